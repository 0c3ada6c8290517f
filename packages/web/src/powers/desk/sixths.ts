import type { Language } from '@hippodrome/engine'

/** A chance as faces of a die. */
export function sixths(share: number, language: Language): string {
  const faces = share * 6
  return (Math.abs(faces - Math.round(faces)) < 0.01 ? Math.round(faces) : faces).toLocaleString(language, {
    maximumFractionDigits: 1,
  })
}
