import type { ChangedContent } from '#contract/content/group.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readCodes } from './languages-store.ts'
import { readPublished } from './store.ts'
import { defaultsIn, readWordsIn } from './words.ts'

/** Everything the pages say of their own in a language, the main one where none is named. */
export const readContentIn = async (queries: Queries, lang: string): Promise<ChangedContent> => {
  const [main = ''] = await readCodes(queries)
  const shown = { ...defaultsIn(main), ...(await readPublished(queries)) }
  return lang === ''
    ? shown
    : (await readWordsIn(queries, { lang, main }, undefined, shown)).content
}
