/** So many letters are about two lines of a list; fewer than these say too little. */
const MOST = 92
const LEAST = 36

/** How a story begins: whole sentences, as many as lie in two lines, and enough to say something. */
export function firstSentences(story: string): string {
  const [first = story, ...others] = story.match(/[^.!?]+[.!?]+/g) ?? []
  let begun = first
  for (const next of others) {
    if (begun.length > LEAST && begun.length + next.length > MOST) break
    begun += next
  }
  return begun.trim()
}
