import { Icon } from '../app/Icon.tsx'
import { useWords } from '../app/language.ts'
import { block, useBlocked } from './blocked.ts'
import { peopleWords } from './words.ts'

/** Whom somebody has blocked, each with the way back. */
export function BlockedList() {
  const words = useWords(peopleWords)
  const blocked = useBlocked()
  if (blocked.length === 0) return undefined
  return (
    <>
      <h3>{words.blockedPeople}</h3>
      <ul className="account-rows" data-testid="blocked">
        {blocked.map(({ person, name }) => (
          <li key={person} className="account-row">
            <Icon name="off" />
            <span>
              <a href={`#/people/${person}`}>{name}</a>
            </span>
            <button type="button" className="small" onClick={() => void block(person, false)}>
              {words.unblock}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
