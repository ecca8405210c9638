import { readArxivId } from './read/arxiv-id.ts'
import { readDoi } from './read/doi.ts'
import { babelLanguage, readLanguage } from './read/language-name.ts'
import { plain, readAbstract, readPages, readPmid, readUrl } from './read/plain.ts'
import type { WorkType } from './work-type.ts'

/** The formats that are read; the first three are written too. The last is PubMed's answer: paths within an article. */
export type Format = 'bibtex' | 'ris' | 'csl' | 'nbib' | 'pubmed'

/** What a field is called in one format, for a type of work. */
interface Called {
  /** The names under which it is looked for, the first that says something counts. */
  readonly read: (type: WorkType) => readonly string[]
  readonly write: (type: WorkType) => string
}

type ByType<T> = Readonly<Partial<Record<WorkType, T>>>

/** A field that is written under another name for some types. */
const called = (names: readonly string[], written: string, byType: ByType<string>): Called => ({
  read: () => names,
  write: (type) => byType[type] ?? written,
})

/** A field that also is looked for elsewhere for some types. */
const placed = (names: readonly string[], byType: ByType<readonly string[]>): Called => ({
  read: (type) => byType[type] ?? names,
  write: (type) => (byType[type] ?? names)[0] ?? '',
})

/** A text of a work: its names in each format, the first of which is written, and how its value is read. */
type CitedField = Readonly<Partial<Record<Format, readonly string[] | Called>>> & {
  /** Takes the value out of what stands there; `plain` unless it is said. */
  readonly value?: (text: string) => string
  /** How a format has its value, where that is not as we keep it. */
  readonly spelt?: Readonly<Partial<Record<Format, (value: string) => string>>>
}

const risVenues = ['T2', 'JF', 'JO', 'JA', 'J2', 'BT']

/**
 * Every text of a work, in the order in which formats write them. A field that a format has no name for is not written
 * there, or by a rule of that format (`bibtexRules`, `risRules`, `cslRules` and the readers).
 */
export const citedFields = {
  title: {
    bibtex: ['title'],
    ris: ['TI', 'T1', 'CT', 'BT'],
    csl: ['title'],
    nbib: ['TI', 'BTI', 'VTI'],
  },
  /** The journal, the proceedings or the book it stands in. */
  venue: {
    bibtex: called(
      ['journal', 'journaltitle', 'booktitle', 'maintitle', 'eventtitle', 'howpublished'],
      'howpublished',
      { 'article-journal': 'journal', 'paper-conference': 'booktitle', chapter: 'booktitle' },
    ),
    ris: {
      read: (type) => [...(type === 'paper-conference' ? ['C3'] : []), ...risVenues],
      write: () => 'T2',
    },
    csl: ['container-title'],
    nbib: ['JT', 'TA'],
    pubmed: ['Journal/Title'],
  },
  volume: {
    bibtex: ['volume'],
    ris: ['VL'],
    csl: ['volume'],
    nbib: ['VI'],
    pubmed: ['Journal/JournalIssue/Volume'],
  },
  issue: {
    bibtex: ['issue'],
    ris: ['IS', 'CP'],
    csl: ['issue'],
    nbib: ['IP'],
    pubmed: ['Journal/JournalIssue/Issue'],
  },
  /** Of a report, a patent or an article, or of a book in its series. */
  number: {
    bibtex: ['number'],
    // Where citation managers look for it; that of an article has a place of its own.
    ris: placed(['M1'], {
      'article-journal': ['C7'],
      'paper-conference': ['C7', 'M1'],
      report: ['SN', 'M1'],
      patent: ['SN', 'M1'],
    }),
    csl: ['number'],
  },
  series: { bibtex: ['series'], ris: ['T3'], csl: ['collection-title'], nbib: ['CTI'] },
  /** Of a book; the version of a data set or of software. */
  edition: {
    bibtex: ['edition', 'version'],
    ris: ['ET'],
    csl: called(['edition', 'version'], 'edition', { dataset: 'version', software: 'version' }),
    nbib: ['EN'],
  },
  /** What kind of work it is more closely than its type says. */
  genre: { bibtex: ['type'], ris: ['M3'], csl: ['genre'] },
  pages: {
    bibtex: ['pages'],
    ris: ['SP'],
    csl: ['page'],
    nbib: ['PG'],
    pubmed: ['Pagination/MedlinePgn'],
    value: readPages,
  },
  publisher: {
    bibtex: called(['publisher', 'school', 'institution', 'organization'], 'publisher', {
      thesis: 'school',
      report: 'institution',
    }),
    ris: ['PB'],
    csl: ['publisher'],
    nbib: ['PB'],
  },
  language: {
    bibtex: ['langid', 'language'],
    ris: ['LA'],
    csl: ['language'],
    nbib: ['LA'],
    pubmed: ['Language'],
    value: readLanguage,
    spelt: { bibtex: babelLanguage },
  },
  doi: { bibtex: ['doi'], ris: ['DO'], csl: ['DOI'], value: readDoi },
  pmid: {
    bibtex: ['pmid', 'pubmedid'],
    ris: ['AN'],
    csl: ['PMID'],
    nbib: ['PMID'],
    value: readPmid,
  },
  arxivId: { bibtex: ['eprint'], ris: ['C1'], csl: ['archive_location'], value: readArxivId },
  url: { bibtex: ['url'], ris: ['UR'], csl: ['URL'], value: readUrl },
  abstract: {
    bibtex: ['abstract'],
    ris: ['AB', 'N2'],
    csl: ['abstract'],
    nbib: ['AB'],
    value: readAbstract,
  },
} as const satisfies Record<string, CitedField>

