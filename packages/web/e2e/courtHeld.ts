import { type CourtView, court } from '@hippodrome/court'
import { type Game, type MatchFile, openMatch } from '@hippodrome/engine'
import type { Page } from 'playwright-core'

const rules = court as unknown as Game

/** Notes every card and Quest that is ever in the page, also for a moment and while it moves, and at which version first. */
export const noteAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted = new Map<string, number>()
    Object.assign(globalThis, { noted })
    const note = () => {
      const version = Number(document.querySelector<HTMLElement>('[data-testid=prompt]')?.dataset.version)
      for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-card], [data-quest]')) {
        const id = dataset.card ?? dataset.quest ?? ''
        if (!noted.has(id)) noted.set(id, version)
      }
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true })
    note()
  })

/** The match as it is stored, the moment of it that is on the screen, what was ever in the page, and what is in it now. */
type Held = {
  readonly file: MatchFile
  readonly version: number
  /** By card or Quest: the version at which it was first seen, where one was shown then. */
  readonly noted: readonly (readonly [id: string, version: number])[]
  readonly now: readonly string[]
  /** Whether all that is open lies on the table now: a contribution, what was revealed and cards to choose from lie where the Offer is. */
  readonly whole: boolean
}

export const readPage = (page: Page): Promise<Held> =>
  page.evaluate(async () => {
    const finished = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
    const database = await finished(indexedDB.open('hippodrome'))
    const stored = await finished(database.transaction('matches').objectStore('matches').getAll())
    database.close()
    const file = (stored[0] as { file: unknown }).file as MatchFile
    const { noted = new Map<string, number>() } = globalThis as unknown as { noted?: Map<string, number> }
    const now = [...document.querySelectorAll<HTMLElement>('[data-card], [data-quest]')]
    return {
      file,
      version: Number(document.querySelector<HTMLElement>('[data-testid=prompt]')?.dataset.version),
      noted: [...noted],
      now: now.map(({ dataset }) => dataset.card ?? dataset.quest ?? ''),
      whole: document.querySelector('.court-table .offer') !== null,
    }
  })

type Seen = { readonly version: number; readonly view: CourtView }

/** What the first seat could see at the beginning and after each choice. */
function viewsOf(file: MatchFile): Seen[] {
  const match = openMatch(rules, file)
  const see = (): Seen => ({
    version: match.state.version,
    view: rules.view(match.state.game, 0) as CourtView,
  })
  return [
    see(),
    ...file.choices.map(([seat, choice]) => {
      match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice })
      return see()
    }),
  ]
}

/** Cards and Quests of the first seat, of the Offer and of every court. */
function openTo({ own, offer, players }: CourtView): readonly string[] {
  const open = [offer, ...players.map(({ played }) => played)].flat()
  return [...(own?.hand ?? []), ...(own?.quests ?? []), ...open.map(({ card }) => card)]
}

type Differences = {
  readonly told: readonly string[]
  readonly lacking: readonly string[]
  readonly whole: boolean
  /** How much the seat sees. */
  readonly held: number
  readonly file: MatchFile
}

/** What was in the page before the first seat could know of it, and what the seat sees and the page lacks. */
export async function differences(page: Page): Promise<Differences> {
  for (let tries = 0; tries < 200; tries++) {
    const { file, version, noted, now, whole } = await readPage(page)
    const views = viewsOf(file)
    const last = views.at(-1)
    // A choice is stored first, and bots go on meanwhile; of a match that is over no question is shown.
    if (last && (last.version === version || Number.isNaN(version))) {
      const knownAt = new Map<string, number>()
      for (const seen of views) {
        const text = JSON.stringify(seen.view)
        for (const [id] of noted)
          if (!knownAt.has(id) && text.includes(`"${id}"`)) knownAt.set(id, seen.version)
      }
      const told = noted.filter(
        ([id, first]) => !((knownAt.get(id) ?? Infinity) <= (Number.isNaN(first) ? last.version : first)),
      )
      const open = Number.isNaN(version) ? [] : openTo(last.view)
      return {
        told: told.map(([id, first]) => `${id} at ${first}, known at ${knownAt.get(id) ?? 'no time'}`),
        lacking: whole ? open.filter((id) => !now.includes(id)) : [],
        whole,
        held: open.length,
        file,
      }
    }
    await page.waitForTimeout(50)
  }
  throw new Error('the page never shows what is stored')
}
