import type { Round } from './school.ts'

const WIDTH = 640
const HEIGHT = 320
const MARGIN = 48

/** The learning curve as a picture: by the time spent, the share of wins against the game's own evaluation, with its interval. */
export function curveSvg(title: string, rounds: readonly Round[]): string {
  const longest = Math.max(1, ...rounds.map(({ coreMinutes }) => coreMinutes))
  const x = (minutes: number) => MARGIN + (minutes / longest) * (WIDTH - 2 * MARGIN)
  const y = (share: number) => HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN)
  const fixed = (value: number) => value.toFixed(1)
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path d="M${MARGIN} ${fixed(y(share))}H${WIDTH - MARGIN}" stroke="#d9d4e0"/><text x="${MARGIN - 8}" y="${fixed(y(share) + 4)}" text-anchor="end">${share * 100} %</text>`,
  )
  const marks = rounds.map(({ coreMinutes, againstHand, low, high, accepted, round }) => {
    const at = fixed(x(coreMinutes))
    return `<path d="M${at} ${fixed(y(low))}V${fixed(y(high))}" stroke="#8a8494" stroke-width="1.5"/><circle cx="${at}" cy="${fixed(y(againstHand))}" r="4" fill="${accepted ? '#5b3a8e' : '#fff'}" stroke="#5b3a8e"><title>round ${round}: ${fixed(againstHand * 100)} %</title></circle><text x="${at}" y="${HEIGHT - MARGIN + 16}" text-anchor="middle">${fixed(coreMinutes)}</text>`
  })
  const line = rounds
    .map(
      ({ coreMinutes, againstHand }, i) =>
        `${i === 0 ? 'M' : 'L'}${fixed(x(coreMinutes))} ${fixed(y(againstHand))}`,
    )
    .join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="11" fill="#2b2533">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${MARGIN}" y="24" font-weight="bold" font-size="13">${title}</text>`,
    ...grid,
    `<path d="${line}" fill="none" stroke="#5b3a8e" stroke-width="2"/>`,
    ...marks,
    `<text x="${WIDTH / 2}" y="${HEIGHT - 10}" text-anchor="middle">core-minutes</text>`,
    '</svg>',
    '',
  ].join('\n')
}
