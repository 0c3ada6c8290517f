import { printed } from '../../data/printed.ts'
import type { Id } from '../../types.ts'
import type { Names } from '../language.ts'

type Named = { readonly id: Id; readonly name: string; readonly lore?: string | undefined }

const by = <K extends Id, T extends Named, R>(
  list: readonly T[],
  what: (one: T) => R,
): { readonly [id in K]: R } =>
  Object.fromEntries(list.map((one) => [one.id, what(one)])) as { readonly [id in K]: R }

const nameOf = ({ name }: Named): string => name
const events = [...printed.events, ...printed.soloEvents]

/** The names in the language of the data itself. */
export const names: Names = {
  cards: by(printed.cards, nameOf),
  events: by(events, nameOf),
  options: by(printed.events, ({ options }) => options.map(({ name }) => name)),
  lore: by(events, ({ lore }) => lore ?? ''),
  quests: by([...printed.quests, ...printed.taktikaQuests], nameOf),
  patrons: by(printed.patrons, nameOf),
  duel: {},
}
