/** Who has not been heard of for so long is no longer at a node; nodes say twice in this time who is there. */
export const SILENT_MS = 30_000

/** Who is at other nodes, as far as those have said. */
export class Elsewhere {
  /** By person, when each node last said that they are there. */
  private readonly people = new Map<string, Map<string, number>>()

  constructor(private readonly now: () => number) {}

  /** Whether that is new. */
  comes(node: string, person: string): boolean {
    const isNew = !this.has(person)
    const at = this.people.get(person) ?? new Map<string, number>()
    at.set(node, this.now())
    this.people.set(person, at)
    return isNew
  }

  goes(node: string, person: string): void {
    this.people.get(person)?.delete(node)
  }

  has(person: string): boolean {
    const nodes = this.people.get(person)
    for (const [node, heard] of nodes ?? []) if (this.now() - heard > SILENT_MS) nodes?.delete(node)
    if (nodes?.size === 0) this.people.delete(person)
    return (nodes?.size ?? 0) > 0
  }
}
