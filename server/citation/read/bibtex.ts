import { type Entry, parse } from '@retorquere/bibtex-parser'
import type { Name, Work, WorkType } from '../work.ts'
import { emptyWork } from '../work.ts'
import { type Block, blocksOf } from './bibtex-blocks.ts'
import { readDate, readDateText } from './date.ts'
import { withoutLongFields } from './long-fields.ts'
import { plain, readArxivId, readDoi, readPages, readPmid, readUrl } from './plain.ts'
import { withoutPlainAbstract } from './plain-abstract.ts'
import { checked, type Reading } from './reading.ts'

const types: Readonly<Record<string, WorkType>> = {
  article: 'article-journal',
  inproceedings: 'paper-conference',
  conference: 'paper-conference',
  incollection: 'chapter',
  inbook: 'chapter',
  book: 'book',
  collection: 'book',
  proceedings: 'book',
  phdthesis: 'thesis',
  mastersthesis: 'thesis',
  thesis: 'thesis',
  techreport: 'report',
  report: 'report',
  manual: 'report',
  unpublished: 'article',
  preprint: 'article',
  dataset: 'dataset',
  software: 'software',
  patent: 'patent',
  online: 'webpage',
  presentation: 'speech',
}

type Fields = Readonly<Record<string, unknown>>
type Creators = NonNullable<Entry['fields']['author']>

const named = ({ name, firstName = '', lastName = '', prefix, suffix }: Creators[number]): Name => {
  if (name) return { literal: plain(name) }
  const family = plain([prefix, lastName, suffix].filter(Boolean).join(' '))
  const given = plain(firstName)
  return given === '' ? { literal: family } : { family, given }
}

const isOthers = (name: Name) => 'literal' in name && name.literal.toLowerCase() === 'others'

/** The text of the first of these fields that says something. */
const first = (fields: Fields, ...names: readonly string[]): string => {
  for (const name of names) {
    const value = fields[name]
    const text = Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : ''
    if (text.trim() !== '') return text
  }
  return ''
}

const typeOf = (type: string, fields: Fields, arxivId: string): WorkType => {
  const known = types[type.toLowerCase()]
  const isArxiv = /arxiv|biorxiv|medrxiv|preprint/i.test(first(fields, 'journal', 'journaltitle'))
  if (isArxiv || (arxivId !== '' && known === undefined)) return 'article'
  return known ?? 'document'
}

/** What an entry takes from the one it refers to, when it has none of its own. */
const inherited = ['year', 'month', 'date', 'publisher', 'volume', 'url', 'series']

const withParent = (entry: Entry, parent: Entry | undefined): Fields =>
  parent
    ? {
        ...Object.fromEntries(inherited.map((name) => [name, parent.fields[name]])),
        booktitle: parent.fields.booktitle ?? parent.fields.title,
        ...entry.fields,
      }
    : entry.fields

const toWork = (entry: Entry, parent: Entry | undefined, abstract?: string): Work => {
  const { type, key } = entry
  const fields = withParent(entry, parent)
  const { author = [], editor = parent?.fields.editor ?? [] } = entry.fields
  const creators = author.length > 0 ? author : editor
  const isEprint = /arxiv/i.test(first(fields, 'archiveprefix', 'eprinttype', 'journal', 'eprint'))
  const arxivId = isEprint
    ? readArxivId(first(fields, 'eprint')) || readArxivId(first(fields, 'journal', 'url'))
    : readArxivId(first(fields, 'arxiv'))
  const keywords = entry.fields.keywords ?? []
  return {
    ...emptyWork,
    key,
    type: typeOf(type, fields, arxivId),
    title: plain([first(fields, 'title'), first(fields, 'subtitle')].filter(Boolean).join(': ')),
    authors: creators.map(named).filter((name) => !isOthers(name)),
    ...(first(fields, 'date')
      ? readDateText(first(fields, 'date'))
      : readDate(first(fields, 'year'), first(fields, 'month'), first(fields, 'day'))),
    venue: plain(
      first(
        fields,
        'journal',
        'journaltitle',
        'booktitle',
        'maintitle',
        'eventtitle',
        'howpublished',
      ),
    ).replace(/^https?:\/\/\S+$/, ''),
    volume: plain(first(fields, 'volume')),
    issue: plain(first(fields, 'number', 'issue')),
    pages: readPages(first(fields, 'pages')),
    publisher: plain(first(fields, 'publisher', 'school', 'institution', 'organization')),
    doi: readDoi(
      first(fields, 'doi') || first(fields, 'url', 'note').replace(/^(?!.*doi).*$/is, ''),
    ),
    pmid: readPmid(first(fields, 'pmid')),
    arxivId,
    url: readUrl(first(fields, 'url', 'html', 'website')),
    abstract: plain(abstract ?? first(fields, 'abstract')),
    keywords: keywords.map(plain).filter(Boolean),
  }
}

