import type { CDPSession, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPage, PHONE, WIDE } from './browser.ts'
import { servedTests } from './served.ts'

const here = servedTests()
let address = ''

beforeAll(() => {
  // A passkey belongs to a name; a bare address has none.
  address = here.server.address.replace('127.0.0.1', 'localhost')
})

type Device = { readonly page: Page; readonly faults: readonly string[]; cdp: CDPSession; id: string }

/** A browser of its own, with an authenticator that unlocks itself. */
async function device(size: typeof WIDE, language: string): Promise<Device> {
  const { page, context, faults } = await openPage(here.browser, { size, settings: { language } })
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { page, faults, cdp, id }
}

/** The passkeys of one device are on the other too, as where they are synchronised. */
async function synchronise(from: Device, to: Device): Promise<void> {
  const { credentials } = await from.cdp.send('WebAuthn.getCredentials', { authenticatorId: from.id })
  for (const credential of credentials)
    await to.cdp.send('WebAuthn.addCredential', { authenticatorId: to.id, credential })
}

const account = (page: Page) => page.goto(`${address}#/settings/account`)
const sessions = (page: Page) => page.locator('[data-testid=sessions] > li')

/** Opens a table for a friend, and so becomes a guest. */
async function openTable(page: Page): Promise<string> {
  await page.goto(`${address}#/new/families`)
  await page.locator('.chair select').nth(1).selectOption('friend')
  await page.locator('button[type=submit]').click()
  await page.locator('.invitation input').waitFor()
  return page.url()
}

describe('an account without a password', () => {
  it('is a passkey, comes back elsewhere by it and by a code, ends a session, and is deleted', async () => {
    const laptop = await device(WIDE, 'en')
    const table = await openTable(laptop.page)
    await account(laptop.page)
    await laptop.page.click('[data-testid=add-passkey]')
    await laptop.page.waitForSelector('[data-testid=passkeys] > li')

    // Another device, which has the passkey: no name is typed.
    const phone = await device(PHONE, 'nl')
    await synchronise(laptop, phone)
    await phone.page.goto(`${address}#/`)
    await phone.page.click('.been-here')
    await phone.page.click('[data-testid=log-in-passkey]')
    await phone.page.locator('h1', { hasText: 'Theodora' }).waitFor()
    await phone.page.goto(table)
    await phone.page.waitForSelector('.seat-row.mine')
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

    // Codes are written down; both devices are lost, and a third comes back by one, once.
    await account(laptop.page)
    await laptop.page.click('[data-testid=renew-codes]')
    await laptop.page.waitForSelector('[data-testid=codes] code')
    const codes = await laptop.page.locator('[data-testid=codes] code').allTextContents()
    expect(new Set(codes).size).toBe(10)
    const found = await device(WIDE, 'en')
    await found.page.goto(`${address}#/login`)
    await found.page.fill('[name=code]', codes[4] ?? '')
    await found.page.locator('.log-in form button').first().click()
    await found.page.locator('h1', { hasText: 'Theodora' }).waitFor()
    const late = await device(WIDE, 'nl')
    await late.page.goto(`${address}#/login`)
    await late.page.fill('[name=code]', codes[4] ?? '')
    await late.page.locator('.log-in form button').first().click()
    await late.page.locator('[role=alert]', { hasText: 'al gebruikt' }).waitFor()

    // The lost ones are signed out from there; the table that is open on one of them is gone from its screen.
    await account(found.page)
    await expect.poll(() => sessions(found.page).count()).toBe(3)
    for (let left = 2; left > 0; left--) {
      await sessions(found.page).locator('.danger').first().click()
      await expect.poll(() => sessions(found.page).count()).toBe(left)
    }
    await phone.page.waitForSelector('.newcomer')

    // Deleting asks for the name, typed.
    await found.page.click('[data-testid=delete]')
    const deletes = found.page.locator('dialog button[type=submit]')
    expect(await deletes.isDisabled()).toBe(true)
    await found.page.fill('dialog [name=typed]', 'Theodora')
    await deletes.click()
    await found.page.waitForSelector('.been-here')
    await phone.page.goto(`${address}#/login`)
    await phone.page.click('[data-testid=log-in-passkey]')
    await phone.page.locator('[role=alert]', { hasText: 'niet aangenomen' }).waitFor()
    const serious = (faults: readonly string[]) =>
      faults.filter((fault) => !/WebSocket|Failed to load resource/.test(fault))
    for (const { faults } of [laptop, phone, found, late]) expect(serious(faults)).toEqual([])
  })

  it('says when and how it wants to be called, which is kept, and refuses a webhook that is not public', async () => {
    const { page } = await device(WIDE, 'nl')
    await openTable(page)
    await account(page)
    const mail = page.locator('.callings tbody tr').first().locator('input').nth(1)
    await mail.check()
    await page.locator('.callings [role=status]', { hasText: 'Bewaard' }).waitFor()
    await page.fill('.callings [name=url]', 'https://192.168.1.1/hook')
    await page.click('.callings button[type=submit]')
    await page.locator('.callings [role=status]', { hasText: 'niet openbaar' }).waitFor()
    await page.reload()
    await expect.poll(() => mail.isChecked()).toBe(true)
    await page.click('[data-testid=test-calling]')
    await page.locator('.callings [role=status]', { hasText: 'niets' }).waitFor()
  })

  it('takes its data along', async () => {
    const { page } = await device(WIDE, 'nl')
    await openTable(page)
    await page.goto(`${address}#/settings/data`)
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-testid=export]')])
    expect(download.suggestedFilename()).toBe('hippodrome-account.json')
    const text = await page.evaluate(async () => (await fetch('api/me/export')).text())
    expect(JSON.parse(text)).toMatchObject({ format: 'hippodrome-account', name: 'Theodora' })
  })
})
