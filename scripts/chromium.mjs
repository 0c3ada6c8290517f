import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

/** Where a command lies, if it can be run from here. */
const pathOf = (command) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })

export const onPath = (command) => pathOf(command) !== undefined

const SHELL = 'chromium-headless-shell'

/** Where this machine has Chromium, if only without windows. */
export const chromiumPath = pathOf('chromium') ?? pathOf(SHELL) ?? 'chromium'

/** What tests run in where it is installed: the same engine without windows does with a third less of the processor. */
export const testBrowser = pathOf(SHELL) ?? chromiumPath

/** Browser tests drive the system's Chromium; installs Debian's when we may. */
export function ensureChromium() {
  if (onPath(SHELL) || onPath('chromium')) return true
  if (process.getuid?.() !== 0 || !onPath('apt-get')) {
    console.error(
      'Browser tests need Chromium as `chromium` on the PATH. On Debian: sudo apt-get install chromium-headless-shell.',
    )
    console.error('To go without them: npm test -- --quick')
    return false
  }
  console.log('Installing Chromium (apt-get); this happens once.')
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  return (
    run('apt-get', ['-qq', 'update'], quiet) === 0 &&
    run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', SHELL], quiet) === 0
  )
}
