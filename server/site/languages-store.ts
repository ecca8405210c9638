import { z } from 'zod'
import { invalid } from '#contract/call/api-error.ts'
import {
  defaultLanguages,
  type SiteLanguage,
  siteLanguagesEntity,
} from '#contract/language/language.ts'
import { directionOf } from '#contract/text/language-direction.ts'
import { ownNameOf, readTag } from '#contract/text/language-tag.ts'
import type { Queries } from '#server/base/db/database.ts'
import { lockUntilCommit } from '#server/base/db/lock-until-commit.ts'
import { createSingleStore } from '#server/base/entity/single-store.ts'
import { memoize } from '#server/base/process/memoize.ts'
import type { Write } from '#server/base/write/write.ts'

interface Chosen {
  /** The main one first. */
  readonly codes: readonly string[]
}

const codesShape = z.array(z.string()).min(1)

/** The languages of the site. */
export const siteLanguages = createSingleStore<Chosen>({
  definition: siteLanguagesEntity,
  shipped: { codes: defaultLanguages },
  parse: (value) => ({ codes: codesShape.parse(JSON.parse(value)) }),
  store: ({ codes }) => codes,
})

/** The codes of the site's languages, the main one first. */
export const readCodes = async (queries: Queries): Promise<readonly string[]> =>
  (await siteLanguages.read(queries)).codes

/**
 * Makes others wait until the transaction ends: whoever changes the languages waits for all who need them as they are
 * (`shared`), and these for whoever changes them.
 */
export const lockCodes = (queries: Queries, mode: 'alone' | 'shared'): Promise<void> =>
  lockUntilCommit(queries, 'languages', mode)

/** Reads the codes, which nobody changes before the transaction ends. */
export const readHeldCodes = async (queries: Queries): Promise<readonly string[]> => {
  await lockCodes(queries, 'shared')
  return readCodes(queries)
}

/** One of the site's languages, undefined for the main one; another is refused beside `lang`. */
export const chooseLanguage = (
  [main, ...others]: readonly string[],
  asked: string,
): string | undefined => {
  const code = readTag(asked)
  if (code === main) return undefined
  if (others.includes(code)) return code
  throw invalid([{ path: 'lang', message: 'The site is not there in this language' }])
}

const shown = memoize(
  (code: string): SiteLanguage => ({ code, name: ownNameOf(code), dir: directionOf(code) }),
)

/** The languages as everyone sees them. */
export const readLanguages = async (queries: Queries) => {
  const { codes, version } = await siteLanguages.read(queries)
  return { languages: codes.map((code) => shown(code)), version }
}

/** Chooses the languages; the main one goes only once another is in its place. */
export const updateLanguages = async (
  write: Write,
  version: number | undefined,
  codes: readonly string[],
): Promise<void> => {
  await siteLanguages.update(write, version, ({ codes: [main = ''] }) => {
    if (codes.includes(main)) return { codes }
    const message = `${ownNameOf(main)} is the main language. Put another one first before you remove it.`
    throw invalid([{ path: 'languages', message }])
  })
}
