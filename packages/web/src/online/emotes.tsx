import type { Emote } from '@hippodrome/wire'

const ROUND = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z'

/** Line drawings in a square of 24. */
const PATHS: { readonly [emote in Emote]: string } = {
  hello:
    'M7 12.5V6.5a1.5 1.5 0 0 1 3 0V11V4.5a1.5 1.5 0 0 1 3 0V11V5.5a1.5 1.5 0 0 1 3 0V12V9a1.5 1.5 0 0 1 3 0v6a6 6 0 0 1-6 6c-3 0-4.5-1.5-6-4l-2.4-4a1.5 1.5 0 0 1 2.6-1.5z',
  'well-played': 'M12 3.5l2.6 5.6 6.1.700-4.5 4.2 1.2 6L12 17l-5.4 3 1.2-6-4.5-4.2 6.1-.7z',
  thanks: 'M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11z',
  sorry: `${ROUND}M9 9.5v.1M15 9.5v.1M8.5 16.5c1.5-2.5 5.5-2.5 7 0`,
  hurry: 'M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9',
  wait: `${ROUND}M12 7v5l3.5 2`,
  laugh: `${ROUND}M8.5 9.5v.1M15.5 9.5v.1M7.5 13.5h9c-.5 3-2.5 4.5-4.5 4.5s-4-1.5-4.5-4.5z`,
  wow: 'M12 4v10M12 19v.1',
  think: 'M4 5h16v11h-8l-4 4v-4H4zM8.5 10.5v.1M12 10.5v.1M15.5 10.5v.1',
  agree: 'M4.5 12.5l5 5 10-11',
  disagree: 'M6 6l12 12M18 6L6 18',
  goodbye: 'M5 21V4h9v17M14 12h7M18 9l3 3-3 3M3 21h13',
}

export const EmoteSign = ({ emote }: { readonly emote: Emote }) => (
  <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[emote]} />
  </svg>
)
