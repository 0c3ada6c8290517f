import type { MatchFile } from '@hippodrome/engine'
import { atHome, type Keepsake } from '../table/atHome.ts'
import type { Table } from '../table/table.ts'

/** Offers something as a file to keep. */
export function downloadJson(name: string, json: unknown): void {
  const text = `${JSON.stringify(json, undefined, 1)}\n`
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

const offer = ({ name, json }: Keepsake): void => downloadJson(name, json)

export const download = (file: MatchFile): void => offer(atHome(file))

/** Offers as a file what may be taken home of a match. */
export const takeHome = async (table: Table): Promise<void> => offer(await table.takeHome())
