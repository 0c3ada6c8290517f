import type { Review } from '@hippodrome/bots/review'

/** A base of its own beside the matches: an older page that is open in another tab must not keep this one from its matches. */
const DATABASE = 'hippodrome-reviews'
const REVIEWS = 'reviews'
/** What was reviewed otherwise than today is reviewed anew. */
const VERSION = 3

const finished = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'))
  })

async function reviews<T>(
  mode: IDBTransactionMode,
  act: (kept: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(REVIEWS)
  const database = await finished(opening)
  try {
    return await finished(act(database.transaction(REVIEWS, mode).objectStore(REVIEWS)))
  } finally {
    database.close()
  }
}

/** The review of a match by its name; nothing where none was kept, or the browser keeps nothing. */
export async function keptReview(match: string): Promise<Review | undefined> {
  try {
    const kept = await reviews('readonly', (all) => all.get(match) as IDBRequest<Review | undefined>)
    return kept?.version === VERSION ? kept : undefined
  } catch {
    return undefined
  }
}

/** A review that cannot be kept can be made again. */
export const keepReview = (match: string, review: Review): Promise<void> =>
  reviews('readwrite', (all) => all.put(review, match)).then(
    () => undefined,
    () => undefined,
  )

export const forgetReview = (match: string): Promise<void> =>
  reviews('readwrite', (all) => all.delete(match)).then(
    () => undefined,
    () => undefined,
  )
