import { foldName } from '#server/base/text/fold.ts'
import { type AuthorName, type CitedWork, datePartsOf } from '../work.ts'

const firstLetter = (word: string): string => Array.from(word)[0] ?? ''

/**
 * Returns the initials of given names: `Jean-Luc M` becomes `J.-L. M.` `mark` is added after each initial.
 */
export const initialsOf = (given: string, mark = '.', between = ' '): string =>
  given
    .split(/\s+|(?<=\.)(?=\p{L})/u)
    .filter((word) => /\p{L}/u.test(word))
    .map((word) =>
      word
        .split('-')
        .filter((part) => part !== '')
        .map((part) => `${firstLetter(part).toLocaleUpperCase('en')}${mark}`)
        .join(mark === '' ? '' : '-'),
    )
    .join(between)

const scriptsWithoutInitials = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u

/** Formats an author. `person` joins the parts of a person's name. */
export const formatAuthor = (
  name: AuthorName,
  person: (family: string, given: string, suffix: string) => string,
): string => {
  if ('literal' in name) return name.literal
  const { family, given, suffix = '' } = name
  if (given === '') return [family, suffix].filter(Boolean).join(' ')
  return scriptsWithoutInitials.test(given) ? `${family} ${given}` : person(family, given, suffix)
}

/**
 * Joins a list: `A`, `A and B`, `A, B and C`. `last` is the text before the last item, `lastOfTwo` the one
 * between two items.
 */
export const joinNames = (texts: readonly string[], last: string, lastOfTwo = last): string => {
  if (texts.length < 2) return texts.join('')
  const link = texts.length === 2 ? lastOfTwo : last
  return `${texts.slice(0, -1).join(', ')}${link}${texts.at(-1)}`
}

export const formatPageSpan = (pages: string): string =>
  pages
    .split(/[-–—]+/)
    .map((page) => page.trim())
    .join('–')

export const formatPagesWithPrefix = (pages: string): string =>
  pages === '' ? '' : `${/[-–—,]/.test(pages) ? 'pp.' : 'p.'} ${formatPageSpan(pages)}`

/** An article number in place of pages: `e0209899`, or a number of at least five digits. */
const articleNumber = /^(?:e\d+|e?\d{5,}|(?:article|art\.? ?no\.?)\s.+)$/i

/** Returns pages and article number. Detects an article number that was entered as pages. */
export const pagesAndArticleNumberOf = ({
  pages,
  number,
  type,
}: Pick<CitedWork, 'pages' | 'number' | 'type'>) => {
  const isArticle = type === 'article-journal' || type === 'paper-conference'
  const isNumber = isArticle && articleNumber.test(pages)
  const said = isNumber ? pages : isArticle && pages === '' ? number : ''
  return {
    pages: isNumber ? '' : pages,
    article: said.replace(/^(?:article|art\.? ?no\.?)\s+/i, ''),
  }
}

export const doiOrUrl = ({ doi, url }: Pick<CitedWork, 'doi' | 'url'>): string =>
  doi === '' ? url : `https://doi.org/${doi}`

const monthNames =
  'January February March April May June July August September October November December'.split(' ')

export const datePartsInWords = (work: Pick<CitedWork, 'date' | 'datePrecision'>) => {
  const [year, month, day] = datePartsOf(work)
  return {
    year: year === undefined ? '' : String(year),
    month: (month && monthNames[month - 1]) || '',
    day: day === undefined ? '' : String(day),
  }
}

/** Returns the publisher, or an empty string if the author is the publisher. */
export const publisherUnlessAuthor = ({ publisher, authors, editors }: CitedWork): string => {
  const own = (authors.length > 0 ? authors : editors).map((name) =>
    'literal' in name ? foldName(name.literal) : '',
  )
  return own.includes(foldName(publisher)) ? '' : publisher
}

export const preprintSourceOf = ({ venue, publisher, arxivId, doi }: CitedWork) => ({
  server: arxivId === '' ? venue || publisher : 'arXiv',
  number: arxivId === '' ? '' : `arXiv:${arxivId}`,
  address: doi === '' && arxivId !== '' ? `https://doi.org/10.48550/arXiv.${arxivId}` : undefined,
})

const endings = ['th', 'st', 'nd', 'rd']

const ordinal = (number: number): string => {
  const teen = number % 100 > 10 && number % 100 < 14
  return `${number}${(teen ? undefined : endings[number % 10]) ?? 'th'}`
}

const numerals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

/** Returns the edition without the word for it: `2nd` for `2`, `Second` or `2nd ed.` Omits the first edition. */
export const editionLabelOf = ({ edition }: Pick<CitedWork, 'edition'>): string => {
  const line = edition.replaceAll(/\s+/g, ' ').trim()
  const said = line.replace(/,? ?(?:ed|edn|edition)\.?$/i, '').trim()
  const number = Number(/^(\d{1,3})(?:st|nd|rd|th)?\.?$/i.exec(said)?.[1] ?? 0)
  const known = number || numerals.indexOf(said.toLowerCase()) + 1
  if (known === 1) return ''
  return known === 0 ? said : ordinal(known)
}

/**
 * Puts a word such as `Report` before a number, unless the number has a word of its own: `Report No. 12`, but
 * `NIH Publication No. 18`.
 */
export const prefixWorkNumber = (word: string, number: string, sign = 'No. '): string => {
  if (number === '') return ''
  return /\bno\.|\bnumber\b|^report\b|\bpatent\b/i.test(number)
    ? number
    : `${word} ${sign}${number}`
}

/** Returns the type of a patent and its number, whose two letters name the country. */
export const patentTypeAndNumberOf = ({ genre, number }: Pick<CitedWork, 'genre' | 'number'>) => {
  const isOfUs = /^US ?(?=[\d,]{6})/.test(number)
  return isOfUs && genre === ''
    ? { name: 'U.S. Patent', number: number.replace(/^US ?/, '') }
    : { name: genre || 'Patent', number }
}
