import type { Language } from '@hippodrome/engine'

const isWhole = (n: number): boolean => Math.abs(n - Math.round(n)) < 0.01

/** A chance as faces of a die; where a roll comes before it, halves of them. */
export function sixths(share: number, language: Language): string {
  const faces = share * 6
  if (isWhole(faces)) return String(Math.round(faces))
  return isWhole(faces * 2)
    ? `${Math.floor(faces) || ''}½`
    : faces.toLocaleString(language, { maximumFractionDigits: 1 })
}
