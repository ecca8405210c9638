import {
  type CitationFieldLine,
  type CitationTextRules,
  writeCitationFields,
} from './format-fields.ts'
import { type AuthorName, type CitedWork, datePartsOf } from './work.ts'

export type CslItem = Readonly<Record<string, unknown>>

const name = (author: AuthorName): Record<string, string> =>
  'literal' in author
    ? { literal: author.literal }
    : {
        family: author.family,
        ...(author.given && { given: author.given }),
        ...(author.suffix && { suffix: author.suffix }),
      }

const cslRules: CitationTextRules<CitedWork> = {
  number: (number, name, { arxivId }) => [[name, number || (arxivId && `arXiv:${arxivId}`)]],
  arxivId: (id, name) => [
    ['archive', id && 'arXiv'],
    [name, id],
  ],
}

/** Joins keywords with commas. If a keyword contains a comma, as in MeSH, semicolons are used. */
const joinKeywords = (words: readonly string[]): string =>
  words.some((word) => word.includes(',')) ? `${words.join('; ')};` : words.join(', ')

export const toCsl = (work: CitedWork): CslItem => {
  const parts = datePartsOf(work)
  const { title: _, ...texts } = writeCitationFields('csl', work, cslRules)
  const lines: CitationFieldLine[] = [
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
