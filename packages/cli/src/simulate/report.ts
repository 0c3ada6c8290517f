import type { Share, Spread } from '@hippodrome/bots'
import { percentText, rowsText } from '../format.ts'
import type { Standing, Tally } from './tally.ts'

export type Speed = {
  readonly seconds: number
  readonly decisionsPerSecond: number
  readonly workers: number
}

const interval = ({ low, high }: Pick<Share, 'low' | 'high'>): string =>
  `${percentText(low)} - ${percentText(high)}`
const mean = ({ mean: value, sd }: Spread): string => `${value.toFixed(1)} ± ${sd.toFixed(1)}`

const row = (name: string, { matches, wins, share, score, rank, fair }: Standing): string[] => [
  name,
  String(matches),
  Number.isInteger(wins) ? String(wins) : wins.toFixed(1),
  percentText(share.share),
  interval(share),
  mean(score),
  rank.mean.toFixed(2),
  ...(fair ? [percentText(fair.share), interval(fair), fair.factor.toFixed(2)] : []),
]

/** What the share would be without luck, and how many times as many matches would tell as much with it. */
const FAIR = ['luck off', '95 % interval', 'factor']

/** A series as a table for people. */
export function seriesText(tally: Tally, speed: Speed): string {
  const { length } = tally
  const isFair = tally.bots.some(({ fair }) => fair !== undefined)
  const table = rowsText(
    [
      ['', 'matches', 'wins', 'share', '95 % interval', 'score', 'rank', ...(isFair ? FAIR : [])],
      ...tally.bots.map((standing, i) => row(`${i + 1} ${standing.bot.slice(0, 30)}`, standing)),
      ...tally.seats.map((standing, seat) => row(`seat ${seat}`, standing)),
    ],
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
  )
  return [
    ...table,
    '',
    `${tally.matches} matches of ${length.mean.toFixed(0)} decisions (${length.min} to ${length.max})`,
    `${speed.seconds.toFixed(1)} s on ${speed.workers} threads, ${Math.round(speed.decisionsPerSecond)} decisions a second`,
  ].join('\n')
}

/** What the game counts itself. */
export const statisticsText = ({ statistics }: Tally): string =>
  rowsText(
    [
      ['statistic', 'matches', 'mean', 'sd', 'least', 'most'],
      ...Object.entries(statistics).map(([name, { matches, mean: value, sd, min, max }]) => [
        name,
        String(matches),
        value.toFixed(3),
        sd.toFixed(3),
        String(Number(min.toFixed(3))),
        String(Number(max.toFixed(3))),
      ]),
    ],
    [1, 2, 3, 4, 5],
  ).join('\n')
