import type { ChangedContent } from '#contract/content/group.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readCodes } from './languages-store.ts'
import { readPublished } from './store.ts'
import { defaultsIn, readWordsIn } from './words.ts'

/**
 * Reads everything the pages say of their own in a language, the main one where none is named, and the names of the
 * fields that are not translated.
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

/** Everything the pages say of their own in a language, the main one where none is named. */
export const readContentIn = async (queries: Queries, lang: string): Promise<ChangedContent> =>
  (await readTranslatedContent(queries, lang)).content
