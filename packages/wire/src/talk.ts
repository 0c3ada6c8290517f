/** The longest line of talk. */
export const LONGEST_TALK = 500

/** A dozen signs for people who share no language; the page has their names and pictures. */
export const EMOTES = [
  'hello',
  'well-played',
  'thanks',
  'sorry',
  'hurry',
  'wait',
  'laugh',
  'wow',
  'think',
  'agree',
  'disagree',
  'goodbye',
] as const
export type Emote = (typeof EMOTES)[number]

/** Who hears a line: the players, the watchers, or one other seat. */
export type Audience =
  | { readonly to: 'table' }
  | { readonly to: 'watchers' }
  | { readonly to: 'seat'; readonly seat: number }
