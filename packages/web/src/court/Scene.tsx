import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useNarrow } from '../play/useNarrow.ts'
import { Contribute, isSealed, Sealed } from './Contribute.tsx'
import { Courts } from './Courts.tsx'
import { Divide, Piles } from './Divide.tsx'
import { DoxaTrack } from './DoxaTrack.tsx'
import { Empire } from './Empire.tsx'
import { EventPanel } from './EventPanel.tsx'
import { FacesContext, spokenIn } from './faces.ts'
import { Icon, IconSheet } from './Icon.tsx'
import { Letter } from './Letter.tsx'
import { Hand, Mine, Purse } from './Mine.tsx'
import { useRoundOrders } from './Orders.tsx'
import { Reveal, useReveal } from './Reveal.tsx'
import { Ribbon } from './Ribbon.tsx'
import { Initiative, Market, Offer } from './Shelf.tsx'
import { Builder } from './Solo.tsx'
import { asksAtOnce, sheetFor, SHEETS, type SheetName } from './sheets.ts'
import { Spread } from './Spread.tsx'
import { Strip } from './Strip.tsx'
import { type Court, useCourt } from './stage.ts'
import { Trade } from './Trade.tsx'
import { useFlip } from './useFlip.ts'
import { Zoom } from './Zoom.tsx'
import './tokens.css'
import './cards.css'
import './things.css'
import './room.css'
import './table.css'
import './event.css'
import './empire.css'
import './courts.css'
import './hand.css'
import './ribbon.css'
import './sheet.css'
import './letter.css'
import './solo.css'
import './reveal.css'
import './phone.css'
import './phoneSheets.css'

/** Nothing of the end is needed before it. */
const Final = lazy(async () => ({ default: (await import('./Final.tsx')).Final }))

const SHEET_ICONS: { readonly [sheet in SheetName]: string } = {
  now: 'hand',
  event: 'event',
  map: 'map',
  courts: 'courts',
  market: 'market',
}

/** The whole table: Event, map, market and courts above; the ribbon; purse, hand and one's own court below. */
export function Scene() {
  const court = useCourt()
  const { view, words, decision, playing } = court
  const { words: said, language } = playing
  const spoken = useMemo(() => spokenIn({ words: said, language }), [said, language])
  const root = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<{ readonly decision: number | undefined; readonly sheet: SheetName }>()
  const narrow = useNarrow()
  const over = playing.state.view.result !== undefined && !playing.telling
  const own = sheetFor(decision?.prompt)
  const sheet = wanted && wanted.decision === decision?.number ? wanted.sheet : own
  useFlip(root, view)
  useRoundOrders(court)
  const toggleList = () => root.current?.closest('.board')?.toggleAttribute('data-list')
  const middle = middleOf(court)
  const { opening, close } = useReveal(court)
  // What is asked on the map, or on a phone in the hand, needs the place of what was revealed.
  const needed = decision !== undefined && (own === 'map' || (narrow && own === 'now'))
  return (
    <FacesContext value={spoken}>
      <IconSheet />
      <div
        ref={root}
        className="scene court-table"
        data-sheet={narrow ? sheet : undefined}
        data-mode={view.mode}
        data-middle={middle}
        data-prompt={decision?.prompt}
      >
        <DoxaTrack />
        <div className="col left" role="region" aria-label={words.event} tabIndex={0}>
          <EventPanel />
        </div>
        <div className="col mid">
          {over ? (
            <Suspense>
              <Final />
            </Suspense>
          ) : middle === 'give' ? (
            <Giving />
          ) : middle === 'spread' ? (
            <Spread />
          ) : (
            <>
              {opening && !needed ? <Reveal opening={opening} close={close} /> : <Empire />}
              <div className="shelf">
                <Initiative />
                <Market />
              </div>
              <Offer />
            </>
          )}
          <Letter />
        </div>
        <div className="col right" role="region" aria-label={words.sheet.courts} tabIndex={0}>
          {view.mode === 'solo' ? <Builder /> : <Courts />}
        </div>
        <Ribbon onList={toggleList} />
        {narrow && sheet === 'now' && view.round > 0 && (
          <Strip onOpen={() => setWanted({ decision: decision?.number, sheet: 'event' })} />
        )}
        <div className="dock dock-left" role="region" aria-label={words.purse} tabIndex={0}>
          <Purse />
        </div>
        <div className="dock dock-mid">
          <Hand />
        </div>
        <div className="dock dock-right">
          <Mine />
        </div>
        <nav className="court-tabs" aria-label={words.sheets}>
          {SHEETS.map((known) => (
            <button
              key={known}
              type="button"
              aria-pressed={sheet === known}
              className={known === own ? 'asked' : ''}
              onClick={() => setWanted({ decision: decision?.number, sheet: known })}
            >
              <Icon name={SHEET_ICONS[known]} />
              <span>{words.sheet[known]}</span>
            </button>
          ))}
        </nav>
        <Zoom root={root} />
      </div>
    </FacesContext>
  )
}

/** What is given, divided, taken or exchanged, on one sheet. */
function Giving() {
  const { decision } = useCourt()
  switch (decision?.prompt) {
    case undefined:
      return <Sealed />
    case 'divide-loot':
      return <Divide key={decision.number} />
    case 'choose-pile':
      return <Piles />
    case 'trade-resource':
      return <Trade />
    default:
      return <Contribute key={decision?.number} />
  }
}

/** What lies in the middle column: the map and market, a sheet of steppers, or cards to choose from. */
function middleOf({ decision, view, playing }: Court): 'table' | 'give' | 'spread' {
  const prompt = decision?.prompt
  if (asksAtOnce(prompt) || (prompt === undefined && isSealed(view, playing.state.view.waiting)))
    return 'give'
  return prompt !== undefined && SPREAD.has(prompt) ? 'spread' : 'table'
}

const SPREAD: ReadonlySet<string> = new Set([
  'draft-card',
  'solo-discard',
  'choose-patron',
  'choose-hero',
  'discard-quest',
  'take-pile',
  'steal-card',
  'play-seen',
])
