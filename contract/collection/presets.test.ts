import { expect, test } from 'vitest'
import { z } from '#contract/call/zod.ts'
import { collectionApi, collectionDefinitionSchema } from './collection.ts'
import { activeFilterKeys } from './collection-field.ts'
import { definePresetIn, type PresetText, presetLanguagesOf } from './collection-preset.ts'
import { collectionPresets } from './presets.ts'

const repeated = (texts: readonly string[]) =>
  texts.filter((text, at) => texts.indexOf(text) !== at)

const languages = ['en', 'ar', 'de', 'es', 'fr', 'zh-hans']

test('there are ten presets', () => {
  expect(collectionPresets.map(({ key }) => key)).toEqual([
    ...['software', 'data-sets', 'models', 'talks', 'events', 'courses', 'open-positions'],
    ...['awards', 'press', 'theses'],
  ])
})

test.for(collectionPresets)('$key is a valid collection in each language', (preset) => {
  expect(presetLanguagesOf(preset)).toEqual(languages)
  for (const language of presetLanguagesOf(preset)) {
    const definition = collectionDefinitionSchema.parse(definePresetIn(preset, language))
    const { fields, filters, ...settings } = definition
    const input = { ...settings, filters, fields: fields.map(({ id: _, ...field }) => field) }
    expect(z.safeDecode(collectionApi.addCollection.input, input).error?.issues).toBeUndefined()
    expect(repeated(fields.map(({ key }) => key))).toEqual([])
    expect(repeated(fields.map(({ label }) => label))).toEqual([])
    for (const { options } of fields) {
      expect(repeated(options.map(({ key }) => key))).toEqual([])
      expect(repeated(options.map(({ label }) => label.toLowerCase()))).toEqual([])
    }
    expect(activeFilterKeys(fields)).toEqual(expect.arrayContaining(filters))
    expect(repeated(filters)).toEqual([])
  }
  // Lists stay readable with the title, a date and a few values.
  expect(preset.fields.filter(({ inList }) => inList).length).toBeLessThanOrEqual(6)
})

const sixTexts = (part: object): PresetText[] =>
  Object.values(part).flatMap((value: unknown): PresetText[] => {
    if (typeof value !== 'object' || value === null) return []
    return 'zh-hans' in value ? [value as PresetText] : sixTexts(value)
  })

test.for(collectionPresets)('$key has texts in the script of each language', (preset) => {
  for (const { ar, 'zh-hans': chinese, ...others } of sixTexts(preset)) {
    const isName = Object.values(others).every((text) => /^[A-Z]{2,3}$/.test(text))
    if (!(isName && ar === others.en)) expect(ar).toMatch(/\p{Script=Arabic}/u)
    if (!(isName && chinese === others.en)) expect(chinese).toMatch(/\p{Script=Han}/u)
    for (const text of Object.values(others)) {
      expect(text).toBe(text.trim())
      expect(text).not.toMatch(/[\p{Script=Arabic}\p{Script=Han}]|^$/u)
    }
  }
})
