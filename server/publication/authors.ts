import type { Author } from '#contract/publication-fields.ts'
import { createMatcher, type Person } from '#server/citation/match-people.ts'
import { joinAuthors, readName, splitAuthors } from '#server/citation/names.ts'

/** What was said of authors: a text, a list, both or nothing. */
interface Given {
  readonly authors?: string | undefined
  readonly authorList?: readonly Author[] | undefined
}

/** A text of authors read one by one, with those of the group recognised. */
const readAuthors = (authors: string, people: readonly Person[]): Author[] => {
  const match = createMatcher(people)
  const seen = new Set([''])
  return splitAuthors(authors).map((name) => {
    const found = match(readName(name))
    const profileId = seen.has(found) ? '' : found
    seen.add(found)
    return { name: name.slice(0, 200), profileId, isEqual: false, isCorresponding: false }
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
  return { authors: given.authors, authorList: readAuthors(given.authors, people) }
}
