import { describe, expect, it } from 'vitest'
import { readLink } from './link.ts'

const id = 'AbCdEfGhIjKlMnOpQrSt'

describe('the link of a table', () => {
  it('names the server, the table and the secret that lets one in', () => {
    const { page, match, invite } = readLink(`https://play.example.org:8443/#/table/${id}/s3cret-_`)
    expect([page.href, match, invite]).toEqual(['https://play.example.org:8443/', id, 's3cret-_'])
  })

  it('has no secret where the table is open to all, and may stand in a folder', () => {
    const { page, match, invite } = readLink(`http://localhost/games/#/table/${id}`)
    expect([page.href, match, invite]).toEqual(['http://localhost/games/', id, undefined])
  })

  it.each([
    '',
    'evening',
    'http://localhost/',
    `ftp://localhost/#/table/${id}`,
    'http://localhost/#/table/short',
    `http://localhost/#/tables/${id}`,
    `http://localhost/#/table/${id}/secret/more`,
  ])('is nothing else: %s', (text) => {
    expect(() => readLink(text)).toThrow('--at wants the link of a table')
  })
})
