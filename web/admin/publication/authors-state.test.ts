import { describe, expect, test } from 'vitest'
import {
  authorChipsOf,
  authorListToSend,
  createAuthorsState,
  withAddedAuthors,
  withAuthorChips,
  withAuthorText,
  withRestoredAuthors,
} from './authors-state.ts'

const ada = { name: 'A. Lovelace', profileId: 'ada', isEqual: true, isCorresponding: false }
const charles = { name: 'C. Babbage', profileId: '', isEqual: true, isCorresponding: true }
const saved = { authors: 'A. Lovelace and C. Babbage', authorList: [ada, charles] }
const start = () => createAuthorsState(saved)
const namesIn = (state: ReturnType<typeof start>) => authorChipsOf(state).map(({ name }) => name)

describe('the text', () => {
  test('is sent alone until a chip is changed, however it is edited', () => {
    expect(authorListToSend(start())).toBeNull()
    const typed = withAuthorText(start(), 'G. Hopper; A. Lovelace')
    expect(authorListToSend(typed)).toBeNull()
    expect(authorChipsOf(typed)).toMatchObject([{ name: 'G. Hopper', profileId: '' }, ada])
  })

  test('edited after the chips is never sent with an old list', () => {
    const [first, ...rest] = authorChipsOf(start())
    if (!first) throw new Error('There are two')
    const marked = withAuthorChips(start(), [{ ...first, isCorresponding: true }, ...rest])
    const typed = withAuthorText(marked, 'A. Lovelace, G. Hopper')
    expect(authorListToSend(typed)).toEqual([
      { ...ada, isCorresponding: true },
      { name: 'G. Hopper', profileId: '', isEqual: false, isCorresponding: false },
    ])
  })

  test('keeps all marks while a name is typed letter by letter', () => {
    const halfway = withAuthorText(start(), 'A. Lovelac and C. Babbage')
    expect(authorChipsOf(halfway)[0]).toMatchObject({ name: 'A. Lovelac', isEqual: false })
    expect(authorChipsOf(withAuthorText(halfway, saved.authors))).toMatchObject([ada, charles])
  })
})

describe('the chips', () => {
  test('keep the text while the names are the same', () => {
    const marked = withAuthorChips(
      start(),
      authorChipsOf(start()).map((chip) => ({ ...chip, isEqual: false })),
    )
    expect(marked.text).toBe(saved.authors)
    expect(authorListToSend(marked)).toEqual([
      { ...ada, isEqual: false },
      { ...charles, isEqual: false },
    ])
  })

  test('update the text when a name or the order changes', () => {
    const turned = withAuthorChips(start(), authorChipsOf(start()).toReversed())
    expect(turned.text).toBe('C. Babbage, A. Lovelace')
    expect(authorListToSend(turned)).toEqual([charles, ada])
  })

  test.each(['G. Hopper and K. Johnson', 'G. Hopper, K. Johnson', 'Hopper, G.; Johnson, K.'])(
    'grow by all who are pasted: %s',
    (pasted) => {
      const grown = withAddedAuthors(start(), pasted)
      expect(namesIn(grown)).toHaveLength(4)
      expect(authorListToSend(grown)).toMatchObject([ada, charles, {}, {}])
      // Written names are read as the same names.
      expect(namesIn(withAuthorText(createAuthorsState(undefined), grown.text))).toEqual(
        namesIn(grown),
      )
    },
  )

  test('have unique keys, even if two authors share a name', () => {
    const twice = withAddedAuthors(withAddedAuthors(start(), 'J. Li, J. Li'), 'J. Li')
    expect(new Set(authorChipsOf(twice).map(({ key }) => key)).size).toBe(5)
  })

  test('are restored from a draft, whatever else it contains', () => {
    const back = withRestoredAuthors(start(), [
      charles,
      { name: 'X', isEqual: 'yes' },
      null,
      'Y',
      { name: 1 },
    ])
    expect(authorListToSend(back)).toEqual([
      charles,
      { name: 'X', profileId: '', isEqual: false, isCorresponding: false },
    ])
    expect(back.text).toBe('C. Babbage, X')
  })

  test('keep the parts of a name in the text, in a list and in a draft, until the name is changed', () => {
    const tammy = { ...charles, name: 'Tammy Riklin Raviv', family: 'Riklin Raviv', given: 'Tammy' }
    const state = withAddedAuthors(
      createAuthorsState({ authors: '', authorList: [tammy] }),
      'J. Doe',
    )
    expect(state.text).toBe('Riklin Raviv, Tammy; Doe, J.')
    expect(authorListToSend(state)?.[0]).toEqual(tammy)
    const typed = withAuthorText(state, 'Riklin Raviv, Tammy; Doe, John')
    expect(authorListToSend(typed)?.[0]).toEqual(tammy)
    expect(authorListToSend(withRestoredAuthors(start(), [tammy]))).toEqual([tammy])
    const [chip] = authorChipsOf(state)
    if (!chip) throw new Error('There is one')
    const renamed = withAuthorChips(state, [{ ...chip, name: 'Tammy Raviv' }])
    expect(renamed.text).toBe('Tammy Raviv')
  })
})
