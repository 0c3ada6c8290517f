import type { Review } from '@hippodrome/bots/review'
import type { Language } from '@hippodrome/engine'
import { escapeXml } from '../svg.ts'
import { reviewWords } from './words.ts'

const WIDTH = 760
const HEIGHT = 340
const LEFT = 48
const RIGHT = 140
const TOP = 40
const BOTTOM = 32
const COLOURS = ['#5b3a8e', '#b3541e', '#1f6f5c', '#8a6d00']
/** Told apart by dashes as well as by colour. */
const DASHES = ['none', '7 3', '2 3', '10 3 2 3']

/** The chances of every seat after every choice, with the turning points, as a picture. */
export function chancesSvg(review: Review, names: readonly string[], language: Language): string {
  const { chances, turnings } = review
  const last = Math.max(1, (chances[0]?.length ?? 1) - 1)
  const x = (at: number) => (LEFT + (at / last) * (WIDTH - LEFT - RIGHT)).toFixed(1)
  const y = (share: number) => (HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)).toFixed(1)
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path d="M${LEFT} ${y(share)}H${WIDTH - RIGHT}" stroke="#d9d4e0"/><text x="${LEFT - 8}" y="${Number(y(share)) + 4}" text-anchor="end">${share * 100} %</text>`,
  )
  const lines = chances.map(
    (line, seat) =>
      `<path d="${line.map((share, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(share)}`).join('')}" fill="none" stroke="${COLOURS[seat % COLOURS.length]}" stroke-width="2" stroke-dasharray="${DASHES[seat % DASHES.length]}"/>`,
  )
  const key = names.map(
    (name, seat) =>
      `<path d="M${WIDTH - RIGHT + 14} ${TOP + 4 + seat * 20}h24" stroke="${COLOURS[seat % COLOURS.length]}" stroke-width="2" stroke-dasharray="${DASHES[seat % DASHES.length]}"/><text x="${WIDTH - RIGHT + 44}" y="${TOP + 8 + seat * 20}">${escapeXml(name)}</text>`,
  )
  const marks = turnings.map(
    ({ at, seat, says }, index) =>
      `<g><title>${escapeXml(says[language])}</title><circle cx="${x(at + 1)}" cy="${y(chances[seat]?.[at + 1] ?? 0)}" r="8" fill="#5b3a8e"/><text x="${x(at + 1)}" y="${Number(y(chances[seat]?.[at + 1] ?? 0)) + 4}" fill="#fff" text-anchor="middle">${index + 1}</text></g>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="11" fill="#2b2533">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${LEFT}" y="22" font-weight="bold" font-size="13">${escapeXml(reviewWords[language].chances)}</text>`,
    ...grid,
    ...lines,
    ...key,
    ...marks,
    '</svg>',
    '',
  ].join('\n')
}
