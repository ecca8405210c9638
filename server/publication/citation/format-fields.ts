import { parseArxivId } from './read/arxiv-id.ts'
import { findFirstDoi } from './read/doi.ts'
import { toBabelLanguage, toLanguageCode } from './read/language-name.ts'
import {
  normalisePageRanges,
  parseCitationUrl,
  parsePmid,
  splitAbstractIntoParagraphs,
  stripMarkup,
} from './read/plain.ts'
import type { WorkType } from './work-type.ts'

/**
 * Citation formats that can be read. The first three can also be written. For `pubmed`, PubMed's XML, field
 * names are paths of XML elements.
 */
export type CitationFormat = 'bibtex' | 'ris' | 'csl' | 'nbib' | 'pubmed'

/** Names of a field in one format, by type of work. */
interface Called {
  readonly read: (type: WorkType) => readonly string[]
  readonly write: (type: WorkType) => string
}

type ByType<T> = Readonly<Partial<Record<WorkType, T>>>

/** Defines a field with the same names for all types when reading and other names for some types when writing. */
const called = (names: readonly string[], written: string, byType: ByType<string>): Called => ({
  read: () => names,
  write: (type) => byType[type] ?? written,
})

/** Defines a field that has other names for some types, both when reading and when writing. */
const placed = (names: readonly string[], byType: ByType<readonly string[]>): Called => ({
  read: (type) => byType[type] ?? names,
  write: (type) => (byType[type] ?? names)[0] ?? '',
})

type CitedField = Readonly<Partial<Record<CitationFormat, readonly string[] | Called>>> & {
  /** Extracts the value from the text of a field. Default: `plain`. */
  readonly value?: (text: string) => string
  /** Converts a stored value to the notation of a format. */
  readonly spelt?: Readonly<Partial<Record<CitationFormat, (value: string) => string>>>
}

const risVenues = ['T2', 'JF', 'JO', 'JA', 'J2', 'BT']

/**
 * All text fields of a work, in the order in which citation formats write them. A format that has no name for
 * a field omits it, unless a special rule writes it (`bibtexRules`, `risRules`, `cslRules`).
 */
export const citationFields = {
  title: {
    bibtex: ['title'],
    ris: ['TI', 'T1', 'CT', 'BT'],
    csl: ['title'],
    nbib: ['TI', 'BTI', 'VTI'],
  },
  /** The journal, proceedings or book that contains the work. */
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
  number: {
    bibtex: ['number'],
    // Citation managers expect article numbers in C7 and all other numbers in M1.
    ris: placed(['M1'], {
      'article-journal': ['C7'],
      'paper-conference': ['C7', 'M1'],
      report: ['SN', 'M1'],
      patent: ['SN', 'M1'],
    }),
    csl: ['number'],
  },
  series: { bibtex: ['series'], ris: ['T3'], csl: ['collection-title'], nbib: ['CTI'] },
  edition: {
    bibtex: ['edition', 'version'],
    ris: ['ET'],
    csl: called(['edition', 'version'], 'edition', { dataset: 'version', software: 'version' }),
    nbib: ['EN'],
  },
  genre: { bibtex: ['type'], ris: ['M3'], csl: ['genre'] },
  pages: {
    bibtex: ['pages'],
    ris: ['SP'],
    csl: ['page'],
    nbib: ['PG'],
    pubmed: ['Pagination/MedlinePgn'],
    value: normalisePageRanges,
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
    value: toLanguageCode,
    spelt: { bibtex: toBabelLanguage },
  },
  doi: { bibtex: ['doi'], ris: ['DO'], csl: ['DOI'], value: findFirstDoi },
  pmid: {
    bibtex: ['pmid', 'pubmedid'],
    ris: ['AN'],
    csl: ['PMID'],
    nbib: ['PMID'],
    value: parsePmid,
  },
  arxivId: { bibtex: ['eprint'], ris: ['C1'], csl: ['archive_location'], value: parseArxivId },
  url: { bibtex: ['url'], ris: ['UR'], csl: ['URL'], value: parseCitationUrl },
  abstract: {
    bibtex: ['abstract'],
    ris: ['AB', 'N2'],
    csl: ['abstract'],
    nbib: ['AB'],
    value: splitAbstractIntoParagraphs,
  },
} as const satisfies Record<string, CitedField>

export type CitationFieldName = keyof typeof citationFields
export type CitationTexts = Readonly<Record<CitationFieldName, string>>

const table: Readonly<Record<CitationFieldName, CitedField>> = citationFields

const isCitedText = (name: string): name is CitationFieldName => name in citationFields

const citedTexts: readonly CitationFieldName[] = Object.keys(citationFields).filter(isCitedText)

export const mapCitationFields = <V>(
  make: (name: CitationFieldName) => V,
): Record<CitationFieldName, V> =>
  Object.assign({}, ...citedTexts.map((name) => ({ [name]: make(name) })))

export const emptyCitationTexts: CitationTexts = mapCitationFields(() => '')

const isCalled = (names: readonly string[] | Called): names is Called => !Array.isArray(names)

const namesFor = (format: CitationFormat, field: CitationFieldName): Called | undefined => {
  const names = table[field][format]
  if (names === undefined) return undefined
  return isCalled(names) ? names : called(names, names[0] ?? '', {})
}

/** Returns all names that a format has for the text fields of a work. */
export const citationFieldNames = (format: CitationFormat): string[] =>
  citedTexts.flatMap((field) => namesFor(format, field)?.read('document') ?? [])

/**
 * Returns the text fields of a work from a source. `get` returns the value of the first field with one of the
 * names.
 */
export const readCitationTexts = (
  format: CitationFormat,
  type: WorkType,
  get: (names: readonly string[]) => string,
): Record<CitationFieldName, string> =>
  mapCitationFields((field) => {
    const { value = stripMarkup } = table[field]
    return value(get(namesFor(format, field)?.read(type) ?? []))
  })

export type CitationFieldLine = readonly [name: string, value: string]

/** Special rules for texts that one format writes differently. */
export type CitationTextRules<W> = Readonly<
  Partial<
    Record<
      CitationFieldName,
      (value: string, name: string, work: W) => readonly CitationFieldLine[]
    >
  >
>

/**
 * Returns the text fields of a work as lines of a citation format. `spell` escapes texts without a special
 * rule.
 */
export const writeCitationFields = <W extends CitationTexts & { readonly type: WorkType }>(
  format: CitationFormat,
  work: W,
  rules: CitationTextRules<W>,
  spell: (text: string) => string = String,
): Record<CitationFieldName, readonly CitationFieldLine[]> =>
  mapCitationFields((field) => {
    const name = namesFor(format, field)?.write(work.type) ?? ''
    const value = table[field].spelt?.[format]?.(work[field]) ?? work[field]
    return rules[field]?.(value, name, work) ?? [[name, spell(value)]]
  })
