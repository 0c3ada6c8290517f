import type { Registry } from '../live/registry.ts'
import { HERE } from '../people/comings.ts'
import type { Ended, Hub } from '../socket/hub.ts'
import type { Statement } from '../store/statements.ts'
import type { Store } from '../store/store.ts'
import { Elsewhere, SILENT_MS } from './elsewhere.ts'
import { Neighbours } from './neighbours.ts'
import { type News, news, peopleNews } from './news.ts'

type Parts = {
  readonly url: string
  readonly node: string
  readonly store: Store
  readonly registry: Registry
  readonly hub: Hub
  readonly now: () => number
  /** Some table has changed elsewhere. */
  readonly lobbyChanged: () => void
}

/** This node among those that share a database. */
export type Nodes = {
  /** Somebody came here (`HERE`), or went at a time. */
  note(person: string, at: number): void
  /** A session was ended here, or all of a person's: wherever its sockets are, they are cut. */
  ended(who: Ended): void
  close(): Promise<void>
}

/** Joins the nodes that share a database: tables that others change are followed here, and everybody knows who is where. */
export async function joinNodes(parts: Parts): Promise<Nodes> {
  const { url, node, store, registry, hub, now } = parts
  const elsewhere = new Elsewhere(now)
  // What is said of people is nothing to wait for: it is said again before it is out of date.
  const say = (statement: Statement) => void store.say(statement).catch(() => undefined)
  const sayWhoIsHere = () => {
    const people = [...hub.people()]
    if (people.length > 0) say(peopleNews(node, people))
  }
  const hear = (heard: News) => {
    switch (heard.kind) {
      case 'tables':
        registry.heard(heard.tables)
        return parts.lobbyChanged()
      case 'here':
        for (const person of heard.people)
          if (elsewhere.comes(heard.node, person)) hub.movedElsewhere(person, HERE)
        return
      case 'left':
        elsewhere.goes(heard.node, heard.person)
        return hub.movedElsewhere(heard.person, heard.at)
      case 'who':
        return sayWhoIsHere()
      case 'ended':
        return hub.cut(heard)
    }
  }
  const missed = () => {
    registry.heardNothing()
    say(news({ kind: 'who', node }))
    sayWhoIsHere()
  }
  const neighbours = new Neighbours(url, node, { heard: hear, missed })
  hub.isElsewhere = (person) => elsewhere.has(person)
  await neighbours.listen()
  say(news({ kind: 'who', node }))
  const again = setInterval(sayWhoIsHere, SILENT_MS / 2)
  again.unref()
  return {
    note: (person, at) =>
      say(at === HERE ? peopleNews(node, [person]) : news({ kind: 'left', node, person, at })),
    ended: (who) => say(news({ kind: 'ended', node, ...who })),
    async close() {
      clearInterval(again)
      await neighbours.close()
    },
  }
}
