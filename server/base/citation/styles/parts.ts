import type { Name, Work } from '../work.ts'

const firstLetter = (word: string): string => Array.from(word)[0] ?? ''

/** The initials of given names: `Jean-Luc M` becomes `J.-L. M.`; `mark` is what follows each letter. */
export const initials = (given: string, mark = '.', between = ' '): string =>
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

/** An author in one style: `person` says how a family name and given names stand together. */
export const styled = (name: Name, person: (family: string, given: string) => string): string =>
  'literal' in name
    ? name.literal
    : name.given === ''
      ? name.family
      : person(name.family, name.given)

/** Joins a list as English does: `A`, `A and B`, `A, B and C`; `last` stands before the last one. */
export const listed = (texts: readonly string[], last: string, lastOfTwo = last): string => {
  if (texts.length < 2) return texts.join('')
  const link = texts.length === 2 ? lastOfTwo : last
  return `${texts.slice(0, -1).join(', ')}${link}${texts.at(-1)}`
}

/** Ends a text with a full stop, unless it ends with a mark of its own. */
export const stopped = (text: string): string =>
  text === '' || /[.?!]["”’]?$/.test(text) ? text : `${text}.`

/** Joins what is there, with a blank between. */
export const sentence = (...texts: readonly (string | false)[]): string =>
  texts.filter((text) => text !== false && text !== '').join(' ')

/** Joins what is there, with a comma between. */
export const commas = (...texts: readonly (string | false)[]): string =>
  texts.filter((text) => text !== false && text !== '').join(', ')

/** A span of pages with the dash that print uses. */
export const pageSpan = (pages: string): string => pages.replaceAll(/\s*[-–—]+\s*/g, '–')

/** `p. 7` or `pp. 7–9`. */
export const pageWords = ({ pages }: Pick<Work, 'pages'>): string =>
  pages === '' ? '' : `${/[-–—,]/.test(pages) ? 'pp.' : 'p.'} ${pageSpan(pages)}`

/** Where a reader finds the work: its DOI as an address, or its link. */
export const address = ({ doi, url }: Pick<Work, 'doi' | 'url'>): string =>
  doi === '' ? url : `https://doi.org/${doi}`

/** `arXiv:2101.00001` for a preprint that has no other place. */
export const arxiv = ({ arxivId }: Pick<Work, 'arxivId'>): string =>
  arxivId === '' ? '' : `arXiv:${arxivId}`

/** The months as English writes them. */
export const monthNames =
  'January February March April May June July August September October November December'.split(' ')
