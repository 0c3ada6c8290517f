import { checkRevision, type MatchStore, type StoredMatch, StoreFault } from './matchStore.ts'

const DATABASE = 'hippodrome'
const MATCHES = 'matches'

const finished = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(faultOf(request.error))
  })

const faultOf = (error: unknown): StoreFault =>
  error instanceof StoreFault
    ? error
    : new StoreFault(
        error instanceof DOMException && error.name === 'QuotaExceededError' ? 'store-full' : 'no-store',
        error,
      )

/** Matches in the browser's IndexedDB. */
export class BrowserStore implements MatchStore {
  private database: Promise<IDBDatabase> | undefined
  /** The same when it is open: what is stored then is on its way at once. */
  private opened: IDBDatabase | undefined

  async get(id: string): Promise<StoredMatch | undefined> {
    const matches = await this.matches('readonly')
    return finished(matches.get(id) as IDBRequest<StoredMatch | undefined>)
  }

  /** What is kept is asked for and the new is sent in one go: whoever made a choice waits for this. */
  async put(match: StoredMatch): Promise<void> {
    const matches = this.opened ? this.matchesOf(this.opened, 'readwrite') : await this.matches('readwrite')
    const { transaction } = matches
    await new Promise<void>((resolve, reject) => {
      let fault: unknown
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(faultOf(fault ?? transaction.error))
      const orAbort = (act: () => void) => {
        try {
          act()
        } catch (thrown) {
          fault = thrown
          transaction.abort()
        }
      }
      const kept = matches.get(match.id) as IDBRequest<StoredMatch | undefined>
      kept.onsuccess = () => orAbort(() => checkRevision(kept.result?.revision, match))
      orAbort(() => (matches.put(match).onsuccess = () => transaction.commit()))
    })
  }

  async list(): Promise<StoredMatch[]> {
    const matches = await this.matches('readonly')
    return finished(matches.getAll() as IDBRequest<StoredMatch[]>)
  }

  async remove(id: string): Promise<void> {
    const matches = await this.matches('readwrite')
    await finished(matches.delete(id))
  }

  private async matches(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    this.database ??= open()
    try {
      this.opened = await this.database
    } catch (error) {
      this.database = undefined
      throw faultOf(error)
    }
    return this.matchesOf(this.opened, mode)
  }

  private matchesOf(database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore {
    try {
      return database.transaction(MATCHES, mode).objectStore(MATCHES)
    } catch (error) {
      this.database = undefined
      this.opened = undefined
      throw faultOf(error)
    }
  }
}

function open(): Promise<IDBDatabase> {
  if (typeof indexedDB === 'undefined') return Promise.reject(new StoreFault('no-store', 'no IndexedDB'))
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(MATCHES, { keyPath: 'id' })
  return finished(request)
}
