import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

export function onPath(command) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, command), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** Browser tests drive the system's Chromium; installs Debian's when we may. */
export function ensureChromium() {
  if (onPath('chromium')) return true
  if (process.getuid?.() !== 0 || !onPath('apt-get')) {
    console.error(
      'Browser tests need Chromium as `chromium` on the PATH. On Debian: sudo apt-get install chromium.',
    )
    console.error('To go without them: npm test -- --quick')
    return false
  }
  console.log('Installing Chromium (apt-get); this happens once.')
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  return (
    run('apt-get', ['-qq', 'update'], quiet) === 0 &&
    run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', 'chromium'], quiet) === 0
  )
}
