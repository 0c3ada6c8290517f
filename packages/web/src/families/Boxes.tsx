import type { Seat } from '@hippodrome/engine'
import type { FamiliesView, Special } from '@hippodrome/families'
import { useWords } from '../app/language.ts'
import { spotClass } from '../board/stage.ts'
import { EmblemMark } from '../app/Emblem.tsx'
import { useFamilies } from './stage.ts'
import { BULGARS_KEY, buildKey, PASS_KEY, specialKey, TAX_KEY } from './targets.ts'
import { Tracks } from './Tracks.tsx'
import { boardWords } from './words.ts'

const ROWS: readonly {
  readonly side: 'either' | 'byzantine' | 'arab'
  readonly kinds: readonly Special[]
}[] = [
  { side: 'either', kinds: ['bulgars', 'fortify'] },
  { side: 'byzantine', kinds: ['improveByzantine', 'emperor', 'civilWarByzantine', 'fleetByzantine'] },
  { side: 'arab', kinds: ['improveArab', 'caliph', 'civilWarArab', 'fleetArab'] },
]

/** The special actions with who holds them; tax, church, mosque and pass; the Bulgars. */
export function Boxes() {
  const { view } = useFamilies()
  const words = useWords(boardWords)
  const seats = view.players.map((_, seat) => seat)
  const cubesOf = (count: (seat: Seat) => number) =>
    seats.flatMap((seat) => new Array<Seat>(count(seat)).fill(seat))
  return (
    <section className="boxes" aria-label={words.boxes}>
      {ROWS.map(({ side, kinds }) => (
        <div key={side} className={`box-row ${side}`}>
          {kinds.map((kind) => (
            <SpecialBoxes key={kind} kind={kind} view={view} />
          ))}
        </div>
      ))}
      <div className="box-last">
        <div className="box-row plain-boxes">
          <BoxOf
            spot={TAX_KEY}
            title={words.tax}
            cubes={cubesOf((seat) => view.players[seat]?.taxBox ?? 0)}
          />
          <BoxOf
            spot={buildKey(0)}
            title={words.church}
            cubes={cubesOf((seat) => view.players[seat]?.byzantine.built ?? 0)}
            side="byzantine"
          />
          <BoxOf
            spot={buildKey(1)}
            title={words.mosque}
            cubes={cubesOf((seat) => view.players[seat]?.arab.built ?? 0)}
            side="arab"
          />
          <BoxOf spot={PASS_KEY} title={words.pass} cubes={passed(view)} first={view.firstPasser} />
          <BulgarBox view={view} />
        </div>
        <Tracks view={view} />
      </div>
    </section>
  )
}

/** The first to pass comes first. */
function passed({ players, firstPasser }: FamiliesView): Seat[] {
  const all = players.flatMap((player, seat) => (player.passed ? [seat] : []))
  return [...all.filter((seat) => seat === firstPasser), ...all.filter((seat) => seat !== firstPasser)]
}

const TITLES: { readonly [kind in Special]: 'bulgarsKind' | Exclude<Special, 'bulgars'> } = {
  bulgars: 'bulgarsKind',
  fortify: 'fortify',
  improveByzantine: 'improveByzantine',
  emperor: 'emperor',
  civilWarByzantine: 'civilWarByzantine',
  fleetByzantine: 'fleetByzantine',
  improveArab: 'improveArab',
  caliph: 'caliph',
  civilWarArab: 'civilWarArab',
  fleetArab: 'fleetArab',
}

function SpecialBoxes({ kind, view }: { readonly kind: Special; readonly view: FamiliesView }) {
  const board = useFamilies()
  const words = useWords(boardWords)
  const boxes = view.boxes.filter((box) => box.kind === kind)
  const title = words[TITLES[kind]]
  const holders = boxes.map(({ holder }) =>
    holder === undefined ? words.free : words.heldBy(board.naming.seats[holder] ?? ''),
  )
  return (
    <button
      type="button"
      className={spotClass(board, specialKey(kind), 'box special')}
      aria-label={`${title}: ${holders.join(', ')}`}
      data-spot={specialKey(kind)}
    >
      <span className="box-title">{title}</span>
      <span className="slots">
        {boxes.map(({ holder }, index) => (
          <span key={index} className="slot square">
            {holder !== undefined && <EmblemMark seat={holder} size={14} />}
          </span>
        ))}
      </span>
    </button>
  )
}

type BoxProps = {
  readonly spot: string
  readonly title: string
  readonly cubes: readonly Seat[]
  readonly side?: string
  readonly first?: Seat | undefined
}

function BoxOf({ spot, title, cubes, side, first }: BoxProps) {
  const board = useFamilies()
  const words = useWords(boardWords)
  const counts = [...new Set(cubes)].map((seat) => ({
    seat,
    count: cubes.filter((other) => other === seat).length,
  }))
  return (
    <button
      type="button"
      className={spotClass(board, spot, `box ${side ?? ''}`)}
      aria-label={`${title}: ${counts.map(({ seat, count }) => `${board.naming.seats[seat]} ${count}`).join(', ') || words.free}`}
      data-spot={spot}
    >
      <span className="box-title">{title}</span>
      <span className="slots">
        {counts.map(({ seat, count }) => (
          <span key={seat} className={seat === first ? 'cubes inner' : 'cubes'}>
            <EmblemMark seat={seat} size={14} />
            {count > 1 && count}
          </span>
        ))}
      </span>
    </button>
  )
}

function BulgarBox({ view }: { readonly view: FamiliesView }) {
  const stage = useFamilies()
  const words = useWords(boardWords)
  return (
    <button
      type="button"
      className={spotClass(stage, BULGARS_KEY, 'box bulgar-box')}
      aria-label={words.bulgarCubes(view.bulgars, stage.board.mostBulgars)}
      data-spot={BULGARS_KEY}
    >
      <span className="box-title">{words.bulgarsKind}</span>
      <span className="bulgar-count">
        <b>{view.bulgars}</b>/{stage.board.mostBulgars}
      </span>
    </button>
  )
}
