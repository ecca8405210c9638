import { expect, test } from 'vitest'
import { readableContent } from '../content-schema.ts'
import { contentDefaults } from '../fields.ts'
import { shippedIn } from './shipped-in.ts'

const languages = ['de', 'fr', 'es', 'ar', 'zh-Hans']

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn)
const placeholders = (value: unknown) =>
  new Set(textsIn(value).flatMap((text) => text.match(/\{\w+\}/g) ?? []))

/** Placeholders that a translation may omit. */
const mayLack = new Set(['{wait}', '{count}'])

test.each(languages)('%s translates everything, within the limits of its fields', (code) => {
  const words = shippedIn(code) ?? {}
  expect(Object.keys(words)).toEqual(Object.keys(contentDefaults))
  expect(readableContent(words)).toEqual(words)
  for (const [name, value] of Object.entries(contentDefaults)) {
    const own = placeholders(words[name])
    for (const each of placeholders(value))
      if (!mayLack.has(each))
        expect([name, [...own]]).toEqual([name, expect.arrayContaining([each])])
    // Longer texts must be translated.
    if (textsIn(value).some((text) => text.split(' ').length > 4))
      expect(words[name]).not.toEqual(value)
  }
})

test('a regional code uses the strings of its language, and English the defaults', () => {
  expect(shippedIn('de-AT')).toBe(shippedIn('de'))
  expect(shippedIn('zh-CN')).toBe(shippedIn('zh-Hans'))
  expect(shippedIn('zh')).toBe(shippedIn('zh-Hans'))
  expect(shippedIn('zh-TW')).toBeUndefined()
  expect(shippedIn('en-GB')).toBe(contentDefaults)
  expect(shippedIn('cy')).toBeUndefined()
})
