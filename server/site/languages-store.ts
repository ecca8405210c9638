import { z } from 'zod'
import { invalid } from '#contract/call/api-error.ts'
import {
  defaultLanguageCodes,
  type SiteLanguage,
  siteLanguagesEntity,
} from '#contract/language/language.ts'
import { directionOf } from '#contract/text/language-direction.ts'
import { canonicalLanguageTag, nativeLanguageName } from '#contract/text/language-tag.ts'
import type { Queries } from '#server/base/db/database.ts'
import { lockUntilCommit } from '#server/base/db/lock-until-commit.ts'
import { createSingleStore } from '#server/base/entity/single-store.ts'
import { memoize } from '#server/base/process/memoize.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'

interface Chosen {
  /** The main language comes first. */
  readonly codes: readonly string[]
}

const codesShape = z.array(z.string()).min(1)

export const siteLanguages = createSingleStore<Chosen>({
  definition: siteLanguagesEntity,
  shipped: { codes: defaultLanguageCodes },
  parse: (value) => ({ codes: codesShape.parse(JSON.parse(value)) }),
  store: ({ codes }) => codes,
})

export const readLanguageCodes = async (queries: Queries): Promise<readonly string[]> =>
  (await siteLanguages.read(queries)).codes

/**
 * Locks the languages until the transaction ends: `alone` to change them, `shared` to rely on them.
 */
export const lockLanguages = (queries: Queries, mode: 'alone' | 'shared'): Promise<void> =>
  lockUntilCommit(queries, 'languages', mode)

/** Returns the codes and locks them until the transaction ends. */
export const readLockedCodes = async (queries: Queries): Promise<readonly string[]> => {
  await lockLanguages(queries, 'shared')
  return readLanguageCodes(queries)
}

/**
 * Returns the requested language, or undefined for the main one. Throws 400 for the field `lang` if the site
 * lacks the language.
 */
export const chooseLanguage = (
  [main, ...others]: readonly string[],
  asked: string,
): string | undefined => {
  const code = canonicalLanguageTag(asked)
  if (code === main) return undefined
  if (others.includes(code)) return code
  throw invalid([{ path: 'lang', message: 'The site is not there in this language' }])
}

const shown = memoize(
  (code: string): SiteLanguage => ({
    code,
    name: nativeLanguageName(code),
    dir: directionOf(code),
  }),
)

export const readLanguages = async (queries: Queries) => {
  const { codes, version } = await siteLanguages.read(queries)
  return { languages: codes.map((code) => shown(code)), version }
}

/** Changes the languages. The main one can be removed only after another took its place. */
export const updateLanguages = async (
  write: WriteTransaction,
  version: number | undefined,
  codes: readonly string[],
): Promise<void> => {
  await siteLanguages.update(write, version, ({ codes: [main = ''] }) => {
    if (codes.includes(main)) return { codes }
    const message = `${nativeLanguageName(main)} is the main language. Put another one first before you remove it.`
    throw invalid([{ path: 'languages', message }])
  })
}
