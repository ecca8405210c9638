import { languagePrefix } from '#contract/text/language-prefix.ts'
import { readTag } from '#contract/text/language-tag.ts'
import { openDatabase } from '#server/base/search/open-database.ts'
import { write } from '#server/base/write/write.ts'
import { updateLanguages } from '#server/site/languages-store.ts'

const at = process.argv.indexOf('--lang')

/** The language in which pages are asked for (`--lang ar`), beside English as the main one; empty for English. */
export const lang = at < 0 ? '' : readTag(process.argv[at + 1] ?? '')
if (at >= 0 && lang === '') throw new Error('--lang takes the code of a language, such as ar')

/** The address of a page in that language. */
export const inLanguage = (path: string): string =>
  lang === '' ? path : languagePrefix(lang) + (path === '/' ? '' : path)

/** A call in that language. */
export const callIn = (path: string): string =>
  lang === '' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`

/** Adds that language to the site in a folder, while no server has it open. */
export const addLanguage = async (dataDir: string): Promise<void> => {
  if (lang === '') return
  const onError = (error: unknown) => {
    throw error
  }
  const database = await openDatabase({ dataDir, onError })
  try {
    const actor = { accountId: null, name: 'Benchmark' }
    await write(database, actor, (tx) => updateLanguages(tx, undefined, ['en', lang]))
  } finally {
    await database.close()
  }
}
