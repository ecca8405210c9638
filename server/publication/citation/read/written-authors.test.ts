import { describe, expect, test } from 'vitest'
import {
  parsedWorks,
  parseFirstWork,
  parseWarnings,
} from '#server/tools/testing/content/read-works.ts'
import { parseCitationText } from './read-text.ts'

describe('marks of authors', () => {
  const authorsOf = (author: string, note = '') =>
    parseFirstWork(`@article{k, title={T}, author={${author}}, note={${note}}, year=2020}`)?.authors
  const equal = { isEqual: true }
  const corresponding = { isCorresponding: true }

  test.for([
    'Doe*, Jane and Roe*, Ann and Poe†, Eve',
    'Jane Doe* and Ann Roe* and Eve Poe#',
    'Doe, Jane$^*$ and Roe, Ann$^{*}$ and Poe, Eve$^\\dagger$',
    'Jane Doe\\textsuperscript{1,*} and Ann Roe\\textsuperscript{2,*} and Eve Poe\\textsuperscript{2,\\Letter}',
    'Jane Doe * and Ann Roe * and Eve Poe ✉',
  ])('%s', (author) => {
    expect(authorsOf(author)).toEqual([
      { family: 'Doe', given: 'Jane', ...equal },
      { family: 'Roe', given: 'Ann', ...equal },
      { family: 'Poe', given: 'Eve', ...corresponding },
    ])
  })

  test('a note explains the marks', () => {
    const author = 'Doe#, Jane and Roe#, Ann and Poe*, Eve and Foe*, Ada'
    expect(authorsOf(author, '\\# Corresponding authors, * equal contribution')).toMatchObject([
      corresponding,
      corresponding,
      equal,
      equal,
    ])
    expect(
      authorsOf('Jane Doe and Ann Roe and Eve Poe', 'The first two authors contributed equally'),
    ).toEqual([
      { family: 'Doe', given: 'Jane', ...equal },
      { family: 'Roe', given: 'Ann', ...equal },
      { family: 'Poe', given: 'Eve' },
    ])
  })

  test('in other formats', () => {
    const [ris, csl] = parsedWorks(
      parseCitationText(`TY  - JOUR
TI  - T
AU  - Doe, Jane*
AU  - Roe*, Ann
N1  - * These authors contributed equally
ER  -
[{"title": "U", "author": [{"family": "Doe*", "given": "Jane"}, {"family": "Roe*", "given": "Ann"}]}]`),
    )
    expect(ris?.authors).toMatchObject([
      { family: 'Doe', ...equal },
      { family: 'Roe', ...equal },
    ])
    expect(csl?.authors).toMatchObject([
      { family: 'Doe', ...equal },
      { family: 'Roe', ...equal },
    ])
  })
})

test('text after a name is removed from it, wherever it was written', () => {
  const author = "III, Hal Daum{\\'e} and Doe, Jane, Jr. and Roe, Jr., Ann and Poe, Eve 3rd"
  expect(parseFirstWork(`@article{k, title={T}, author={${author}}}`)?.authors).toEqual([
    { family: 'Daumé', given: 'Hal', suffix: 'III' },
    { family: 'Doe', given: 'Jane', suffix: 'Jr.' },
    { family: 'Roe', given: 'Ann', suffix: 'Jr.' },
    { family: 'Poe', given: 'Eve', suffix: '3rd' },
  ])
})

test('a group is not a person, even without braces and with its last word first', () => {
  const literals = [
    { family: 'Doe', given: 'Jane' },
    { literal: 'RECOVERY Collaborative Group' },
    { literal: 'R Core Team' },
    { literal: 'The Cancer Genome Atlas Research Network' },
    { literal: 'University of Oxford' },
  ]
  const names = [
    'Doe, Jane',
    'Group, RECOVERY Collaborative',
    'Team, R Core',
    'The Cancer Genome Atlas Research Network',
    'University of Oxford',
  ]
  const bibtex = `@article{k, title={T}, author={${names.join(' and ')}}}`
  const ris = `TY  - JOUR\nTI  - T\n${names.map((name) => `AU  - ${name}\n`).join('')}ER  -`
  expect(parseFirstWork(bibtex)?.authors).toEqual(literals)
  expect(parseFirstWork(ris)?.authors).toEqual(literals)
})

test('a comma at the end of a name means a group, as in EndNote', () => {
  const names = ['World Health Organization,', 'Google DeepMind,', 'Doe, Jane']
  const ris = `TY  - CHAP\nTI  - T\n${names.map((name) => `AU  - ${name}\nA2  - ${name}\n`).join('')}ER  -`
  const bibtex = `@incollection{k, title={T}, author={${names.join(' and ')}}, editor={${names.join(' and ')}}}`
  const expected = [
    { literal: 'World Health Organization' },
    { literal: 'Google DeepMind' },
    { family: 'Doe', given: 'Jane' },
  ]
  for (const text of [ris, bibtex])
    expect(parseFirstWork(text)).toMatchObject({ authors: expected, editors: expected })
})