/** Entries at once: enough to spare the parser's start, few enough to show progress. */
const chunkSize = 25
/** Of a longer entry the parser has enough to read on its own. */
const maxTogether = 20_000

const crossref = ({ fields }: Entry) => first(fields, 'crossref', 'xdata').toLowerCase()

const hasCreators = ({ fields: { author = [], editor = [] } }: Entry) =>
  author.length + editor.length > 0

/** An entry as it is parsed: its abstract apart, if that needs no parser. */
type Prepared = Block & { readonly abstract?: string }

interface Parsed {
  readonly block: Prepared
  readonly entry?: Entry
  readonly error?: string
  readonly warning?: string
}

const shortReason = (error: string): string =>
  /unterminated|brace|quot|token mismatch/i.test(error)
    ? 'A comma, brace or quotation mark is missing'
    : plain(error)
        .replace(/ at line .*$/, '')
        .slice(0, 200)

const parseAlone = (block: Prepared, text: string, macros: string): Parsed => {
  try {
    const { entries, errors } = parse(macros + text, { sentenceCase: false })
    const entry = entries.at(-1)
    const problem = errors.find(({ error }) => !/macro|string/i.test(error))
    if (problem) return { block, error: shortReason(problem.error) }
    return entry ? { block, entry } : { block, error: 'It cannot be read' }
  } catch (error) {
    return { block, error: shortReason(String(error)) }
  }
}

const parseOne = (whole: Prepared, macros: string): Parsed => {
  const { text, dropped } = withoutLongFields(whole.text)
  if (dropped.length > 0) {
    const parsed = parseAlone(whole, text, macros)
    return { ...parsed, warning: `Too long and left out: ${dropped.join(', ')}` }
  }
  return parseWithCommas(whole, macros)
}

const parseWithCommas = (block: Prepared, macros: string): Parsed => {
  const asItStands = parseAlone(block, block.text, macros)
  if (asItStands.entry) return asItStands
  const withCommas = block.text.replaceAll(/([}"\d])(\s+)(?=[a-z]+\s*=\s*["{\d])/gi, '$1,$2')
  if (withCommas === block.text) return asItStands
  const mended = parseAlone(block, withCommas, macros)
  return mended.entry ? { ...mended, warning: 'A comma was missing and is added' } : asItStands
}

/** Parses some entries together, and one by one when they do not come out as many as they went in. */
const parseChunk = (blocks: readonly Prepared[], macros: string): Parsed[] => {
  if (blocks.some((block) => block.text.length > maxTogether)) {
    return blocks.map((block) => parseOne(block, macros))
  }
  try {
    const text = macros + blocks.map((block) => block.text).join('\n')
    const { entries, errors } = parse(text, { sentenceCase: false })
    if (errors.length === 0 && entries.length === blocks.length) {
      return blocks.map((block, index) => {
        const entry = entries[index]
        return entry ? { block, entry } : { block }
      })
    }
  } catch {
    // One of them is broken; which, is found out below.
  }
  return blocks.map((block) => parseOne(block, macros))
}

/** Reads a BibTeX text entry by entry; `onChunk` hears how many are read. */
export const readBibtex = (
  text: string,
  firstLine = 1,
  onChunk: (done: number, total: number) => void = () => undefined,
): Reading[] => {
  const blocks = blocksOf(text, firstLine)
  const macros = blocks.filter(({ kind }) => kind === 'string').map((block) => block.text.trim())
  const entries: Prepared[] = blocks
    .filter(({ kind }) => !/^(?:string|comment|preamble)$/.test(kind))
    .map((block) => ({ ...block, ...withoutPlainAbstract(block.text) }))
  const prelude = macros.length > 0 ? `${macros.join('\n')}\n` : ''
  const parsed: Parsed[] = []
  for (let at = 0; at < entries.length; at += chunkSize) {
    parsed.push(...parseChunk(entries.slice(at, at + chunkSize), prelude))
    onChunk(parsed.length, entries.length)
  }
  const byKey = new Map(
    parsed.flatMap(({ entry }) => (entry?.key ? [[entry.key.toLowerCase(), entry] as const] : [])),
  )
  const parents = new Set(parsed.flatMap(({ entry }) => (entry ? [crossref(entry)] : [])))
  const isOnlyNamed = ({ entry }: Parsed) =>
    entry?.key && parents.has(entry.key.toLowerCase()) && !hasCreators(entry)
  const own = parsed.filter((each) => !isOnlyNamed(each))
  return own.map(({ block, entry, error, warning }) =>
    entry
      ? checked(block.line, toWork(entry, byKey.get(crossref(entry)), block.abstract), warning)
      : { line: block.line, reason: error ?? 'It cannot be read' },
  )
}
