import { createInvalidInputError } from '#contract/call/api-error.ts'
import {
  authorNameOf,
  authorTextOf,
  withExplicitNameParts,
} from '#contract/publication/author-name.ts'
import { formatAuthorsText, parseAuthorsText } from '#contract/publication/author-text.ts'
import {
  type Author,
  maxPublicationAuthors,
  tooManyAuthorsMessage,
} from '#contract/publication/publication-fields.ts'
import { createPersonMatcher, type MatchablePerson } from '#server/base/text/match-people.ts'

interface Given {
  readonly authors?: string | undefined
  readonly authorList?: readonly Author[] | undefined
}

/**
 * Parses a text of authors. Keeps the links of known authors and matches new names with people of the group. Throws 400 if there
 * are too many.
 */
const readAuthors = (
  authors: string,
  before: readonly Author[],
  people: readonly MatchablePerson[],
): Author[] => {
  const match = createPersonMatcher(people)
  const list = parseAuthorsText(authors, before)
  if (list.length > maxPublicationAuthors)
    throw createInvalidInputError([{ path: 'authors', message: tooManyAuthorsMessage }])
  const seen = new Set(['', ...list.map(({ profileId }) => profileId)])
  return list.map((author) => {
    const found = author.profileId === '' ? match(authorNameOf(author)) : ''
    if (seen.has(found)) return author
    seen.add(found)
    return { ...author, profileId: found }
  })
}

const keepParts = (list: readonly Author[], before: readonly Author[]): Author[] => {
  const known = new Map(before.map((author) => [author.name, author]))
  return list.map((author) => {
    const { family, given, suffix } = known.get(author.name) ?? {}
    const told =
      author.family === undefined && family !== undefined
        ? { family, ...(given !== undefined && { given }), ...(suffix !== undefined && { suffix }) }
        : {}
    return withExplicitNameParts({ ...author, ...told })
  })
}

const textsOf = (list: readonly Author[]) => JSON.stringify(list.map(authorTextOf))

/**
 * Returns an author text and an author list that name the same authors. If a request has both, the
 * list counts. An unchanged text changes nothing.
 */
export const reconcileAuthorTextAndList = (
  given: Given,
  before: Required<Given>,
  people: readonly MatchablePerson[],
): { authors: string; authorList: readonly Author[] } => {
  if (given.authorList) {
    const authorList = keepParts(given.authorList, before.authorList ?? [])
    const isSame =
      given.authors === before.authors && textsOf(authorList) === textsOf(before.authorList ?? [])
    return { authors: isSame ? (before.authors ?? '') : formatAuthorsText(authorList), authorList }
  }
  if (given.authors === undefined || given.authors === before.authors) {
    return { authors: before.authors ?? '', authorList: before.authorList ?? [] }
  }
  return {
    authors: given.authors,
    authorList: readAuthors(given.authors, before.authorList ?? [], people),
  }
}
