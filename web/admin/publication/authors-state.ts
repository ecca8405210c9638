import { authorTextOf } from '#contract/publication/author-name.ts'
import { formatAuthorsText, parseAuthorsText } from '#contract/publication/author-text.ts'
import type { Author } from '#contract/publication/publication-fields.ts'

/** An author in the form. `key` stays the same while the author is renamed or moved. */
export type AuthorChipData = Author & { readonly key: string }

/**
 * State of the authors field. Authors can be edited as one text or as a list of chips. The text is saved
 * until the user changes a chip, from then on the list.
 */
export interface AuthorsState {
  readonly text: string
  /**
   * Authors at the last save or change of chips, and their text (`baseText`). Valid while `text` is
   * unchanged.
   */
  readonly base: readonly AuthorChipData[]
  readonly baseText: string
  readonly isListed: boolean
}

/**
 * Creates the state of the authors field from a saved publication. `saved` is undefined for a new
 * publication.
 */
export const createAuthorsState = (
  saved: { authors: string; authorList: readonly Author[] } | undefined,
): AuthorsState => ({
  text: saved?.authors ?? '',
  base: saved?.authorList.map((author, index) => ({ ...author, key: String(index) })) ?? [],
  baseText: saved?.authors ?? '',
  isListed: false,
})

const withKeys = (authors: readonly (Author | AuthorChipData)[]): AuthorChipData[] => {
  const taken = new Set(authors.flatMap((author) => ('key' in author ? [author.key] : [])))
  const freeKey = (name: string): string => {
    let count = 0
    while (taken.has(`${name} ${count}`)) count++
    taken.add(`${name} ${count}`)
    return `${name} ${count}`
  }
  return authors.map((author) =>
    'key' in author ? author : { ...author, key: freeKey(author.name) },
  )
}

/** Returns the authors as a list. If the text was edited, the list is parsed from it. */
export const authorChipsOf = ({ text, base, baseText }: AuthorsState): readonly AuthorChipData[] =>
  text === baseText ? base : withKeys(parseAuthorsText(text, base))

const textsOf = (authors: readonly Author[]) => JSON.stringify(authors.map(authorTextOf))

/** Returns the state after the text was edited. */
export const withAuthorText = (state: AuthorsState, text: string): AuthorsState => ({
  ...state,
  text,
})

/** Returns the state after the chips were changed. Keeps the text if it still matches. */
export const withAuthorChips = (
  state: AuthorsState,
  chips: readonly AuthorChipData[],
): AuthorsState => {
  const isSame = textsOf(chips) === textsOf(authorChipsOf(state))
  const text = isSame ? state.text : formatAuthorsText(chips)
  return { text, base: chips, baseText: text, isListed: true }
}

/** Returns the state after authors were typed or pasted with any separator. */
export const withAddedAuthors = (state: AuthorsState, typed: string): AuthorsState =>
  withAuthorChips(state, withKeys([...authorChipsOf(state), ...parseAuthorsText(typed, [])]))

/** Returns the author list to save. Returns null if only the text is to be saved. */
export const authorListToSend = (state: AuthorsState): Author[] | null =>
  state.isListed ? authorChipsOf(state).map(({ key: _, ...author }) => author) : null

const isText = (value: unknown): value is string => typeof value === 'string'

/** Parses an author from a saved draft. Returns an empty list if the value is invalid. */
const fromDraft = (value: unknown): Author[] => {
  if (typeof value !== 'object' || value === null || !('name' in value) || !isText(value.name)) {
    return []
  }
  const { name } = value
  const profileId = 'profileId' in value && isText(value.profileId) ? value.profileId : ''
  const isEqual = 'isEqual' in value && value.isEqual === true
  const isCorresponding = 'isCorresponding' in value && value.isCorresponding === true
  const parts = (['family', 'given', 'suffix'] as const).flatMap((part) => {
    const partValue: unknown = part in value ? Reflect.get(value, part) : undefined
    return isText(partValue) ? [[part, partValue] as const] : []
  })
  return [{ name, ...Object.fromEntries(parts), profileId, isEqual, isCorresponding }]
}

/** Returns the state with the author list of a saved draft. */
export const withRestoredAuthors = (state: AuthorsState, list: readonly unknown[]): AuthorsState =>
  withAuthorChips(state, withKeys(list.flatMap(fromDraft)))
