import { publicationSchema } from '#contract/publication/publication.ts'
import { unionOfKeywords } from '#contract/publication/publication-merge.ts'
import type { Queries } from '#server/base/db/database.ts'
import { parseStoredList } from '#server/base/db/stored-list.ts'

const { keywords } = publicationSchema.shape

/**
 * Creates a function that gives equal topics the same upper and lower case: as on the site, or else as first
 * in the import.
 */
export const createTopicCaseUnifier = async (queries: Queries) => {
  const rows = await queries
    .selectFrom('publication')
    .select('keywords')
    .distinct()
    .where('keywords', '!=', '[]')
    .execute()
  const known = new Map<string, string>()
  const spell = (word: string): string => {
    const folded = word.toLowerCase()
    const spelling = known.get(folded) ?? word
    known.set(folded, spelling)
    return spelling
  }
  for (const row of rows) parseStoredList(keywords, row.keywords).forEach(spell)
  return (words: readonly string[]): string[] => unionOfKeywords([], words.map(spell))
}
