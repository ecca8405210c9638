import { describe, expect, test } from 'vitest'
import { joinAuthors, splitAuthors } from '#contract/publication/author-text.ts'
import { readName, writeName } from './names.ts'

describe('reading one name', () => {
  test.each([
    ['Doe, Jane Q.', { family: 'Doe', given: 'Jane Q.' }],
    ['Jane Q. Doe', { family: 'Doe', given: 'Jane Q.' }],
    ['Y. Tanemori', { family: 'Tanemori', given: 'Y.' }],
    ['Doe JQ', { family: 'Doe', given: 'J. Q.' }],
    ['Ludwig van der Berg', { family: 'van der Berg', given: 'Ludwig' }],
    ['King, Jr., Martin', { family: 'King Jr.', given: 'Martin' }],
    ['Martin King Jr.', { family: 'King Jr.', given: 'Martin' }],
    ['World Health Organization', { literal: 'World Health Organization' }],
    ['ECOG Trial Investigators', { literal: 'ECOG Trial Investigators' }],
    ['Plato', { literal: 'Plato' }],
    ['López García, Ana', { family: 'López García', given: 'Ana' }],
  ])('%s', (text, name) => {
    expect(readName(text)).toEqual(name)
  })

  test('a name is written as it is read aloud', () => {
    expect(writeName({ family: 'van der Berg', given: 'Ludwig' })).toBe('Ludwig van der Berg')
    expect(writeName({ literal: 'World Health Organization' })).toBe('World Health Organization')
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
    ['Martin King, Jr., Ann Other', ['Martin King Jr.', 'Ann Other']],
    ['  ', []],
  ])('%s', (text, names) => {
    expect(splitAuthors(text)).toEqual(names)
  })

  test.each([
    [['A. Doe', 'B. C. Roe']],
    [['Doe, Jane', 'Roe, Richard']],
    [['Centers for Disease Control and Prevention', 'A. Doe']],
  ])('what is joined is split the same way: %s', (names) => {
    expect(splitAuthors(joinAuthors(names))).toEqual(names)
  })
})
