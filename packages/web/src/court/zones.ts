/** The parts of the table in the order in which F6 walks them; what lies in the middle comes before the map that it covers. */
const ZONES = [
  '.ribbon',
  '.letter, .give, .spread, .final, .reveal, .unit-plan',
  '.dock-mid',
  '.dock-right',
  '.dock-left',
  '.left',
  '.empire',
  '.shelf, .offer',
  '.right',
]

/** Where a part is entered: at what can be chosen in it, else at what Tab reaches, else at what arrows reach. */
const DOORS = [
  ':is(.legal, .can > *, .act:not([aria-disabled], .quiet)):is(button, [tabindex])',
  ':is(button, input):enabled, [data-spot][tabindex="0"]',
  '[data-spot][tabindex]',
  '[tabindex="0"]',
]

const inSight = (within: readonly Element[], selector: string): HTMLElement[] =>
  within.flatMap((zone) =>
    [...zone.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility()),
  )

function doorOf(zone: readonly Element[]): HTMLElement | undefined {
  for (const door of DOORS) {
    const [first] = inSight(zone, door)
    if (first) return first
  }
  return zone.find((one): one is HTMLElement => one.matches('[tabindex="0"]') && one.checkVisibility())
}

/** Moves the focus to the next part of the table, or the one before. */
export function toZone(table: HTMLElement, by: 1 | -1): boolean {
  const zones = ZONES.map((selector) => [...table.querySelectorAll(selector)])
  const here = document.activeElement
  const now = zones.findIndex((zone) => zone.some((one) => one.contains(here)))
  const count = zones.length
  for (let steps = 1; steps <= count; steps++) {
    const from = now < 0 && by < 0 ? 0 : now
    const door = doorOf(zones[(from + by * steps + count * 2) % count] ?? [])
    if (!door) continue
    door.focus()
    return true
  }
  return false
}
