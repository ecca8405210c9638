import { z } from 'zod'
import { createInvalidInputError } from '#contract/call/api-error.ts'
import {
  defaultLanguageCodes,
  type SiteLanguage,
  siteLanguagesEntity,
} from '#contract/language/language.ts'
import { languageDirectionOf } from '#contract/text/language-direction.ts'
import { canonicalLanguageTag, nativeLanguageName } from '#contract/text/language-tag.ts'
import type { Queries } from '#server/base/db/database.ts'
import { lockNameUntilCommit } from '#server/base/db/lock-until-commit.ts'
import { createSingletonEntityStore } from '#server/base/entity/single-store.ts'
import { memoizeByText } from '#server/base/process/memoize.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'

interface Chosen {
  /** The main language comes first. */
  readonly codes: readonly string[]
}

const codesShape = z.array(z.string()).min(1)

export const siteLanguagesStore = createSingletonEntityStore<Chosen>({
  definition: siteLanguagesEntity,
  shipped: { codes: defaultLanguageCodes },
  parse: (value) => ({ codes: codesShape.parse(JSON.parse(value)) }),
  store: ({ codes }) => codes,
})

export const readLanguageCodes = async (queries: Queries): Promise<readonly string[]> =>
  (await siteLanguagesStore.read(queries)).codes

/**
 * Locks the languages until the transaction ends: `alone` to change them, `shared` to rely on them.
 */
export const lockSiteLanguages = (queries: Queries, mode: 'alone' | 'shared'): Promise<void> =>
  lockNameUntilCommit(queries, 'languages', mode)

/** Returns the codes and locks them until the transaction ends. */
export const lockAndReadLanguageCodes = async (queries: Queries): Promise<readonly string[]> => {
  await lockSiteLanguages(queries, 'shared')
  return readLanguageCodes(queries)
}

/**
 * Returns the requested language, or undefined for the main one. Throws 400 for the field `lang` if the site
 * lacks the language.
 */
export const resolveTranslationLanguage = (
  [main, ...others]: readonly string[],
  asked: string,
): string | undefined => {
  const code = canonicalLanguageTag(asked)
  if (code === main) return undefined
  if (others.includes(code)) return code
  throw createInvalidInputError([
    { path: 'lang', message: 'The site is not there in this language' },
  ])
}

const shown = memoizeByText(
  (code: string): SiteLanguage => ({
    code,
    name: nativeLanguageName(code),
    dir: languageDirectionOf(code),
  }),
)

export const readSiteLanguages = async (queries: Queries) => {
  const { codes, version } = await siteLanguagesStore.read(queries)
  return { languages: codes.map((code) => shown(code)), version }
}

/** Changes the languages. The main one can be removed only after another took its place. */
export const updateSiteLanguages = async (
  write: WriteTransaction,
  version: number | undefined,
  codes: readonly string[],
): Promise<void> => {
  await siteLanguagesStore.update(write, version, ({ codes: [main = ''] }) => {
    if (codes.includes(main)) return { codes }
    const message = `${nativeLanguageName(main)} is the main language. Put another one first before you remove it.`
    throw createInvalidInputError([{ path: 'languages', message }])
  })
}
