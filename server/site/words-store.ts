import type { ChangedContent } from '#contract/content/group.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readLanguageCodes } from './languages-store.ts'
import { readPublishedContent } from './store.ts'
import { defaultContentInLanguage, readLocalisedContent } from './words.ts'

/**
 * Returns the content of the pages in a language, the main one by default, with the names of
 * untranslated fields.
 */
export const readTranslatedContent = async (
  queries: Queries,
  lang: string,
): Promise<{ content: ChangedContent; untranslated: readonly string[] }> => {
  const [main = ''] = await readLanguageCodes(queries)
  const content = { ...defaultContentInLanguage(main), ...(await readPublishedContent(queries)) }
  return lang === ''
    ? { content, untranslated: [] }
    : readLocalisedContent(queries, { lang, main }, undefined, content)
}

export const readContentInLanguage = async (
  queries: Queries,
  lang: string,
): Promise<ChangedContent> => (await readTranslatedContent(queries, lang)).content
