import fc from 'fast-check'
import type { AuthorName, CitedWork } from '#server/publication/citation/work.ts'
import { workTypes } from '#server/publication/citation/work-type.ts'

const word = fc.constantFrom(
  ...'EEG and the Dice coefficient of α-waves in ≥3 patients 50% Σ naïve Über {x} A_B C&D $5 #1 T~1 ConvLSTM 学習 “quoted” x^2 back\\slash 3–4 O’Neil < > List<T>'.split(
    ' ',
  ),
)
const words = (min: number, max: number) =>
  fc.array(word, { minLength: min, maxLength: max }).map((all) => all.join(' '))
const person: fc.Arbitrary<AuthorName> = fc.record({
  family: fc.constantFrom(
    'Müller',
    'van der Berg',
    'Nguyễn',
    'O’Neil',
    'Şahin',
    'Smith and Sons',
    'Doe',
  ),
  given: fc.constantFrom('Jörg', 'A. B.', 'Thị Minh', 'Jean-Luc', 'J.'),
})
const junior: fc.Arbitrary<AuthorName> = fc.record({
  family: fc.constantFrom('King', 'Riklin Raviv', 'de la Cruz'),
  given: fc.constantFrom('Martin Luther', 'T.'),
  suffix: fc.constantFrom('Jr.', 'III'),
})
const group: fc.Arbitrary<AuthorName> = fc.record({
  literal: fc.constantFrom(
    'World Health Organization',
    'Centers for Disease Control and Prevention',
  ),
})
const date = fc
  .record({
    year: fc.integer({ min: 1900, max: 2030 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    datePrecision: fc.constantFrom('day', 'month', 'year'),
  })
  .map(({ year, month, day, datePrecision }) => {
    const two = (number: number) => String(number).padStart(2, '0')
    const known = { day: [month, day], month: [month, 1], year: [1, 1] }[datePrecision]
    return { date: [year, ...known.map(two)].join('-'), datePrecision }
  })
const maybe = (text: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), text)

/** Random publications with everything that citation formats must escape. */
export const arbitraryWork: fc.Arbitrary<CitedWork> = fc
  .record({
    key: fc.stringMatching(/^[a-z]{3,8}\d{4}[a-z]{0,6}$/),
    type: fc.constantFrom(...workTypes),
    title: words(1, 8),
    authors: fc.array(fc.oneof(person, junior, group), { minLength: 1, maxLength: 8 }),
    when: date,
    venue: maybe(words(1, 4)),
    volume: maybe(fc.constantFrom('12', 'S1', '4A')),
    issue: maybe(fc.constantFrom('3', '1–2')),
    pages: maybe(fc.constantFrom('1–10', 'e123', '284–287')),
    editors: fc.array(fc.oneof(person, junior, group), { maxLength: 3 }),
    series: maybe(fc.constantFrom('Lecture Notes in Computer Science')),
    number: maybe(fc.constantFrom('TR-12', 'US 9,367,592 B2')),
    edition: maybe(fc.constantFrom('2nd', '1.4.2')),
    genre: maybe(fc.constantFrom("Master's thesis", 'PhD thesis', 'Technical report', 'Poster')),
    properNouns: fc.constant([]),
    publisher: maybe(fc.constantFrom('Springer & Sons', 'University Press')),
    language: maybe(fc.constantFrom('en', 'de', 'pt-BR', 'de-AT', 'zh-Hans', 'sr-Latn', 'nb')),
    doi: maybe(
      fc.constantFrom(
        '10.1000/abc_1',
        '10.5555/2026.004',
        '10.1002/(sici)1097(199601)1:1<1::aid>3.0.co;2-x',
      ),
    ),
    pmid: maybe(fc.constantFrom('31452104')),
    arxivId: maybe(fc.constantFrom('2101.00001', 'math/0211159')),
    url: maybe(fc.constantFrom('https://example.org/a_b?c=1&d=%20x#y')),
    abstract: maybe(words(1, 20)),
    keywords: fc.uniqueArray(
      fc.constantFrom(
        'eeg',
        'machine learning',
        'ℓ1',
        'β-blocker',
        'R&D',
        'Diagnosis, Computer-Assisted',
      ),
      { maxLength: 4 },
    ),
  })
  .map(({ when, ...rest }) => ({ ...rest, ...when }))
