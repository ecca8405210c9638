import { describe, expect, test } from 'vitest'
import {
  addAuthors,
  chipsOf,
  listToSend,
  putAuthors,
  setChips,
  startAuthors,
  typeAuthors,
} from './authors-state.ts'

const ada = { name: 'A. Lovelace', profileId: 'ada', isEqual: true, isCorresponding: false }
const charles = { name: 'C. Babbage', profileId: '', isEqual: true, isCorresponding: true }
const saved = { authors: 'A. Lovelace and C. Babbage', authorList: [ada, charles] }
const start = () => startAuthors(saved)
const namesIn = (state: ReturnType<typeof start>) => chipsOf(state).map(({ name }) => name)

describe('the text', () => {
  test('is sent alone until a chip is changed, however it is edited', () => {
    expect(listToSend(start())).toBeNull()
    const typed = typeAuthors(start(), 'G. Hopper; A. Lovelace')
    expect(listToSend(typed)).toBeNull()
    expect(chipsOf(typed)).toMatchObject([{ name: 'G. Hopper', profileId: '' }, ada])
  })

  test('edited after the chips is never sent with an old list', () => {
    const [first, ...rest] = chipsOf(start())
    if (!first) throw new Error('There are two')
    const marked = setChips(start(), [{ ...first, isCorresponding: true }, ...rest])
    const typed = typeAuthors(marked, 'A. Lovelace, G. Hopper')
    expect(listToSend(typed)).toEqual([
      { ...ada, isCorresponding: true },
      { name: 'G. Hopper', profileId: '', isEqual: false, isCorresponding: false },
    ])
  })

  test('keeps all marks while a name is typed letter by letter', () => {
    const halfway = typeAuthors(start(), 'A. Lovelac and C. Babbage')
    expect(chipsOf(halfway)[0]).toMatchObject({ name: 'A. Lovelac', isEqual: false })
    expect(chipsOf(typeAuthors(halfway, saved.authors))).toMatchObject([ada, charles])
  })
})

describe('the chips', () => {
  test('keep the text while the names are the same', () => {
    const marked = setChips(
      start(),
      chipsOf(start()).map((chip) => ({ ...chip, isEqual: false })),
    )
    expect(marked.text).toBe(saved.authors)
    expect(listToSend(marked)).toEqual([
      { ...ada, isEqual: false },
      { ...charles, isEqual: false },
    ])
  })

  test('update the text when a name or the order changes', () => {
    const turned = setChips(start(), chipsOf(start()).toReversed())
    expect(turned.text).toBe('C. Babbage, A. Lovelace')
    expect(listToSend(turned)).toEqual([charles, ada])
  })

  test.each(['G. Hopper and K. Johnson', 'G. Hopper, K. Johnson', 'Hopper, G.; Johnson, K.'])(
    'grow by all who are pasted: %s',
    (pasted) => {
      const grown = addAuthors(start(), pasted)
      expect(namesIn(grown)).toHaveLength(4)
      expect(listToSend(grown)).toMatchObject([ada, charles, {}, {}])
      // Written names are read as the same names.
      expect(namesIn(typeAuthors(startAuthors(undefined), grown.text))).toEqual(namesIn(grown))
    },
  )

  test('have unique keys, even if two authors share a name', () => {
    const twice = addAuthors(addAuthors(start(), 'J. Li, J. Li'), 'J. Li')
    expect(new Set(chipsOf(twice).map(({ key }) => key)).size).toBe(5)
  })

  test('are restored from a draft, whatever else it contains', () => {
    const back = putAuthors(start(), [
      charles,
      { name: 'X', isEqual: 'yes' },
      null,
      'Y',
      { name: 1 },
    ])
    expect(listToSend(back)).toEqual([
      charles,
      { name: 'X', profileId: '', isEqual: false, isCorresponding: false },
    ])
    expect(back.text).toBe('C. Babbage, X')
  })

  test('keep the parts of a name in the text, in a list and in a draft, until the name is changed', () => {
    const tammy = { ...charles, name: 'Tammy Riklin Raviv', family: 'Riklin Raviv', given: 'Tammy' }
    const state = addAuthors(startAuthors({ authors: '', authorList: [tammy] }), 'J. Doe')
    expect(state.text).toBe('Riklin Raviv, Tammy; Doe, J.')
    expect(listToSend(state)?.[0]).toEqual(tammy)
    const typed = typeAuthors(state, 'Riklin Raviv, Tammy; Doe, John')
    expect(listToSend(typed)?.[0]).toEqual(tammy)
    expect(listToSend(putAuthors(start(), [tammy]))).toEqual([tammy])
    const [chip] = chipsOf(state)
    if (!chip) throw new Error('There is one')
    const renamed = setChips(state, [{ ...chip, name: 'Tammy Raviv' }])
    expect(renamed.text).toBe('Tammy Raviv')
  })
})
