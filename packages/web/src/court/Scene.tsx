import { Suspense, useMemo, useRef, useState } from 'react'
import { useNarrow } from '../play/useNarrow.ts'
import { isActivating } from './activating.ts'
import { Courts } from './Courts.tsx'
import { type Desk, DeskContext, useNewDesk } from './desk.ts'
import { DoxaTrack } from './DoxaTrack.tsx'
import { Empire } from './Empire.tsx'
import { EventPanel } from './EventPanel.tsx'
import { FacesContext, spokenIn } from './faces.ts'
import { ForesightContext, newForesight } from './foresight.ts'
import { Seer } from './Ghost.tsx'
import { Icon, IconSheet } from './Icon.tsx'
import { Builder, Final, Giving, Letter, Reveal, UnitPlan } from './late.ts'
import { Hand, Mine, Purse } from './Mine.tsx'
import { Ribbon } from './Ribbon.tsx'
import { Initiative, Market, Offer } from './Shelf.tsx'
import { asksAtOnce, asksUnderMap, isSealed, sheetFor, SHEETS, type SheetName } from './sheets.ts'
import { Spread } from './Spread.tsx'
import { Still } from './Still.tsx'
import { Strip } from './Strip.tsx'
import { type Court, useCourt } from './stage.ts'
import { useCarry } from './useCarry.ts'
import { useFlip } from './useFlip.ts'
import { useDrawer } from './useDrawer.ts'
import { useCourtKeys } from './useCourtKeys.ts'
import { useReveal } from './useReveal.ts'
import { useLearning } from './words.ts'
import { Zoom } from './Zoom.tsx'
import './tokens.css'
import './cards.css'
import './things.css'
import './room.css'
import './table.css'
import './event.css'
import './empire.css'
import './courts.css'
import './purse.css'
import './bandons.css'
import './hand.css'
import './ribbon.css'
import './spread.css'
import './sheet.css'
import './letter.css'
import './reveal.css'
import './unit.css'
import './solo.css'
import './phone.css'
import './phoneSheets.css'

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
  useLearning(language)
  const { words: phrases } = court
  const spoken = useMemo(
    () => ({ ...spokenIn({ words: said, language }), words: phrases }),
    [said, language, phrases],
  )
  const root = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<{ readonly decision: number | undefined; readonly sheet: SheetName }>()
  const narrow = useNarrow()
  const over = playing.state.view.result !== undefined && !playing.telling
  const own = sheetFor(decision?.prompt)
  const sheet = wanted && wanted.decision === decision?.number ? wanted.sheet : own
  useFlip(root, view)
  useCarry(root)
  useCourtKeys(root)
  const toggleList = useDrawer(root, court.pointer)
  const [foresight] = useState(newForesight)
  const desk = useNewDesk()
  const middle = middleOf(court, desk)
  const letter = decision?.prompt.startsWith('answer-') === true
  const { opening, close } = useReveal(court)
  // What is asked on the map, or on a phone in the hand, needs the place of what was revealed.
  const needed = decision !== undefined && (own === 'map' || (narrow && own === 'now'))
  return (
    <FacesContext value={spoken}>
      <DeskContext value={desk}>
        <ForesightContext value={foresight}>
          <IconSheet />
          <div
            ref={root}
            className="scene court-table"
            data-sheet={narrow ? sheet : undefined}
            data-mode={view.mode}
            data-middle={middle}
            data-prompt={decision?.prompt}
            data-letter={letter || undefined}
          >
            <DoxaTrack />
            <div className="col left" role="region" aria-label={words.event} tabIndex={0}>
              <Still>
                <EventPanel />
              </Still>
            </div>
            <div className="col mid">
              <Suspense>
                {over ? (
                  <Final />
                ) : middle === 'give' ? (
                  <Giving />
                ) : middle === 'spread' ? (
                  <Spread />
                ) : (
                  <>
                    {opening && !needed ? (
                      <Reveal opening={opening} close={close} />
                    ) : (
                      <Still>
                        <Empire />
                      </Still>
                    )}
                    {asksUnderMap(decision?.prompt) || isActivating(court) ? (
                      // The map stays, and who has the focus there, while this comes.
                      <Suspense>
                        <UnitPlan />
                      </Suspense>
                    ) : opening && !needed && !narrow && own !== 'market' ? undefined : (
                      <Still>
                        <div className="shelf">
                          <Initiative />
                          <Market />
                        </div>
                        <Offer />
                      </Still>
                    )}
                  </>
                )}
              </Suspense>
              {letter && (
                <Suspense>
                  <Letter />
                </Suspense>
              )}
            </div>
            <div className="col right" role="region" aria-label={words.sheet.courts} tabIndex={0}>
              {view.mode === 'solo' ? (
                <Suspense>
                  <Builder />
                </Suspense>
              ) : (
                <Courts />
              )}
            </div>
            <Ribbon onList={toggleList} />
            {narrow && sheet === 'now' && view.round > 0 && (
              <Strip onOpen={() => setWanted({ decision: decision?.number, sheet: 'event' })} />
            )}
            <div className="dock dock-left" role="region" aria-label={words.purse} tabIndex={0}>
              <Still>
                <Purse />
              </Still>
            </div>
            <div className="dock dock-mid">
              <Still>
                <Hand />
              </Still>
            </div>
            <div className="dock dock-right" data-spot="court:own">
              <Still>
                <Mine />
              </Still>
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
            <Seer foresight={foresight} />
            <button type="button" className="drawer-close" aria-label={words.closeList} onClick={toggleList}>
              <Icon name="close" />
            </button>
          </div>
        </ForesightContext>
      </DeskContext>
    </FacesContext>
  )
}

/** What lies in the middle column: the map and market, a sheet of steppers, or cards to choose from. */
function middleOf({ decision, view, playing }: Court, { gift }: Desk): 'table' | 'give' | 'spread' {
  const prompt = decision?.prompt
  const { waiting } = playing.state.view
  const bidding = gift?.bid === true && gift.round === view.round && view.bids === undefined
  const sealed = isSealed(view, waiting) || (bidding && waiting.length > 0 && view.phase === 'resolve')
  if (asksAtOnce(prompt) || (prompt === undefined && sealed)) return 'give'
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
