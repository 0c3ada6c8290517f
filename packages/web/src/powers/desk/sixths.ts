/** A chance as faces of a die. */
export function sixths(share: number): string {
  const faces = share * 6
  return Math.abs(faces - Math.round(faces)) < 0.01 ? String(Math.round(faces)) : faces.toFixed(1)
}
