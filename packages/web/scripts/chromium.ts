import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where this machine has Chromium. */
export const chromiumPath =
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'chromium'))
    .find((path) => existsSync(path)) ?? 'chromium'
