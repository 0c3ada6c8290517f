import { describe, expect, it } from 'vitest'
import { HELP, readSettings } from './settings.ts'

describe('settings', () => {
  it('come from flags, then the environment, then the defaults', () => {
    expect(readSettings([], {}).port).toBeUndefined()
    expect(readSettings([], { PORT: '7000' }).port).toBe(7000)
    expect(readSettings([], { HIPPODROME_PORT: '8000' }).port).toBe(8000)
    expect(readSettings(['--port', '9000'], { HIPPODROME_PORT: '8000' }).port).toBe(9000)
    expect(readSettings(['--signups', 'no'], {}).signups).toBe(false)
    expect(readSettings([], {}).url).toBeUndefined()
  })

  it.each([
    [['--port', 'x'], /--port: must be a whole number/],
    [['--port', '70000'], /--port: must be at most 65535/],
    [['--url', 'play.example.org'], /--url: must be like/],
    [['--smtp', 'mail.example.org'], /--smtp: must be like smtp:/],
    [['--signups', 'maybe'], /--signups/],
    [['--prot', '1'], /--prot/],
    [['stray'], /stray/],
  ])('refuse %j with the flag and the reason', (args, message) => {
    expect(() => readSettings(args, {})).toThrow(message)
  })

  it('explain themselves', () => {
    expect(HELP).toContain('--data')
    expect(HELP.split('\n')).toHaveLength(17)
  })
})
