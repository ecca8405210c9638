import { type CitationLine, type TextRules, writeCitedTexts } from './format-fields.ts'
import { type AuthorName, dateParts, type Work } from './work.ts'

export type CslItem = Readonly<Record<string, unknown>>

const name = (author: AuthorName): Record<string, string> =>
  'literal' in author
    ? { literal: author.literal }
    : {
        family: author.family,
        ...(author.given && { given: author.given }),
        ...(author.suffix && { suffix: author.suffix }),
      }

const cslRules: TextRules<Work> = {
  number: (number, name, { arxivId }) => [[name, number || (arxivId && `arXiv:${arxivId}`)]],
  arxivId: (id, name) => [
    ['archive', id && 'arXiv'],
    [name, id],
  ],
}

/** Joins keywords with commas. If a keyword contains a comma, as in MeSH, semicolons are used. */
const joinKeywords = (words: readonly string[]): string =>
  words.some((word) => word.includes(',')) ? `${words.join('; ')};` : words.join(', ')

export const toCsl = (work: Work): CslItem => {
  const parts = dateParts(work)
  const { title: _, ...texts } = writeCitedTexts('csl', work, cslRules)
  const lines: CitationLine[] = [
    ...Object.values(texts).flat(),
    ['keyword', joinKeywords(work.keywords)],
  ]
  return {
    id: work.key,
    type: work.type,
    title: work.title,
    ...(work.authors.length > 0 && { author: work.authors.map(name) }),
    ...(work.editors.length > 0 && { editor: work.editors.map(name) }),
    ...(parts.length > 0 && { issued: { 'date-parts': [parts] } }),
    ...Object.fromEntries(lines.filter(([, text]) => text !== '')),
  }
}
