import { expect, it } from 'vitest'
import { Store } from '../store/store.ts'
import { placeForTest } from '../testing/place.ts'
import { Mails } from './mails.ts'
import { People } from './people.ts'
import { Tickets } from './tickets.ts'

/** A disk that never comes to an end with what it writes. */
class Stuck extends Tickets {
  issued = 0

  override issue(): Promise<string> {
    this.issued += 1
    return new Promise(() => {})
  }
}

it('nobody waits for what is written when an address is known: how long it takes would tell', async () => {
  const place = await placeForTest()
  const store = await Store.open(place.place, Date.now)
  const { person } = await new People(store, Date.now).welcome('Anna')
  const address = 'anna@example.org'
  await store.db.insertInto('mails').values({ person: person.id, address, made_at: 1 }).execute()
  const tickets = new Stuck(store, Date.now)
  const post = { send: async () => undefined, close: () => undefined }
  const mails = new Mails({
    store,
    tickets,
    post,
    base: () => '',
    now: Date.now,
    log: () => undefined,
    haste: 1,
  })
  await mails.invite('nobody@example.org', 'en')
  expect(tickets.issued).toBe(0)
  await mails.invite(address, 'en')
  expect(tickets.issued).toBe(1)
  await store.close()
  await place.end()
})
