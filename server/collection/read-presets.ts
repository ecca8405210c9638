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
import { updateEntryTranslations } from '#server/base/entity/kept-texts.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { readLanguageCodes } from '#server/site/languages-store.ts'
import type { CollectionEntry } from './store.ts'

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

/** Adds the translations of a preset to a new collection, except those of texts that the request replaced. */
export const addPresetTranslations = async (
  write: WriteTransaction,
  preset: CollectionPreset,
  entry: CollectionEntry,
): Promise<void> => {
  const [main = 'en', ...others] = await readLanguageCodes(write.queries)
  const sources = textsOf(definePresetIn(preset, presetLanguageOf(preset, main)), entry)
  const stored = textsOf({ ...entry, names: entry, filters: [...entry.filters] }, entry)
  for (const lang of others) {
    const code = presetLanguageOf(preset, lang)
    if (code === undefined) continue
    const said = textsOf(definePresetIn(preset, code), entry)
    const fields = Array.from(said).filter(
      ([name, text]) => text !== '' && sources.get(name) === stored.get(name),
    )
    await updateEntryTranslations(
      write,
      { entity: 'collection', id: entry._id, lang },
      undefined,
      (name) => name === 'intro',
      () =>
        new Map(
          fields.map(([name, text]) => [
            name,
            { published: { text, source: sources.get(name) ?? '' } },
          ]),
        ),
    )
  }
}
