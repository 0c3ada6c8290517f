import type { MatchFile, Result } from '@hippodrome/engine'
import type { Glance } from '../miniature/scene.ts'

/** A match as it is kept: the match file, and what the list of matches shows of it. */
export type StoredMatch = {
  readonly id: string
  /** Counts the writings: who writes must have seen the newest. */
  readonly revision: number
  readonly file: MatchFile
  /** Milliseconds since 1970. */
  readonly changed: number
  readonly result?: Result
  /** Whose turn it is and how the table looks; absent before the first choice. */
  readonly glance?: Glance
  /** How often somebody asked what a bot would do. */
  readonly helped?: number
  /** An older page wrote it here: today the file itself says that nobody is helped. */
  readonly unaided?: true
  /** A lesson or another match that the list does not show. */
  readonly hidden?: boolean
}

/** The store is full, or the browser keeps nothing. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault'
  constructor(
    readonly kind: 'store-full' | 'no-store' | 'elsewhere',
    cause?: unknown,
  ) {
    super(`${kind}: ${cause instanceof Error ? cause.message : typeof cause === 'string' ? cause : ''}`)
  }
}

export interface MatchStore {
  get(id: string): Promise<StoredMatch | undefined>
  /** Keeps a match; resolves when it is safe. Refuses with `elsewhere` when another tab wrote in between. */
  put(match: StoredMatch): Promise<void>
  list(): Promise<StoredMatch[]>
  remove(id: string): Promise<void>
}

/** Keeps matches while the tab is open: for tests, and for browsers that store nothing. */
export class MemoryStore implements MatchStore {
  private readonly matches = new Map<string, string>()
  private readonly revisions = new Map<string, number>()

  get(id: string): Promise<StoredMatch | undefined> {
    const text = this.matches.get(id)
    return Promise.resolve(text === undefined ? undefined : (JSON.parse(text) as StoredMatch))
  }

  async put(match: StoredMatch): Promise<void> {
    await Promise.resolve()
    checkRevision(this.revisions.get(match.id), match)
    this.revisions.set(match.id, match.revision)
    this.matches.set(match.id, JSON.stringify(match))
  }

  async list(): Promise<StoredMatch[]> {
    const all = await Promise.all([...this.matches.keys()].map((id) => this.get(id)))
    return all.filter((match) => match !== undefined)
  }

  remove(id: string): Promise<void> {
    this.matches.delete(id)
    this.revisions.delete(id)
    return Promise.resolve()
  }
}

export function checkRevision(kept: number | undefined, { revision }: StoredMatch): void {
  if (kept !== undefined && kept !== revision - 1)
    throw new StoreFault('elsewhere', `revision ${kept} is kept, ${revision} was to be written`)
}
