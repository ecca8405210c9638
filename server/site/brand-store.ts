import { createInvalidInputError } from '#contract/call/api-error.ts'
import type { Brand } from '#contract/site/brand.ts'
import { brandSchema, siteBrandEntity } from '#contract/site/brand.ts'
import { defaultBrand, type StoredBrand } from '#contract/site/default-brand.ts'
import type { Queries } from '#server/base/db/database.ts'
import { publishTranslations } from '#server/base/entity/kept-changes.ts'
import { updateEntryTranslations } from '#server/base/entity/kept-texts.ts'
import { createSingletonEntityStore } from '#server/base/entity/single-store.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import {
  readSettingsTexts,
  settingsTranslationKey,
  translateSettings,
} from '#server/settings/settings-texts-store.ts'
import { readSiteSettings } from '#server/settings/store.ts'
import { lockAndReadLanguageCodes } from './languages-store.ts'
import { deriveBrandColors } from './palette/derive.ts'

const shipped = new Map<string, unknown>(Object.entries(defaultBrand))

/** Store of the brand. Default values are not stored. */
export const siteBrandStore = createSingletonEntityStore<StoredBrand>({
  definition: siteBrandEntity,
  shipped: defaultBrand,
  parse: (value) => ({
    ...defaultBrand,
    ...brandSchema.partial().safeParse(JSON.parse(value)).data,
  }),
  store: (brand) =>
    Object.fromEntries(
      Object.entries(brand).filter(([name, value]) => shipped.get(name) !== value),
    ),
})

export const brandColorsOf = (accent: string) => deriveBrandColors(accent).colors

/** Returns the brand with the colours derived from it. */
export const readBrand = async (
  queries: Queries,
  { others = [], lang }: { others?: readonly string[]; lang?: string | undefined } = {},
): Promise<Brand> => {
  const { name, shortName, tagline } = await readSiteSettings(queries)
  const brand = await siteBrandStore.read(queries)
  const said = await translateSettings(queries, lang, { tagline })
  const taglines = await readTaglines(queries, others)
  return { name, shortName, ...said, ...brand, ...deriveBrandColors(brand.accent), ...taglines }
}

const readTaglines = async (queries: Queries, others: readonly string[]) => {
  const taglines: Record<string, string> = {}
  for (const lang of others) {
    const { tagline } = await readSettingsTexts(queries, lang)
    if (tagline) taglines[lang] = tagline
  }
  return Object.keys(taglines).length > 0 ? { taglines } : {}
}

/** Saves the tagline in other languages. */
export const saveTaglines = async (
  write: WriteTransaction,
  taglines: Readonly<Record<string, string>>,
): Promise<void> => {
  const [, ...others] = await lockAndReadLanguageCodes(write.queries)
  const { tagline: source } = await readSiteSettings(write.queries)
  const sources = new Map([['tagline', { source, isLong: false }]])
  for (const [lang, tagline] of Object.entries(taglines)) {
    if (!others.includes(lang)) {
      const message = 'This is not another language of the site'
      throw createInvalidInputError([{ path: `taglines.${lang}`, message }])
    }
    const texts = new Map([['tagline', tagline]])
    await updateEntryTranslations(
      write,
      { ...settingsTranslationKey, lang },
      undefined,
      () => false,
      (before) => publishTranslations(before, texts, sources),
    )
  }
}
