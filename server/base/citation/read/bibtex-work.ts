import type { Entry } from '@retorquere/bibtex-parser'
import type { Name, Work, WorkType } from '../work.ts'
import { emptyWork } from '../work.ts'
import { readDate, readDateText } from './date.ts'
import { plain, readArxivId, readDoi, readPages, readPmid, readUrl } from './plain.ts'

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
export const first = (fields: Fields, ...names: readonly string[]): string => {
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

/** The work that an entry is about. */
export const toWork = (entry: Entry, parent: Entry | undefined, abstract?: string): Work => {
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
