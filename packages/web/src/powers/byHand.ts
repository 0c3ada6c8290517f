/** Fingers tap where a mouse clicks. */
const TAPS: { readonly [word: string]: string } = { Click: 'Tap', click: 'tap', Klik: 'Tik', klik: 'tik' }

/** How something is done, in the words of who has no mouse. */
export const byHand = (how: string): string =>
  globalThis.matchMedia?.('(hover: none)').matches
    ? how.replaceAll(/click|klik/gi, (word) => TAPS[word] ?? word)
    : how
