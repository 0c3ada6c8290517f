/** As long as a match file holds it. */
export const LONGEST_NAME = 80

/** What a file keeps and every screen shows as it is: no line ends, and nothing that a terminal obeys. */
export const isPlain = (text: string): boolean => /^[^\p{C}\p{Zl}\p{Zp}]*$/u.test(text)
