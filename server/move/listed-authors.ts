import { type AuthorName, parseAuthorName } from '#contract/publication/author-name.ts'
import { splitAuthorsText } from '#contract/publication/author-text.ts'
import { applyAuthorFootnoteMarks } from '#server/publication/citation/read/marks.ts'
import { stripMarkup } from '#server/publication/citation/read/plain.ts'
import {
  etAlWarning,
  isEtAl,
  mentionsEtAl,
  withoutEtAl,
} from '#server/publication/citation/read/reading.ts'

const conjunction = /^(?:(?:and|und|&)\s+)/i
const academicTitle = /^(?:(?:prof(?:essor)?|dr|pd)\b\.?\s+(?=\S))+/i

const cleaned = (text: string): string =>
  stripMarkup(text.replaceAll('**', '').replaceAll(/\\(?=[*†‡§#])/g, ''))
    .trim()
    .replace(conjunction, '')
    .replace(academicTitle, '')

const isPerson = (text: string): boolean => 'family' in parseAuthorName(text)

/** Whether a text with one comma is a name such as “van der Doe, Jane M.”. */
const isInverted = (text: string): boolean => {
  const [before = '', given, ...more] = text.split(',')
  if (given === undefined || more.length > 0 || /[;&]|\s(?:and|und)\s/i.test(text)) return false
  const words = before.trim().split(/\s+/)
  return words.length === 1 || /^\p{Ll}/u.test(before)
}

/** Splits a text that names several people. Texts without a person among their parts are institutions. */
const split = (text: string): string[] => {
  if (!/[,;&]|\s(?:and|und)\s/i.test(text) || isInverted(text)) return [text]
  const parts = splitAuthorsText(text)
  return text.includes(';') || parts.some(isPerson) ? parts : [text]
}

/**
 * Reads authors from a list of texts. A text may name several, and begin with “and” or an academic title.
 */
export const readListedAuthors = (
  texts: readonly string[],
): { readonly authors: readonly AuthorName[]; readonly warning: string } => {
  const names = texts.flatMap((text) => split(cleaned(text))).map(cleaned)
  const named = names.filter((name) => name !== '' && !isEtAl(name))
  return {
    authors: applyAuthorFootnoteMarks(
      named.map((name) => parseAuthorName(withoutEtAl(name))),
      '',
    ),
    warning: texts.some(mentionsEtAl) ? etAlWarning : '',
  }
}
