import type { PowerView } from '@hippodrome/powers'
import { LEVELS, UNITS } from '@hippodrome/powers/vocabulary'
import type { ReactNode } from 'react'
import { useWords } from '../../app/language.ts'
import { Dialog } from '../../play/Dialog.tsx'
import { RuleLink } from '../../play/RuleLink.tsx'
import { termSentence } from '../desk/talk/terms.ts'
import { Icon } from '../icons.tsx'
import { dueOf, guessedWages, incomeOf, type ScoreLine, scoreOf, sumOf, wagesOf } from '../ledger.ts'
import { capital, nameOf, namesOf, peopleOf, titleOf } from '../sentences.ts'
import { usePowers } from '../usePowers.ts'
import { accountWords } from './accountWords.ts'
import { Bands } from './Bands.tsx'
import './account.css'

type Props = { readonly power: PowerView }

/** All that a seat may know of a power: why it stands where it stands, what it has, what it costs. */
export function Account({ power, onClose }: Props & { readonly onClose: () => void }) {
  const stage = usePowers()
  const words = useWords(accountWords)
  return (
    <Dialog title={words.account(peopleOf(stage, power.power))} onClose={onClose} className="pw-account">
      <div className={`columns ${power.power}`}>
        <Score power={power} />
        <div>
          <Money power={power} />
          <Chits power={power} />
          <Agreed power={power} />
          <Pool power={power} />
        </div>
      </div>
    </Dialog>
  )
}

const Line = ({
  name,
  n,
  className,
}: {
  readonly name: ReactNode
  readonly n: ReactNode
  readonly className?: string
}) => (
  <tr className={className}>
    <td>{name}</td>
    <td>{n}</td>
  </tr>
)

function Score({ power }: Props) {
  const stage = usePowers()
  const words = useWords(accountWords)
  const { levels } = namesOf(stage)
  const nth = LEVELS.indexOf(power.level)
  const next = LEVELS[nth + 1]
  const lines = scoreOf(stage, power.power)
  const named = ({ what, place, shared, colony }: ScoreLine): string => {
    if (what === 'treasury') return words.half(power.treasury)
    if (what === 'fallen' || place === undefined) return words.fallen
    if (what === 'city') return words.city(nameOf(stage, place))
    return [nameOf(stage, place), shared ? words.shared : '', colony ? words.colony : '']
      .filter((part) => part !== '')
      .join(', ')
  }
  return (
    <section aria-label={words.why}>
      <Bands power={power} />
      <h3>
        {words.why} <RuleLink game="powers" rule="26.1" />
      </h3>
      <table data-testid="score">
        <tbody>
          {lines.map((line) => (
            <Line key={`${line.what} ${line.place ?? ''}`} name={named(line)} n={line.n} />
          ))}
          <Line name={words.sum} n={sumOf(lines)} className="sum" />
        </tbody>
      </table>
      {next !== undefined && !power.lost && (
        <p className="quiet">{words.toNext((power.bands[nth] ?? 0) - power.points, levels[next])}</p>
      )}
    </section>
  )
}

function Money({ power }: Props) {
  const stage = usePowers()
  const words = useWords(accountWords)
  const mine = power.seat === stage.view.viewer
  const income = sumOf(incomeOf(stage, power.power))
  return (
    <section aria-label={words.money}>
      <h3>{words.money}</h3>
      <table>
        <tbody>
          <Line name={words.treasury} n={`$${power.treasury}`} />
          <Line name={words.income} n={`+$${income}`} />
          {mine ? (
            <Line name={words.wages} n={`−$${dueOf(wagesOf(stage, power.power))}`} />
          ) : (
            <Line
              name={
                <>
                  {words.wages} <small>{words.aboutSays}</small>
                </>
              }
              n={words.about(guessedWages(stage, power.power))}
            />
          )}
        </tbody>
      </table>
    </section>
  )
}

function Chits({ power: { hand, chits } }: Props) {
  const stage = usePowers()
  const words = useWords(accountWords)
  const names = namesOf(stage)
  const known = hand.map((chit) => names.chits[chit].name)
  const rest = chits - hand.length
  const all = [...known, ...(rest > 0 ? [words.unseen(rest)] : [])]
  return (
    <section aria-label={words.chits}>
      <h3>{words.chits}</h3>
      <p>{all.length > 0 ? all.join(', ') : words.nothing}</p>
    </section>
  )
}

function Agreed({ power: { power } }: Props) {
  const stage = usePowers()
  const words = useWords(accountWords)
  const { agreements } = stage.view
  const own = agreements.filter(({ from, to }) => from === power || to === power)
  return (
    <section aria-label={words.agreed}>
      <h3>{words.agreed}</h3>
      {own.length === 0 && <p>{words.nothing}</p>}
      {own.map(({ from, to, terms }, i) => (
        <p key={i}>
          {capital(words.with(titleOf(stage, from === power ? to : from)))}:{' '}
          {terms.map((term) => `${titleOf(stage, term.by)}: ${termSentence(stage, term)}`).join('; ')}
        </p>
      ))}
      {stage.view.treaty !== undefined && <p>{words.treaty(stage.view.treaty)}</p>}
    </section>
  )
}

function Pool({ power: { power, pool } }: Props) {
  const stage = usePowers()
  const words = useWords(accountWords)
  const { units } = namesOf(stage)
  return (
    <section aria-label={words.pool}>
      <h3>{words.pool}</h3>
      <ul className="pool">
        {UNITS.map((unit, i) => {
          const all = stage.board.manifest[power][i] ?? 0
          return (
            all > 0 && (
              <li key={unit} title={units[unit][1]}>
                <Icon id={unit} className="own" />
                <span className="visually-hidden">{units[unit][1]}: </span>
                {words.poolOf(pool[i] ?? 0, all)}
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
