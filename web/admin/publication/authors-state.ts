import { authorText } from '#contract/publication/author-name.ts'
import { readAuthorText, writeAuthors } from '#contract/publication/author-text.ts'
import type { Author } from '#contract/publication/publication-fields.ts'

/** An author in the form: `key` stays the same while the author is renamed or moved. */
export type Chip = Author & { readonly key: string }

/**
 * The authors of a publication while they are edited. The text speaks until one of the chips is changed;
 * from then on the list does. Either way the chips are what the text says.
 */
export interface AuthorsState {
  readonly text: string
  /** The authors as they were last saved or set one by one, and the text that says the same. */
  readonly base: readonly Chip[]
  readonly baseText: string
  readonly isListed: boolean
}

/** The authors as they are saved; nobody for a new publication. */
export const startAuthors = (
  saved: { authors: string; authorList: readonly Author[] } | undefined,
): AuthorsState => ({
  text: saved?.authors ?? '',
  base: saved?.authorList.map((author, index) => ({ ...author, key: String(index) })) ?? [],
  baseText: saved?.authors ?? '',
  isListed: false,
})

const withKeys = (authors: readonly (Author | Chip)[]): Chip[] => {
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

/** The authors one by one. */
export const chipsOf = ({ text, base, baseText }: AuthorsState): readonly Chip[] =>
  text === baseText ? base : withKeys(readAuthorText(text, base))

const textsOf = (authors: readonly Author[]) => JSON.stringify(authors.map(authorText))

/** After the text was typed. */
export const typeAuthors = (state: AuthorsState, text: string): AuthorsState => ({ ...state, text })

/** After the chips were changed: the text stays as it is where it still says the same. */
export const setChips = (state: AuthorsState, chips: readonly Chip[]): AuthorsState => {
  const isSame = textsOf(chips) === textsOf(chipsOf(state))
  const text = isSame ? state.text : writeAuthors(chips)
  return { text, base: chips, baseText: text, isListed: true }
}

/** After further authors were typed or pasted, whichever way they are separated. */
export const addAuthors = (state: AuthorsState, typed: string): AuthorsState =>
  setChips(state, withKeys([...chipsOf(state), ...readAuthorText(typed, [])]))

/** The list to send; null while the text speaks for itself. */
export const listToSend = (state: AuthorsState): Author[] | null =>
  state.isListed ? chipsOf(state).map(({ key: _, ...author }) => author) : null

const isText = (value: unknown): value is string => typeof value === 'string'

/** What a kept draft says of an author. */
const fromDraft = (value: unknown): Author[] => {
  if (typeof value !== 'object' || value === null || !('name' in value) || !isText(value.name)) {
    return []
  }
  const { name } = value
  const profileId = 'profileId' in value && isText(value.profileId) ? value.profileId : ''
  const isEqual = 'isEqual' in value && value.isEqual === true
  const isCorresponding = 'isCorresponding' in value && value.isCorresponding === true
  const parts = (['family', 'given', 'suffix'] as const).flatMap((part) => {
    const said: unknown = part in value ? Reflect.get(value, part) : undefined
    return isText(said) ? [[part, said] as const] : []
  })
  return [{ name, ...Object.fromEntries(parts), profileId, isEqual, isCorresponding }]
}

/** After a list that was kept as a draft is brought back. */
export const putAuthors = (state: AuthorsState, list: readonly unknown[]): AuthorsState =>
  setChips(state, withKeys(list.flatMap(fromDraft)))
