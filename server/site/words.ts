import { createInvalidInputError } from '#contract/call/api-error.ts'
import type { ContentPage } from '#contract/content/content-field.ts'
import { contentTextsByName, replaceContentTexts } from '#contract/content/content-texts.ts'
import { contentDefaults, contentNamesOnPage } from '#contract/content/fields.ts'
import type { ChangedContent } from '#contract/content/group.ts'
import { findBuiltInContent } from '#contract/content/languages/shipped-in.ts'
import { siteContentEntity } from '#contract/site/site.ts'
import type { Queries } from '#server/base/db/database.ts'
import {
  publishTranslationDrafts,
  saveTranslationDrafts,
} from '#server/base/entity/kept-changes.ts'
import {
  type FieldTranslations,
  readEntryTranslations,
  updateEntryTranslations,
} from '#server/base/entity/kept-texts.ts'
import type { LanguagePair, TranslatableEntryTexts } from '#server/base/entity/source-texts.ts'
import { readPublishedTranslations } from '#server/base/reader/translations.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { renameTranslationsOfMovedItems } from './moved-items.ts'
import { publishContentDraft } from './store.ts'
import { findBuiltInTranslations, siteTranslationSources } from './translation-store.ts'

const entity = siteContentEntity.name
const publishedId = 'published'
const isLong = () => false

export const defaultContentInLanguage = (lang: string): ChangedContent =>
  findBuiltInContent(lang) ?? contentDefaults

/** Returns the fields of one page or all pages, in the order of the pages. */
export const pickContentOfPage = (
  page: ContentPage | undefined,
  content: ChangedContent,
): ChangedContent =>
  Object.fromEntries(
    contentNamesOnPage(page).flatMap((name) => {
      const value = content[name] ?? contentDefaults[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

/**
 * Returns the content in another language: the group's translations, or else the built-in ones, or
 * else the main language.
 */
export const readLocalisedContent = async (
  queries: Queries,
  { lang, main }: LanguagePair,
  page: ContentPage | undefined,
  shown: ChangedContent,
) => {
  const textsOf = await readPublishedTranslations(
    queries,
    lang,
    new Map([[entity, new Set([publishedId])]]),
    true,
  )
  const own = textsOf(entity, publishedId)
  const shipped = findBuiltInTranslations({ lang, main }, contentTextsByName(shown))
  return replaceContentTexts(
    pickContentOfPage(page, shown),
    (name) => own[name] ?? shipped.get(name),
  )
}

const draftOf = (fields: FieldTranslations, name: string): string | undefined => {
  const { published, draft } = fields.get(name) ?? {}
  return (draft ?? published)?.text || undefined
}

/** Returns the draft of the content in another language, with its version. */
export const readLocalisedDraft = async (
  queries: Queries,
  { lang, main }: LanguagePair,
  page: ContentPage | undefined,
  shown: ChangedContent,
) => {
  const { fields, version } = await readEntryTranslations(queries, {
    entity,
    id: publishedId,
    lang,
  })
  const shipped = findBuiltInTranslations({ lang, main }, contentTextsByName(shown))
  const { content } = replaceContentTexts(
    pickContentOfPage(page, shown),
    (name) => draftOf(fields, name) ?? shipped.get(name),
  )
  return { draft: content, version }
}

const readSources = async (queries: Queries): Promise<TranslatableEntryTexts['texts']> =>
  (await siteTranslationSources.siteContent?.read(queries, publishedId))?.[0]?.texts ?? new Map()

const readSourceTexts = async (queries: Queries) =>
  new Map(Array.from(await readSources(queries), ([name, { source }]) => [name, source]))

/** Publishes the draft of the main language. Translations of list items follow their items. */
export const publishMainLanguageContent = async (
  write: WriteTransaction,
  version: number | undefined,
): Promise<void> => {
  const { queries } = write
  const before = await readSourceTexts(queries)
  await publishContentDraft(write, version)
  const after = await readSourceTexts(queries)
  const rows = await queries
    .selectFrom('translation')
    .select('lang')
    .where('entity', '=', entity)
    .where('entityId', '=', publishedId)
    .execute()
  for (const { lang } of rows) {
    const { fields } = await readEntryTranslations(queries, { entity, id: publishedId, lang })
    const follows = renameTranslationsOfMovedItems(fields, before, after)
    const isSame = [...fields].every(([name, kept]) => follows.get(name) === kept)
    if (isSame) continue
    await updateEntryTranslations(
      write,
      { entity, id: publishedId, lang },
      undefined,
      isLong,
      () => follows,
    )
  }
}

/**
 * Changes the draft of the content in one language. Throws 400 for values that are not texts, because they
 * are the same in every language.
 */
export const changeLocalisedDraft = async (
  write: WriteTransaction,
  lang: string,
  version: number | undefined,
  given: ChangedContent,
): Promise<void> => {
  const sources = await readSources(write.queries)
  const texts = contentTextsByName(given)
  for (const name of Object.keys(given)) {
    const own = [...texts.keys()].filter((each) => each === name || each.startsWith(`${name}.`))
    if (own.length > 0 && own.every((each) => sources.has(each))) continue
    const message = own.some((each) => sources.has(each))
      ? 'There must be as many entries as in the main language'
      : 'This is the same in every language'
    throw createInvalidInputError([{ path: `fields.${name}`, message }])
  }
  await updateEntryTranslations(
    write,
    { entity, id: publishedId, lang },
    version,
    isLong,
    (before) => saveTranslationDrafts(before, texts, sources),
  )
}

/** Resets fields in the draft of a language to the defaults. */
export const resetLocalisedDraft = async (
  write: WriteTransaction,
  lang: string,
  version: number | undefined,
  names: readonly string[],
): Promise<void> => {
  const sources = await readSources(write.queries)
  await updateEntryTranslations(
    write,
    { entity, id: publishedId, lang },
    version,
    isLong,
    (before) => {
      const reset = [...before.keys()].filter((each) =>
        names.some((name) => each === name || each.startsWith(`${name}.`)),
      )
      return saveTranslationDrafts(before, new Map(reset.map((name) => [name, ''])), sources)
    },
  )
}

export const publishLocalisedContent = (
  write: WriteTransaction,
  lang: string,
  version: number | undefined,
): Promise<void> =>
  updateEntryTranslations(
    write,
    { entity, id: publishedId, lang },
    version,
    isLong,
    publishTranslationDrafts,
  )