/** The name of a text of a work. */
export type CitedText = keyof typeof citedFields
/** All texts of a work; those that are not known are empty. */
export type CitedTexts = Readonly<Record<CitedText, string>>

const table: Readonly<Record<CitedText, CitedField>> = citedFields

const isCitedText = (name: string): name is CitedText => name in citedFields

/** The names of all texts. */
const citedTexts: readonly CitedText[] = Object.keys(citedFields).filter(isCitedText)

/** Makes something of every text. */
export const forEachText = <V>(make: (name: CitedText) => V): Record<CitedText, V> =>
  Object.assign({}, ...citedTexts.map((name) => ({ [name]: make(name) })))

/** No text at all. */
export const noTexts: CitedTexts = forEachText(() => '')

const isCalled = (names: readonly string[] | Called): names is Called => !Array.isArray(names)

const namesFor = (format: Format, field: CitedText): Called | undefined => {
  const names = table[field][format]
  if (names === undefined) return undefined
  return isCalled(names) ? names : called(names, names[0] ?? '', {})
}

/** The texts that a source gives, by their names in its format. */
export const readTexts = (
  format: Format,
  type: WorkType,
  get: (names: readonly string[]) => string,
): Record<CitedText, string> =>
  forEachText((field) => {
    const { value = plain } = table[field]
    return value(get(namesFor(format, field)?.read(type) ?? []))
  })

/** What a format calls something, and the value that it has there. */
export type Line = readonly [name: string, value: string]

/** How texts of a work are written in one format, where that is more than their name and value. */
export type Rules<W> = Readonly<
  Partial<Record<CitedText, (value: string, name: string, work: W) => readonly Line[]>>
>

/** Every text of a work as lines of a format; `spell` writes its letters, where no rule does. */
export const writeTexts = <W extends CitedTexts & { readonly type: WorkType }>(
  format: Format,
  work: W,
  rules: Rules<W>,
  spell: (text: string) => string = String,
): Record<CitedText, readonly Line[]> =>
  forEachText((field) => {
    const name = namesFor(format, field)?.write(work.type) ?? ''
    const value = table[field].spelt?.[format]?.(work[field]) ?? work[field]
    return rules[field]?.(value, name, work) ?? [[name, spell(value)]]
  })
