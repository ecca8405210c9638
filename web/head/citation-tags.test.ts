import { expect, test } from 'vitest'
import { buildCitationTags, type CitationMetadata } from './citation-tags.ts'

const facts: CitationMetadata = {
  title: 'Outlining gliomas',
  cslType: 'article-journal',
  lang: 'de',
  authors: [{ name: 'Vincent van der Meer' }, { name: 'Jane Doe' }],
  editors: [],
  isEdited: false,
  date: '2026-03',
  venue: 'Venue',
  volume: '',
  issue: '',
  pages: '',
  publisher: 'Press',
  series: '',
  number: '',
  abstract: 'What was done.\n\nWhat was found.',
  identifiers: [],
  links: [],
  keywords: [],
}

/** Returns the tags of a publication whose names match a pattern. */
const tagsOf = (changes: Partial<CitationMetadata>, names: RegExp) =>
  buildCitationTags({ ...facts, ...changes }, 'https://salus.example/publication/x').flatMap(
    (tag) => ('name' in tag && names.test(String(tag.name)) ? [[tag.name, tag.content]] : []),
  )

const venueTags = /^z:|_(?:title|publisher|institution)$/

test.each([
  [
    'article-journal',
    'journalArticle',
    [['citation_journal_title', 'Venue']],
    'citation_publisher',
  ],
  [
    'paper-conference',
    'conferencePaper',
    [
      ['citation_inbook_title', 'Venue'],
      ['citation_conference_title', 'Venue'],
    ],
    'citation_publisher',
  ],
  ['chapter', 'bookSection', [['citation_inbook_title', 'Venue']], 'citation_publisher'],
  ['article', 'preprint', [], 'citation_publisher'],
  ['book', 'book', [], 'citation_publisher'],
  ['thesis', 'thesis', [], 'citation_dissertation_institution'],
  ['report', 'report', [], 'citation_technical_report_institution'],
  ['dataset', 'dataset', [], 'citation_publisher'],
  ['software', 'computerProgram', [], 'citation_publisher'],
  ['speech', 'presentation', [['z:meetingName', 'Venue']], 'citation_publisher'],
  ['patent', 'patent', [], 'citation_publisher'],
  ['webpage', 'webpage', [['z:publicationTitle', 'Venue']], 'citation_publisher'],
  ['document', 'document', [], 'citation_publisher'],
])('a work of the type %s is saved as %s', (cslType, itemType, venues, publisherTag) => {
  expect(tagsOf({ cslType }, venueTags)).toEqual([
    ['z:itemType', itemType],
    ['citation_title', 'Outlining gliomas'],
    ...venues,
    [publisherTag, 'Press'],
  ])
})

test('a work of unknown type with a volume is an article', () => {
  expect(tagsOf({ cslType: 'document', volume: '12' }, venueTags)).toMatchObject([
    ['z:itemType', 'journalArticle'],
    {},
    ['citation_journal_title', 'Venue'],
    {},
  ])
})

test('the publisher of a work without a journal, proceedings or book is its venue', () => {
  expect(tagsOf({ cslType: 'article', publisher: '', venue: 'medRxiv' }, venueTags)).toContainEqual(
    ['citation_publisher', 'medRxiv'],
  )
})

test('names start with the family name, and organizations are not split', () => {
  const authors = [
    { name: 'Vincent van der Meer' },
    { name: 'Martin Luther King Jr.' },
    { name: 'Tammy Riklin Raviv', citedAs: 'Riklin Raviv, Tammy' },
    { name: 'World Health Organization' },
    { name: 'Plato' },
  ]
  expect(tagsOf({ authors, editors: ['Doe, Jane', 'Roe, Ann'] }, /author|editor/)).toEqual([
    ['citation_author', 'van der Meer, Vincent'],
    ['citation_author', 'King, Martin Luther Jr.'],
    ['citation_author', 'Riklin Raviv, Tammy'],
    ['citation_author', 'World Health Organization,'],
    ['citation_author', 'Plato'],
    ['citation_editor', 'Doe, Jane'],
    ['citation_editor', 'Roe, Ann'],
  ])
})

test('a single author is not parsed as two people', () => {
  expect(tagsOf({ authors: [{ name: 'Jan Piet van der Meer' }] }, /author/)).toEqual([
    ['citation_author', 'van der Meer, Jan\u00a0Piet'],
  ])
})

test('the editors of a book are not its authors', () => {
  const authors = [{ name: 'Jane Doe' }, { name: 'Ann Roe' }]
  const edited = { cslType: 'book', isEdited: true, authors, editors: ['Doe, Jane', 'Roe, Ann'] }
  expect(tagsOf(edited, /author|editor/)).toEqual([
    ['citation_editor', 'Doe, Jane'],
    ['citation_editor', 'Roe, Ann'],
  ])
})

test('series, number, language and the whole abstract are included', () => {
  const report = { cslType: 'report', series: 'Notes', number: '7' }
  expect(tagsOf(report, /series|number|language|abstract$/)).toEqual([
    ['citation_series_title', 'Notes'],
    ['citation_technical_report_number', '7'],
    ['citation_language', 'de'],
    ['citation_abstract', 'What was done.\n\nWhat was found.'],
  ])
})
