import { expect, it } from 'vitest'
import { languageOf, settingsFrom } from './settings.ts'

it('a spoilt setting falls back to its default and leaves the others', () => {
  const settings = settingsFrom('{"language":"nl","speed":"warp","theme":"dark","old":1}')
  expect(settings).toMatchObject({ language: 'nl', speed: 'normal', theme: 'dark' })
})

it('settings that cannot be read at all are the defaults', () => {
  expect(settingsFrom('{"lang')).toEqual(settingsFrom(undefined))
  expect(settingsFrom('7')).toEqual(settingsFrom(undefined))
})

it('speaks the first language of the browser that it knows', () => {
  expect(languageOf(['fr-FR', 'nl-BE', 'en'])).toBe('nl')
  expect(languageOf(['el'])).toBe('en')
})

it('sounds are off until somebody turns them on', () => {
  expect(settingsFrom(undefined)).toMatchObject({ sound: false, soundOffered: false })
  expect(settingsFrom('{"sound":true}')).toMatchObject({ sound: true })
})
