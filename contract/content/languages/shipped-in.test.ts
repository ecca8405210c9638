import { expect, test } from 'vitest'
import { parseStoredContent } from '../content-schema.ts'
import { contentDefaults } from '../fields.ts'
import { findBuiltInContent } from './shipped-in.ts'

const languages = ['de', 'fr', 'es', 'ar', 'zh-Hans']

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn)
const placeholders = (value: unknown) =>
  new Set(textsIn(value).flatMap((text) => text.match(/\{\w+\}/g) ?? []))

/** Placeholders that a translation may omit. */
const mayLack = new Set(['{wait}', '{count}'])

test.each(languages)('%s translates everything, within the limits of its fields', (code) => {
  const words = findBuiltInContent(code) ?? {}
  expect(Object.keys(words)).toEqual(Object.keys(contentDefaults))
  expect(parseStoredContent(words)).toEqual(words)
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
  expect(findBuiltInContent('de-AT')).toBe(findBuiltInContent('de'))
  expect(findBuiltInContent('zh-CN')).toBe(findBuiltInContent('zh-Hans'))
  expect(findBuiltInContent('zh')).toBe(findBuiltInContent('zh-Hans'))
  expect(findBuiltInContent('zh-TW')).toBeUndefined()
  expect(findBuiltInContent('en-GB')).toBe(contentDefaults)
  expect(findBuiltInContent('cy')).toBeUndefined()
})