describe('authors that are not separated by “and”', () => {
  const three = [
    { family: 'Roe', given: 'Jane' },
    { family: 'Müller', given: 'Jörg' },
    { family: 'Poe', given: 'Mary A.' },
  ]
  const told = 'The authors are not parted by “and”: check whether they are read as they are meant'

  test.for([
    'Jane Roe, J{\\"o}rg M{\\"{u}}ller, Mary A. Poe',
    'Jane Roe, J{\\"o}rg M{\\"{u}}ller and Mary A. Poe',
    'Jane Roe, J{\\"o}rg M{\\"{u}}ller, and Mary A. Poe',
    'Roe, Jane; M{\\"u}ller, J{\\"o}rg; Poe, Mary A.',
    'Roe, Jane; M&uuml;ller, J&ouml;rg; Poe, Mary A.',
    'Jane Roe, J{\\"o}rg M{\\"u}ller \\& Mary A. Poe',
  ])('%s', (author) => {
    const found = parseCitationText(`@article{k, title={T}, author={${author}}, year=2020}`)
    expect(parsedWorks(found)[0]?.authors).toEqual(three)
    expect(parseWarnings(found)).toEqual([told])
  })

  test.for([
    ['Roe, J., Doe, A. B., Poe, M.', ['Roe', 'Doe', 'Poe']],
    ['Jane Roe; Mary A. Poe', ['Roe', 'Poe']],
    ['Roe J, Doe AB, van der Poe M', ['Roe', 'Doe', 'van der Poe']],
  ] as const)('%s', ([author, families]) => {
    const [work] = parsedWorks(
      parseCitationText(`@article{k, title={T}, author="${author}", year=2020}`),
    )
    expect(work?.authors).toMatchObject(families.map((family) => ({ family })))
  })

  test.for([
    ['King, Jr., Martin', [{ family: 'King', given: 'Martin', suffix: 'Jr.' }]],
    ['Riklin Raviv, Tammy Lee', [{ family: 'Riklin Raviv', given: 'Tammy Lee' }]],
    ['{Smith, Jones \\& Sons; Ltd.}', [{ literal: 'Smith, Jones & Sons; Ltd.' }]],
    [
      'van den Berg, Jan Piet and {World Health Organization}',
      [{ family: 'van den Berg', given: 'Jan Piet' }, { literal: 'World Health Organization' }],
    ],
    [
      'van den Berg, Jan Piet and Doe, Jane',
      [
        { family: 'van den Berg', given: 'Jan Piet' },
        { family: 'Doe', given: 'Jane' },
      ],
    ],
    [
      'van den Berg, A. B. and {World Health}',
      [{ family: 'van den Berg', given: 'A. B.' }, { literal: 'World Health' }],
    ],
    [
      'Riklin Raviv, A. B. and Jane Doe',
      [
        { family: 'Riklin Raviv', given: 'A. B.' },
        { family: 'Doe', given: 'Jane' },
      ],
    ],
  ] as const)('%s is read as BibTeX means it', ([author, names]) => {
    const found = parseCitationText(`@article{k, title={T}, author={${author}}, year=2020}`)
    expect(parsedWorks(found)[0]?.authors).toEqual(names)
    expect(parseWarnings(found)).toEqual([''])
  })

  test.for([
    '@article{k, title={T}, author={Roe, Jane et al.}}',
    '@article{k, title={T}, author={Roe, Jane, et al.}}',
    '@article{k, title={T}, author={Roe, Jane and et al.}}',
    'TY  - JOUR\nTI  - T\nAU  - Roe, Jane, et al.\nER  -',
    'TY  - JOUR\nTI  - T\nAU  - Roe, Jane et al\nER  -',
    '{"title": "T", "author": [{"family": "Roe", "given": "Jane et al."}]}',
  ])('nobody is called et al.: %s', (text) => {
    const found = parseCitationText(text)
    expect(parsedWorks(found)[0]?.authors).toEqual([{ family: 'Roe', given: 'Jane' }])
    expect(parseWarnings(found)).toEqual([
      'Not all authors are named: the list ends with “and others”',
    ])
  })
})

test('PubMed provides the ORCID iDs of authors, and the position of groups among them', () => {
  const text = `PMID- 1
TI  - T
FAU - Ghassemi, Marzyeh
AU  - Ghassemi M
AUID- ORCID: 0000-0001-6349-7251
AD  - MIT.
CN  - EXPLAIN Study Group
FAU - Doe, Jane
AU  - Doe J
AUID- ORCID: https://orcid.org/0000-0002-1825-0097`
  expect(parseFirstWork(text)?.authors).toEqual([
    { family: 'Ghassemi', given: 'Marzyeh', orcid: '0000-0001-6349-7251' },
    { literal: 'EXPLAIN Study Group' },
    { family: 'Doe', given: 'Jane', orcid: '0000-0002-1825-0097' },
  ])
})

test('a placeholder for an unknown name is not an author', () => {
  const text = '@misc{k, title={T}, author={:unav and Doe, Jane and {(:tba)}}, editor={:unkn}}'
  expect(parseFirstWork(text)).toMatchObject({ authors: [{ family: 'Doe' }], editors: [] })
})
