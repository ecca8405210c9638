import type { ChangedContent } from '#contract/content/group.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readCodes } from './languages-store.ts'
import { readPublished } from './store.ts'
import { defaultsIn, readWordsIn } from './words.ts'

/**
 * Returns the content of the pages in a language, the main one by default, with the names of
 * untranslated fields.
 */
export const readTranslatedContent = async (
  queries: Queries,
  lang: string,
): Promise<{ content: ChangedContent; untranslated: readonly string[] }> => {
  const [main = ''] = await readCodes(queries)
  const content = { ...defaultsIn(main), ...(await readPublished(queries)) }
  return lang === ''
    ? { content, untranslated: [] }
    : readWordsIn(queries, { lang, main }, undefined, content)
}

export const readContentIn = async (queries: Queries, lang: string): Promise<ChangedContent> =>
  (await readTranslatedContent(queries, lang)).content
