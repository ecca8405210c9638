import { joinAuthors, readAuthorText } from '#contract/publication/author-text.ts'
import type { Author } from '#contract/publication/publication-fields.ts'
import { createMatcher, type Person } from '#server/base/citation/match-people.ts'
import { readName } from '#server/base/citation/names.ts'

/** What was said of authors: a text, a list, both or nothing. */
interface Given {
  readonly authors?: string | undefined
  readonly authorList?: readonly Author[] | undefined
}

/** A text of authors read one by one: who was known stays who they are, the others are looked for in the group. */
const readAuthors = (
  authors: string,
  before: readonly Author[],
  people: readonly Person[],
): Author[] => {
  const match = createMatcher(people)
  const list = readAuthorText(authors, before)
  const seen = new Set(['', ...list.map(({ profileId }) => profileId)])
  return list.map((author) => {
    const found = author.profileId === '' ? match(readName(author.name)) : ''
    if (seen.has(found)) return author
    seen.add(found)
    return { ...author, profileId: found }
  })
}

/** The authors as one text. */
const writeAuthors = (list: readonly Author[]): string => joinAuthors(list.map(({ name }) => name))

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
    const isSame =
      given.authors === before.authors &&
      given.authorList.map(({ name }) => name).join() ===
        before.authorList?.map(({ name }) => name).join()
    const authors = isSame ? (before.authors ?? '') : writeAuthors(given.authorList)
    return { authors, authorList: given.authorList }
  }
  if (given.authors === undefined || given.authors === before.authors) {
    return { authors: before.authors ?? '', authorList: before.authorList ?? [] }
  }
  return {
    authors: given.authors,
    authorList: readAuthors(given.authors, before.authorList ?? [], people),
  }
}
