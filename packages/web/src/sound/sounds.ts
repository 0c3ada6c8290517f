export const SOUNDS = ['turn', 'dice', 'battle', 'card', 'end'] as const
export type SoundName = (typeof SOUNDS)[number]

/** A note, or noise through a filter that may sweep; times in seconds, pitches in hertz. */
export type Part = {
  readonly at: number
  readonly long: number
  readonly wave: 'triangle' | 'sine' | 'noise'
  readonly pitch: number
  readonly sweepTo?: number
  /** Of the loudest that we allow ourselves. */
  readonly loud?: number
}

const note = (at: number, long: number, pitch: number): Part => ({ at, long, wave: 'triangle', pitch })

/** All that the page sounds like; nothing is recorded. */
export const SCORE: { readonly [name in SoundName]: readonly Part[] } = {
  turn: [note(0, 0.09, 392), note(0.09, 0.09, 523.25)],
  dice: [0, 0.07, 0.15].map((at) => ({ at, long: 0.03, wave: 'noise', pitch: 1800 })),
  battle: [
    { at: 0, long: 0.18, wave: 'sine', pitch: 80 },
    { at: 0, long: 0.12, wave: 'noise', pitch: 500, loud: 0.5 },
  ],
  card: [{ at: 0, long: 0.09, wave: 'noise', pitch: 2000, sweepTo: 5000 }],
  end: [note(0, 0.14, 261.63), note(0.14, 0.14, 329.63), note(0.28, 0.14, 392), note(0.42, 0.14, 523.25)],
}

export const lengthOf = (name: SoundName): number => Math.max(...SCORE[name].map(({ at, long }) => at + long))
