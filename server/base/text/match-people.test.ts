import { describe, expect, test } from 'vitest'
import { parseAuthorName } from '#contract/publication/author-name.ts'
import { citationKeyOf, findFreeCitationKey } from './citation-key.ts'
import { createPersonMatcher } from './match-people.ts'

const match = createPersonMatcher([
  { _id: 'özgür', name: 'Ayşe Özgür', otherNames: ['A. Oezguer'] },
  { _id: 'jane', name: 'Jane Mary Doe', orcid: '0000-0002-1825-0097' },
  { _id: 'john', name: 'John Doe' },
  { _id: 'berg', name: 'Ludwig van der Berg' },
  { _id: 'yuki', name: 'Prof. Dr. med. Yuki Tanemori, PhD' },
  { _id: 'lee1', name: 'Min Lee' },
  { _id: 'lee2', name: 'Mun Lee' },
])

describe('an author is matched', () => {
  test.each([
    ['Ayse Ozgur', 'özgür'],
    ['ÖZGÜR, A.', 'özgür'],
    ['A. Oezguer', 'özgür'],
    ['Jane Doe', 'jane'],
    ['Doe JM', 'jane'],
    ['J. M. Doe', 'jane'],
    ['John Doe', 'john'],
    ['L. van der Berg', 'berg'],
    ['Y. Tanemori', 'yuki'],
  ])('%s', (text, id) => {
    expect(match(parseAuthorName(text))).toBe(id)
  })

  test('by ORCID iD first', () => {
    expect(match({ family: 'Other', given: 'X.', orcid: '0000-0002-1825-0097' })).toBe('jane')
  })
})

test.each(['J. Doe', 'M. Lee', 'Jim Doe', 'Doe', 'Anna Berg', 'World Health Organization'])(
  'nobody is matched by %s, which could be several or none',
  (text) => {
    expect(match(parseAuthorName(text))).toBe('')
  },
)

test('a different ORCID iD means a different person', () => {
  expect(match({ family: 'Doe', given: 'Jane Mary', orcid: '0000-0001-5109-3700' })).toBe('')
})

describe('a citation key', () => {
  test.each([
    [{ title: 'The EEG of sleep', firstAuthor: 'A. Özgür', date: '2024-05-01' }, 'ozgur2024eeg'],
    [{ title: '学習', firstAuthor: 'World Health Organization', date: '' }, 'world'],
    [{ title: 'On it', firstAuthor: '', date: '2020-01-01' }, 'anon2020it'],
  ])('%o', (work, key) => {
    expect(citationKeyOf(work)).toBe(key)
  })

  test('gets a letter if it is taken', () => {
    const taken = new Set(['doe2020x', 'doe2020xa'])
    expect(findFreeCitationKey('doe2020x', (key) => taken.has(key))).toBe('doe2020xb')
    expect(findFreeCitationKey('roe2020x', (key) => taken.has(key))).toBe('roe2020x')
  })
})
