import { describe, expect, test } from 'vitest'
import {
  authorNameOf,
  authorTextOf,
  formatAuthorName,
  formatInvertedAuthorName,
  parseAuthorName,
  withExplicitNameParts,
} from './author-name.ts'
import {
  formatAuthorsText,
  joinAuthorNames,
  parseAuthorsText,
  splitAuthorsText,
} from './author-text.ts'

const unmarked = { profileId: '', isEqual: false, isCorresponding: false }

describe('reading a name', () => {
  test.each([
    ['Doe, Jane Q.', { family: 'Doe', given: 'Jane Q.' }],
    ['Jane Q. Doe', { family: 'Doe', given: 'Jane Q.' }],
    ['Y. Tanemori', { family: 'Tanemori', given: 'Y.' }],
    ['Doe JQ', { family: 'Doe', given: 'J. Q.' }],
    ['Ng A.Y.', { family: 'Ng', given: 'A.Y.' }],
    ['van der Berg J.-M.', { family: 'van der Berg', given: 'J.-M.' }],
    ['A. Y. Ng', { family: 'Ng', given: 'A. Y.' }],
    ['Ludwig van der Berg', { family: 'van der Berg', given: 'Ludwig' }],
    ['de la Cruz, Juan', { family: 'de la Cruz', given: 'Juan' }],
    ['van der Berg JM', { family: 'van der Berg', given: 'J. M.' }],
    ['King, Jr., Martin', { family: 'King', given: 'Martin', suffix: 'Jr.' }],
    ['King, Martin Luther, Jr.', { family: 'King', given: 'Martin Luther', suffix: 'Jr.' }],
    ['Martin King Jr.', { family: 'King', given: 'Martin', suffix: 'Jr.' }],
    ['King ML Jr', { family: 'King', given: 'M. L.', suffix: 'Jr' }],
    ['Grissom II, Alvin', { family: 'Grissom', given: 'Alvin', suffix: 'II' }],
    ['Alvin Grissom II', { family: 'Grissom', given: 'Alvin', suffix: 'II' }],
    ['King, Martin L Jr', { family: 'King', given: 'Martin L', suffix: 'Jr' }],
    ['III, Hal Daumé', { family: 'Daumé', given: 'Hal', suffix: 'III' }],
    ['Doe, Jane PhD', { family: 'Doe', given: 'Jane' }],
    ['Jane Doe PhD', { family: 'Doe', given: 'Jane' }],
    ['Riklin Raviv, Tammy', { family: 'Riklin Raviv', given: 'Tammy' }],
    ['Tammy {Riklin Raviv}', { family: 'Riklin Raviv', given: 'Tammy' }],
    ['{Google DeepMind}', { literal: 'Google DeepMind' }],
    ['World Health Organization', { literal: 'World Health Organization' }],
    ['ECOG Trial Investigators', { literal: 'ECOG Trial Investigators' }],
    ['Plato', { literal: 'Plato' }],
    ['López García, Ana', { family: 'López García', given: 'Ana' }],
    ['山田 太郎', { family: '山田', given: '太郎' }],
    ['王小明', { literal: '王小明' }],
  ])('%s', (text, name) => {
    expect(parseAuthorName(text)).toEqual(name)
    expect(parseAuthorName(formatInvertedAuthorName(parseAuthorName(text)))).toEqual(name)
  })

  test('a name is written in spoken order', () => {
    expect(formatAuthorName({ family: 'van der Berg', given: 'Ludwig' })).toBe(
      'Ludwig van der Berg',
    )
    expect(formatAuthorName({ family: 'King', given: 'Martin', suffix: 'Jr.' })).toBe(
      'Martin King Jr.',
    )
    expect(formatAuthorName({ family: '山田', given: '太郎' })).toBe('山田 太郎')
    expect(formatAuthorName({ literal: 'World Health Organization' })).toBe(
      'World Health Organization',
    )
  })
})

