/** A seat has a form of its own besides its colour. All fit a circle of radius 1. */
export const EMBLEMS = [
  'M0-1L.86 0L0 1L-.86 0Z',
  'M-.85 0A.85.85 0 1 1 .85 0A.85.85 0 1 1-.85 0Z',
  'M0-.95L.95.75L-.95.75Z',
  'M-.76-.76H.76V.76H-.76Z',
] as const

/** Where the City tokens lie on the disc of a city, by their number. */
export const COINS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-5, 0],
    [5, 0],
  ],
  [
    [0, -5.2],
    [-5, 3.6],
    [5, 3.6],
  ],
]

/** The signs of the four powers, in a square of 16. */
export const POWER_SIGNS: { readonly [letter: string]: string } = {
  b: 'M6.2 1h3.6L9.2 6.2 15 5.4v5.2L9.2 9.8 9.8 15H6.2l.6-5.2L1 10.6V5.4l5.8.8z',
  m: 'M11.6 2.2A6.4 6.4 0 1 0 14.6 11 5.2 5.2 0 1 1 11.6 2.2zM11.3 5.2l.8 1.7 1.9.2-1.4 1.3.4 1.9-1.7-1-1.6 1 .4-1.9-1.4-1.3 1.9-.2z',
  k: 'M1.4 2.2h2.2c0 4 1.2 5.7 3.3 5.9V2h2.2v6.1c2.1-.2 3.3-1.9 3.3-5.9h2.2c0 5-1.9 7.6-5.5 8v3h2.4v2.2H4.5v-2.2h2.4v-3c-3.6-.4-5.5-3-5.5-8z',
  f: 'M8 .8c1.5 2 2.2 3.6 2.2 5.2 0 1-.3 2-.8 3h1c.8-1.2 1.2-2.2 2.6-2.5 1.6-.2 2.4 1 2.1 2.4-.2-.6-1-.9-1.6-.5-.7.5-.7 1.6-1.5 2.6H4c-.8-1-.8-2.1-1.5-2.6-.6-.4-1.4-.1-1.6.5-.3-1.4.5-2.6 2.1-2.4 1.4.3 1.8 1.3 2.6 2.5h1c-.5-1-.8-2-.8-3 0-1.6.7-3.2 2.2-5.2zM4 11.6h8v1.4H4zM6.5 13.5h3L8 15.8z',
}
