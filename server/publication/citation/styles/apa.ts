import { sentenceCase } from '../title-case.ts'
import type { Name, Work } from '../work.ts'
import type { WorkType } from '../work-type.ts'
import { degreeOf } from '../work-type.ts'
import {
  address,
  dateWords,
  editionOf,
  initials,
  locator,
  numbered,
  pageSpan,
  pageWords,
  patentOf,
  preprint,
  publisherOf,
  styled,
} from './parts.ts'
import { commas, inBrackets, italic, type Rich, rich, sentence, stopped } from './rich.ts'

const mostAuthors = 20

const author = (name: Name) =>
  styled(name, (family, given, suffix) =>
    [`${family}, ${initials(given)}`, suffix].filter(Boolean).join(', '),
  )

const authors = (names: readonly Name[]): string => {
  const all = names.map(author)
  if (all.length > mostAuthors) {
    return `${all.slice(0, mostAuthors - 1).join(', ')}, . . . ${all.at(-1)}`
  }
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')}, & ${all.at(-1)}`
}

const editorsWord = (names: readonly Name[]) => (names.length === 1 ? '(Ed.)' : '(Eds.)')

const editors = (names: readonly Name[]): string => {
  const all = names.map((name) =>
    styled(name, (family, given, suffix) =>
      [`${initials(given)} ${family}`, suffix].filter(Boolean).join(', '),
    ),
  )
  if (all.length === 0) return ''
  const list = all.length < 3 ? all.join(' & ') : `${all.slice(0, -1).join(', ')}, & ${all.at(-1)}`
  return `${list} ${editorsWord(names)}, `
}

const isDatedByDay: ReadonlySet<WorkType> = new Set(['speech', 'webpage'])

const date = (work: Work): string => {
  const { year, month, day } = dateWords(work)
  if (year === '') return '(n.d.).'
  return isDatedByDay.has(work.type) && month !== ''
    ? `(${year}, ${[month, day].filter(Boolean).join(' ')}).`
    : `(${year}).`
}

const isPart: ReadonlySet<WorkType> = new Set(['article-journal', 'chapter', 'paper-conference'])

const thesisKinds = {
  doctor: 'Doctoral dissertation',
  master: "Master's thesis",
  bachelor: "Bachelor's thesis",
  '': '',
}

/** Returns the description in square brackets, for works whose type is not obvious. */
const kind = (work: Work): string => {
  const { type, genre, number } = work
  switch (type) {
    case 'thesis': {
      const degree = thesisKinds[degreeOf(genre)] || genre || 'Thesis'
      return [degree, work.publisher].filter(Boolean).join(', ')
    }
    case 'dataset':
      return 'Data set'
    case 'software':
      return 'Computer software'
    case 'speech':
      return /poster/i.test(genre) ? 'Poster presentation' : genre || 'Conference presentation'
    case 'report':
      return number === '' ? genre.replace(/^(?:technical )?report$/i, '') : ''
    default:
      return ''
  }
}

const inCapitals = (words: string) =>
  words.replaceAll(/(^| )\p{Ll}/gu, (start) => start.toUpperCase())

const edition = (work: Work): string => {
  const said = editionOf(work)
  return said && `${said} ed.`
}

/** Volumes with a title use the volume number of the series. */
const volumeOf = ({ series, volume }: Work) => (series === '' && volume ? `Vol. ${volume}` : '')

const bookTitle = ({ series, volume }: Work, title: string) =>
  italic(series && volume ? `${sentenceCase(series)}: Vol. ${volume}. ${title}` : title)

const versionOf = ({ edition: said }: Work): string =>
  said && `Version ${said.replace(/^(?:version|ver\.?|v\.?)\s*(?=\d)/i, '')}`

const details = (work: Work): Rich => {
  const { type, genre, number } = work
  switch (type) {
    case 'book':
      return commas(edition(work), volumeOf(work))
    case 'report':
      return rich(numbered(inCapitals(genre || 'Report'), number))
    case 'patent': {
      const patent = patentOf(work)
      return rich(numbered(patent.name, patent.number))
    }
    case 'article':
      return rich(preprint(work).number)
    case 'dataset':
    case 'software':
      return rich(versionOf(work))
    default:
      return []
  }
}

const title = (work: Work): Rich => {
  const text = sentenceCase(work.title, work.properNouns)
  if (isPart.has(work.type)) return stopped(text)
  const said = kind(work)
  return stopped(
    sentence(
      work.type === 'book' ? bookTitle(work, text) : italic(text),
      inBrackets(details(work)),
      said && `[${said}]`,
    ),
  )
}

const within = (work: Work): Rich => {
  const { pages, article } = locator(work)
  const venue = work.type === 'chapter' ? sentenceCase(work.venue) : work.venue
  const volume = volumeOf(work)
  const places = commas(
    edition(work),
    volume,
    volume && work.issue && `No. ${work.issue}`,
    pageWords(pages),
    article && `Article ${article}`,
  )
  if (venue === '') return []
  const named = work.authors.length === 0 ? [] : work.editors
  return stopped(sentence(rich('In ', editors(named), bookTitle(work, venue)), inBrackets(places)))
}

const source = (work: Work): Rich => {
  const { venue, volume, issue, type } = work
  const publisher = publisherOf(work)
  switch (type) {
    case 'article-journal': {
      const { pages, article } = locator(work)
      return stopped(
        commas(
          italic(venue),
          rich(italic(volume), issue && `(${issue})`),
          pageSpan(pages),
          article && `Article ${article}`,
        ),
      )
    }
    case 'chapter':
    case 'paper-conference':
      return sentence(within(work), stopped(publisher))
    case 'thesis':
      return stopped(venue)
    case 'article':
      return stopped(preprint(work).server)
    case 'book':
    case 'report':
    case 'patent':
      return stopped(publisher || (work.publisher === '' && venue))
    default:
      return stopped(venue || publisher || preprint(work).number)
  }
}

export const apa = (work: Work): Rich => {
  const isEdited = work.authors.length === 0
  const names = isEdited ? work.editors : work.authors
  const who = stopped(sentence(authors(names), isEdited && names.length > 0 && editorsWord(names)))
  const place = (work.type === 'article' && preprint(work).address) || address(work)
  return names.length === 0
    ? sentence(title(work), date(work), source(work), place)
    : sentence(who, date(work), title(work), source(work), place)
}
