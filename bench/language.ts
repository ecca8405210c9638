import { languagePathPrefix } from '#contract/text/language-prefix.ts'
import { canonicalLanguageTag } from '#contract/text/language-tag.ts'
import { openIndexedDatabase } from '#server/base/search/open-database.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { updateSiteLanguages } from '#server/site/languages-store.ts'

const at = process.argv.indexOf('--lang')

/**
 * Language of the requested pages (`--lang ar`) on a site whose main language is English. Empty for English.
 */
export const lang = at < 0 ? '' : canonicalLanguageTag(process.argv[at + 1] ?? '')
if (at >= 0 && lang === '') throw new Error('--lang takes the code of a language, such as ar')

/** Returns the URL of a page in the benchmark's language. */
export const inLanguage = (path: string): string =>
  lang === '' ? path : languagePathPrefix(lang) + (path === '/' ? '' : path)

/** Returns the URL of a call in the benchmark's language. */
export const callIn = (path: string): string =>
  lang === '' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`

/** Adds the benchmark's language to a site while no server is running. */
export const addLanguage = async (dataDir: string): Promise<void> => {
  if (lang === '') return
  const onError = (error: unknown) => {
    throw error
  }
  const database = await openIndexedDatabase({ dataDir, onError })
  try {
    const actor = { accountId: null, name: 'Benchmark' }
    await writeInTransaction(database, actor, (tx) =>
      updateSiteLanguages(tx, undefined, ['en', lang]),
    )
  } finally {
    await database.close()
  }
}
