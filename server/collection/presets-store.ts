import { createInvalidInputError } from '#contract/call/api-error.ts'
import type { CollectionDefinition } from '#contract/collection/collection.ts'
import {
  type CollectionPreset,
  definePresetIn,
  type PresetLanguage,
  presetLanguagesOf,
} from '#contract/collection/collection-preset.ts'
import { collectionPresets } from '#contract/collection/presets.ts'
import type { Queries } from '#server/base/db/database.ts'
import {
  type FieldTranslation,
  readEntryTranslations,
  updateEntryTranslations,
} from '#server/base/entity/kept-texts.ts'
import { unrestrictedReader } from '#server/base/reader/visible.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { readLanguageCodes } from '#server/site/languages-store.ts'
import { type CollectionEntry, collectionStore } from './store.ts'

/** Returns the language of presets for a tag: that of its main part, such as `de` for `de-AT`. */
const presetLanguageOf = (preset: CollectionPreset, tag: string): PresetLanguage | undefined => {
  const [main = ''] = tag.toLowerCase().split('-')
  const wanted = main === 'zh' && !/hant|-tw|-hk/i.test(tag) ? 'zh-hans' : main
  return presetLanguagesOf(preset).find((code) => code === wanted)
}

/** Throws 400 if there is no such preset. */
export const requirePreset = (key: string): CollectionPreset => {
  const found = collectionPresets.find((each) => each.key === key)
  if (found) return found
  const known = collectionPresets.map((each) => each.key).join(', ')
  throw createInvalidInputError([{ path: 'preset', message: `Must be one of ${known}` }])
}

/** Returns a preset in the main language of the site, otherwise in English. */
export const readPreset = async (
  queries: Queries,
  preset: CollectionPreset,
): Promise<CollectionDefinition> => {
  const [main = 'en'] = await readLanguageCodes(queries)
  return definePresetIn(preset, presetLanguageOf(preset, main))
}

/** Returns the presets in the main language of the site, otherwise in English. */
export const readPresets = async (queries: Queries): Promise<CollectionDefinition[]> => {
  const presets: CollectionDefinition[] = []
  for (const preset of collectionPresets) presets.push(await readPreset(queries, preset))
  return presets
}

const textsOf = (
  { names, intro, fields }: CollectionDefinition,
  entry: CollectionEntry,
): Map<string, string> => {
  const texts = new Map([
    ['one', names.one],
    ['many', names.many],
    ['intro', intro],
  ])
  for (const { key, label, help, options } of fields) {
    const id = entry.fields.find((each) => each.key === key)?.id
    if (id === undefined) continue
    texts.set(`fields.${id}.label`, label)
    texts.set(`fields.${id}.help`, help)
    for (const option of options)
      texts.set(`fields.${id}.options.${option.key}.label`, option.label)
  }
  return texts
}

/** Returns the built-in translations of texts that are those of a preset. */
const builtInTranslationsOf = (
  preset: CollectionPreset,
  entry: CollectionEntry,
  main: string,
  lang: string,
): [string, FieldTranslation][] => {
  const code = presetLanguageOf(preset, lang)
  if (code === undefined) return []
  const sources = textsOf(definePresetIn(preset, presetLanguageOf(preset, main)), entry)
  const stored = textsOf({ ...entry, names: entry, filters: [...entry.filters] }, entry)
  return Array.from(textsOf(definePresetIn(preset, code), entry)).flatMap(([name, text]) => {
    const source = sources.get(name)
    return source && text !== '' && source === stored.get(name)
      ? [[name, { published: { text, source } }]]
      : []
  })
}

/**
 * Adds the built-in translations into some languages to a collection, except of texts that were changed or are
 * translated.
 */
export const addBuiltInTranslations = async (
  write: WriteTransaction,
  entry: CollectionEntry,
  main: string,
  languages: readonly string[],
  presets: readonly CollectionPreset[] = collectionPresets,
): Promise<void> => {
  for (const lang of languages) {
    const target = { entity: 'collection', id: entry._id, lang }
    const builtIn = new Map(
      presets.flatMap((each) => builtInTranslationsOf(each, entry, main, lang)),
    )
    const { fields } = await readEntryTranslations(write.queries, target)
    if (new Set(builtIn.keys()).isSubsetOf(fields)) continue
    await updateEntryTranslations(
      write,
      target,
      undefined,
      (name) => name === 'intro',
      () => new Map([...builtIn, ...fields]),
    )
  }
}

/** Adds the built-in translations to all collections when the site gets further languages. */
export const translateCollectionsInto = async (
  write: WriteTransaction,
  main: string,
  languages: readonly string[],
): Promise<void> => {
  if (languages.length === 0) return
  const { entries } = await collectionStore.list(write.queries, unrestrictedReader, {})
  for (const entry of entries) await addBuiltInTranslations(write, entry, main, languages)
}
