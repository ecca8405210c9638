import { invalid } from '#contract/call/api-error.ts'
import { authorText, nameOf, withParts } from '#contract/publication/author-name.ts'
import { readAuthorText, writeAuthors } from '#contract/publication/author-text.ts'
import {
  type Author,
  mostAuthors,
  tooManyAuthors,
} from '#contract/publication/publication-fields.ts'
import { createMatcher, type Person } from '#server/base/text/match-people.ts'

/** What was said of authors: a text, a list, both or nothing. */
interface Given {
  readonly authors?: string | undefined
  readonly authorList?: readonly Author[] | undefined
}

/**
 * Reads a text of authors; who was known stays who they are, the others are looked for in the group. Throws 400 if there
 * are too many.
 */
const readAuthors = (
  authors: string,
  before: readonly Author[],
  people: readonly Person[],
): Author[] => {
  const match = createMatcher(people)
  const list = readAuthorText(authors, before)
  if (list.length > mostAuthors) throw invalid([{ path: 'authors', message: tooManyAuthors }])
  const seen = new Set(['', ...list.map(({ profileId }) => profileId)])
  return list.map((author) => {
    const found = author.profileId === '' ? match(nameOf(author)) : ''
    if (seen.has(found)) return author
    seen.add(found)
    return { ...author, profileId: found }
  })
}

/** A list as it is sent; where the parts of a name are left out, the known ones stay. */
const keepParts = (list: readonly Author[], before: readonly Author[]): Author[] => {
  const known = new Map(before.map((author) => [author.name, author]))
  return list.map((author) => {
    const { family, given, suffix } = known.get(author.name) ?? {}
    const told =
      author.family === undefined && family !== undefined
        ? { family, ...(given !== undefined && { given }), ...(suffix !== undefined && { suffix }) }
        : {}
    return withParts({ ...author, ...told })
  })
}

const textsOf = (list: readonly Author[]) => JSON.stringify(list.map(authorText))

/**
 * Text and list always agree: a list that is sent wins, a text that is sent alone is read into a list, and
 * the text that is there already leaves everything as it is.
 */
export const agree = (
  given: Given,
  before: Required<Given>,
  people: readonly Person[],
): { authors: string; authorList: readonly Author[] } => {
  if (given.authorList) {
    const authorList = keepParts(given.authorList, before.authorList ?? [])
    const isSame =
      given.authors === before.authors && textsOf(authorList) === textsOf(before.authorList ?? [])
    return { authors: isSame ? (before.authors ?? '') : writeAuthors(authorList), authorList }
  }
  if (given.authors === undefined || given.authors === before.authors) {
    return { authors: before.authors ?? '', authorList: before.authorList ?? [] }
  }
  return {
    authors: given.authors,
    authorList: readAuthors(given.authors, before.authorList ?? [], people),
  }
}