describe('the parts of a name', () => {
  const tammy = { ...unmarked, name: 'Tammy Riklin Raviv', family: 'Riklin Raviv', given: 'Tammy' }

  test('are kept only if the name does not reveal them', () => {
    expect(withExplicitNameParts(tammy)).toEqual(tammy)
    const jane = { ...unmarked, name: 'Jane Doe' }
    expect(withExplicitNameParts({ ...jane, family: 'Doe', given: 'Jane' })).toEqual(jane)
  })

  test('that belong to another name are ignored', () => {
    const renamed = { ...tammy, name: 'Tammy Raviv' }
    expect(authorNameOf(renamed)).toEqual({ family: 'Raviv', given: 'Tammy' })
    expect(withExplicitNameParts(renamed)).toEqual({ ...unmarked, name: 'Tammy Raviv' })
  })

  test('are written into the text of authors if necessary', () => {
    const jane = { ...unmarked, name: 'Jane Doe' }
    const deepMind = { ...unmarked, name: 'Google DeepMind', family: 'Google DeepMind', given: '' }
    expect(authorTextOf(jane)).toBe('Jane Doe')
    expect(formatAuthorsText([jane, jane])).toBe('Jane Doe, Jane Doe')
    const all = [tammy, jane, deepMind]
    const text = formatAuthorsText(all)
    expect(text).toBe('Riklin Raviv, Tammy; Doe, Jane; {Google DeepMind}')
    expect(parseAuthorsText(text, all)).toEqual(all)
    const unknown = parseAuthorsText(text, []).map(withExplicitNameParts)
    expect(unknown.map(authorNameOf)).toEqual(all.map(authorNameOf))
    expect(formatAuthorsText(unknown)).toBe(text)
  })

  test('of other authors are kept if the text of one changes', () => {
    const john = { ...unmarked, name: 'John Roe', isEqual: true }
    const [first, second] = parseAuthorsText('Riklin Raviv, Tamar; Roe, John', [tammy, john])
    expect(second).toEqual(john)
    expect(first && authorNameOf(first)).toEqual({ family: 'Riklin Raviv', given: 'Tamar' })
    expect(parseAuthorsText('Jon Roe, Tammy Riklin Raviv', [tammy, john])[1]).toEqual(tammy)
  })
})

describe('splitting a text of authors', () => {
  test.each([
    ['A. Doe, B. C. Roe', ['A. Doe', 'B. C. Roe']],
    ['Doe, A.; Roe, B. C.', ['Doe, A.', 'Roe, B. C.']],
    ['Doe, A., & Roe, B. C.', ['Doe, A.', 'Roe, B. C.']],
    ['Doe A, Roe BC', ['Doe A', 'Roe BC']],
    ['Jane Doe and Richard Roe', ['Jane Doe', 'Richard Roe']],
    ['Jane Doe, Richard Roe, and Ann Other', ['Jane Doe', 'Richard Roe', 'Ann Other']],
    ['Jane Doe, Richard Roe et al.', ['Jane Doe', 'Richard Roe']],
    ['Doe, Jane', ['Doe, Jane']],
    ['Riklin Raviv, Tammy', ['Riklin Raviv, Tammy']],
    ['López García, Ana María;', ['López García, Ana María']],
    ['Jane Doe, OpenAI', ['Jane Doe', 'OpenAI']],
    ['A. Doe, Plato', ['A. Doe', 'Plato']],
    ['Martin King, Jr., Ann Other', ['Martin King Jr.', 'Ann Other']],
    ['King, Jr., Martin', ['King, Jr., Martin']],
    ['Tammy {Riklin Raviv}, {Doe, Roe and Sons}', ['Tammy {Riklin Raviv}', '{Doe, Roe and Sons}']],
    ['  ', []],
  ])('%s', (text, names) => {
    expect(splitAuthorsText(text)).toEqual(names)
  })

  test.each([
    [['A. Doe', 'B. C. Roe']],
    [['Doe, Jane', 'Roe, Richard']],
    [['López García, Ana María']],
    [['Riklin Raviv, Tammy', 'Jane Doe']],
    [['Centers for Disease Control and Prevention', 'A. Doe']],
  ])('what is joined is split the same way: %s', (names) => {
    expect(splitAuthorsText(joinAuthorNames(names))).toEqual(names)
  })
})
