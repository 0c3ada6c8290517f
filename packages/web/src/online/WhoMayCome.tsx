import type { Wish } from '@hippodrome/wire'
import { useWords } from '../app/language.ts'
import { peopleWords } from '../people/words.ts'
import { onlineWords } from './words.ts'

/** For whom a table is open besides those who sit at it. */
export type Doors = Required<Pick<Wish, 'listed' | 'spectators' | 'talks' | 'rated'>>

type Props = { readonly doors: Doors; readonly onChange: (doors: Doors) => void }

/** In public or by its link, watched or not, with talk or without. */
export function WhoMayCome({ doors, onChange }: Props) {
  const words = useWords(onlineWords)
  const people = useWords(peopleWords)
  const says: { readonly [door in keyof Doors]: string } = {
    listed: words.sayListed,
    spectators: words.sayWatched,
    talks: words.sayTalks,
    rated: people.sayRated,
  }
  return (
    <section className="card doors" data-testid="who-may-come">
      <h2>{words.whoMayCome}</h2>
      {(['listed', 'spectators', 'talks', 'rated'] as const).map((door) => (
        <label key={door} className="field switch">
          <input
            type="checkbox"
            role="switch"
            name={door}
            checked={doors[door]}
            onChange={({ target }) => onChange({ ...doors, [door]: target.checked })}
          />
          <span>{says[door]}</span>
        </label>
      ))}
    </section>
  )
}
