import { chromium } from 'playwright-core'
import { mkdtempSync, mkdirSync, existsSync } from 'node:fs'
import { startServed } from '../../../scripts/served.mjs'
const out = '/tmp/online/shots'; mkdirSync(out, { recursive: true })
const page0 = '/work/wt/online/packages/web/dist'
const data = mkdtempSync('/tmp/online/shotdata-')
const server = await startServed(['--data', data, '--haste', '10'], page0)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const only = process.argv.slice(2)
type P = Awaited<ReturnType<typeof come>>
async function come(phone: boolean, language: string, dark: boolean, more: object = {}) {
  const context = await browser.newContext({ viewport: phone ? { width: 360, height: 740 } : { width: 1280, height: 800 }, locale: 'en-GB', hasTouch: phone, colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
  const stored = JSON.stringify({ language, speed: 'instant', confirmTurn: false, table: 'board', ...more })
  await context.addInitScript((t) => { if (!localStorage.getItem('hippodrome.settings')) localStorage.setItem('hippodrome.settings', t) }, stored)
  const page = await context.newPage()
  page.on('pageerror', (e) => console.log('PAGEERROR', String(e)))
  page.setDefaultTimeout(60000)
  await page.goto(server.address)
  return { page, context }
}
const shot = async ({ page }: P, name: string, full = false) => { await page.waitForTimeout(400); await page.screenshot({ path: `${out}/${name}.png`, fullPage: full }); console.log('shot', name) }
async function enter({ page }: P, link: string, name: string) { await page.goto(link); await page.fill('.newcomer [name=name]', name); await page.locator('.newcomer button[type=submit]').first().click() }
const post = (p: P, path: string, body: object) => p.page.evaluate(async ([path, body]) => (await fetch(`api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json(), [path, body] as const) as Promise<any>
try {
  const anna = await come(false, 'en', false)
  const basil = await come(true, 'nl', true)
  const carol = await come(false, 'en', true)
  const dora = await come(true, 'en', false)
  // set-up
  await anna.page.goto(`${server.address}#/new/families`)
  await anna.page.locator('.segments button', { hasText: '4' }).click()
  await anna.page.locator('.chair select').nth(1).selectOption('friend')
  await anna.page.locator('.chair select').nth(2).selectOption('anyone')
  await anna.page.locator('.chair select').nth(3).selectOption('captain').catch(() => {})
  await anna.page.locator('[name=listed]').check().catch(() => {})
  await shot(anna, '03-new', true)
  await anna.page.locator('button[type=submit]').click()
  const link = await anna.page.locator('.invitation input').inputValue()
  await shot(anna, '04-room-host', true)
  await dora.page.goto(link); await shot(dora, '04-room-newcomer-phone', true)
  await dora.page.fill('.newcomer [name=name]', 'Dora'); await dora.page.locator('.newcomer button[type=submit]').first().click()
  await dora.page.waitForTimeout(800); await shot(dora, '04-room-guest-phone', true)
  await enter(carol, `${server.address}#/tables`, 'Carol').catch(async () => { await carol.page.goto(`${server.address}#/tables`) })
  await shot(carol, '02-tables-dark', true)
  await enter(basil, link, 'Basil').catch((e) => console.log(e.message))
  await basil.page.fill('.talk input', 'Goedenavond, eerste keer voor mij'); await basil.page.click('.talk button[type=submit]')
  await anna.page.locator('.talk li', { hasText: 'Goedenavond' }).waitFor()
  await shot(basil, '04-room-guest-phone-dark', true)
  await shot(anna, '04-room-full', true)
  await anna.page.locator('.room-seats footer .primary').click()
  for (const p of [anna, basil]) await p.page.waitForSelector('[data-testid=prompt]')
  await shot(anna, '05-match'); await shot(basil, '05-match-phone-dark')
  await anna.page.click('[data-testid=talk]'); await shot(anna, '05-match-talk')
  await basil.page.click('[data-testid=talk]'); await shot(basil, '05-match-talk-phone-dark')
  await carol.page.goto(link); await carol.page.fill('.newcomer [name=name]', 'Carol').catch(() => {}); await carol.page.locator('.newcomer button[type=submit]').first().click().catch(() => {})
  await carol.page.waitForSelector('[data-testid=prompt], .board'); await shot(carol, '05-watch-dark')
  await carol.page.click('[data-testid=talk]').catch(() => {}); await shot(carol, '05-watch-talk-dark')
  await basil.context.setOffline(true); await basil.page.waitForSelector('.connection.lost'); await shot(basil, '05-lost-phone-dark'); await basil.context.setOffline(false)
  await anna.context.setOffline(true); await anna.page.waitForSelector('.connection.lost'); await shot(anna, '05-lost'); await anna.context.setOffline(false)
  await anna.page.waitForSelector('.connection.lost', { state: 'detached' }); await shot(anna, '05-back')
  // vote
  await anna.page.locator('.who li', { hasText: 'Basil' }).locator('button').first().click().catch((e) => console.log('vote', e.message))
  await anna.page.waitForTimeout(700); await shot(anna, '05-vote-asker'); await dora.page.waitForTimeout(300); await shot(dora, '05-vote-phone'); await shot(basil, '05-vote-about-phone-dark')
  await anna.page.goto(`${server.address}`); await shot(anna, '02-home', true)
  await basil.page.goto(`${server.address}`); await shot(basil, '02-home-phone-dark', true)
  await carol.page.goto(`${server.address}`); await shot(carol, '02-home-dark', true)
  await dora.page.goto(`${server.address}#/tables`); await shot(dora, '02-tables-phone', true)
} catch (e) { console.log('FAULT', e) } finally { await browser.close(); await server.kill(); process.exit(0) }
