import { expect, test } from 'vitest'
import { formatAuthorName } from '#contract/publication/author-name.ts'
import { readListedAuthors } from './listed-authors.ts'

const namesIn = (...texts: readonly string[]) =>
  readListedAuthors(texts).authors.map(formatAuthorName)

test.for([
  [['A. Lovelace, B. Curie and C. Noether'], ['A. Lovelace', 'B. Curie', 'C. Noether']],
  [['A. Lovelace, B. Curie & C. Noether'], ['A. Lovelace', 'B. Curie', 'C. Noether']],
  [['Lovelace, Ada; van der Doe, Jane M.'], ['Ada Lovelace', 'Jane M. van der Doe']],
  [['Lovelace, A., Curie, M.'], ['A. Lovelace', 'M. Curie']],
  [
    ['Ada Lovelace', 'Marie Curie', 'and Lindsey Cormack'],
    ['Ada Lovelace', 'Marie Curie', 'Lindsey Cormack'],
  ],
  [
    ['Ada Lovelace, Marie Curie', 'Emmy Noether'],
    ['Ada Lovelace', 'Marie Curie', 'Emmy Noether'],
  ],
  [
    ['Lovelace, Ada', 'van der Doe, Jane M.', 'Riklin Raviv, Tammy'],
    ['Ada Lovelace', 'Jane M. van der Doe', 'Tammy Riklin Raviv'],
  ],
  [
    ['Prof. Dr. Ada Lovelace', '**Marie Curie**'],
    ['Ada Lovelace', 'Marie Curie'],
  ],
  [
    ['Ada Lovelace', 'Department of Health, Education and Welfare'],
    ['Ada Lovelace', 'Department of Health, Education and Welfare'],
  ],
  [
    ['Ada Lovelace', 'Centers for Disease Control and Prevention'],
    ['Ada Lovelace', 'Centers for Disease Control and Prevention'],
  ],
  [['Ada Lovelace, Marie Curie, et al.'], ['Ada Lovelace', 'Marie Curie']],
  [['Dr'], ['Dr']],
] as const)('%j are %j', ([texts, names]) => {
  expect(namesIn(...texts)).toEqual(names)
})

test('marks of a list are read, and unnamed authors are mentioned', () => {
  const { authors, warning } = readListedAuthors(['Ada Lovelace*', 'Marie Curie*', 'et al.'])
  expect(authors).toMatchObject([{ isEqual: true }, { isEqual: true }])
  expect(warning).toMatch(/^Not all authors are named/)
})
