import { z } from 'zod'
import type { Queries } from '#server/base/db/database.ts'
import { textsByFieldSchema } from '#server/base/reader/translations.ts'
import { markdownToPlainText } from '#server/base/text/markdown-words.ts'
import {
  isWholeWord,
  markAsWholeWord,
  removeWholeWordMark,
  type SearchQuery,
  type SearchUnit,
} from './query.ts'

export type TranslatedTexts = ReadonlyMap<
  string,
  readonly { lang: string; texts: readonly string[] }[]
>

const idsShape = z.array(z.string())

export const readTranslatedTexts = async (
  queries: Queries,
  entity: string,
  ids: readonly string[],
): Promise<TranslatedTexts> => {
  const rows = await queries
    .selectFrom('translation')
    .select(['entityId', 'lang', 'texts', 'bodies'])
    .where('entity', '=', entity)
    .where('entityId', 'in', idsShape.parse(ids))
    .execute()
  const all = rows.map(({ entityId, lang, texts, bodies }) => ({
    entityId,
    lang,
    texts: Object.values(
      textsByFieldSchema.parse({ ...JSON.parse(texts), ...JSON.parse(bodies) }),
    ).map(markdownToPlainText),
  }))
  return Map.groupBy(all, ({ entityId }) => entityId)
}

/** Returns a word of a translation as the index contains it: with its language and a mark as prefix. */
export const languageWordOf = (lang: string, word: string): string =>
  `${lang.toLowerCase().replaceAll('-', '')}\u01c3${word}`

const unitIn = (lang: string, unit: SearchUnit): SearchUnit =>
  unit.map((terms) =>
    terms.map((options) =>
      options.flatMap((word) => {
        const marked = languageWordOf(lang, removeWholeWordMark(word))
        return [word, isWholeWord(word) ? markAsWholeWord(marked) : marked]
      }),
    ),
  )

/** Lets each word of a query also match in translations to `lang`. */
export const queryInLanguage = (lang: string | undefined, query: SearchQuery): SearchQuery =>
  lang === undefined
    ? query
    : {
        ...query,
        units: query.units.map((unit) => unitIn(lang, unit)),
        letters: query.letters.map((unit) => unitIn(lang, unit)),
      }

/** Whether a text contains the mark that separates language and word in the index. */
export const hasLanguageMark = (text: string): boolean => text.includes('\u01c3')
