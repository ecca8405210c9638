import { toSentenceCase } from '../title-case.ts'
import type { AuthorName, CitedWork } from '../work.ts'
import type { WorkType } from '../work-type.ts'
import { thesisDegreeOf } from '../work-type.ts'
import {
  datePartsInWords,
  doiOrUrl,
  editionLabelOf,
  formatAuthor,
  formatPageSpan,
  formatPagesWithPrefix,
  initialsOf,
  pagesAndArticleNumberOf,
  patentTypeAndNumberOf,
  prefixWorkNumber,
  preprintSourceOf,
  publisherUnlessAuthor,
} from './parts.ts'
import {
  inParentheses,
  italicText,
  joinRichText,
  joinWithCommas,
  joinWithSpaces,
  type RichText,
  withFullStop,
} from './rich.ts'

const mostAuthors = 20

const author = (name: AuthorName) =>
  formatAuthor(name, (family, given, suffix) =>
    [`${family}, ${initialsOf(given)}`, suffix].filter(Boolean).join(', '),
  )

const authors = (names: readonly AuthorName[]): string => {
  const all = names.map(author)
  if (all.length > mostAuthors) {
    return `${all.slice(0, mostAuthors - 1).join(', ')}, . . . ${all.at(-1)}`
  }
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')}, & ${all.at(-1)}`
}

const editorsWord = (names: readonly AuthorName[]) => (names.length === 1 ? '(Ed.)' : '(Eds.)')

const editors = (names: readonly AuthorName[]): string => {
  const all = names.map((name) =>
    formatAuthor(name, (family, given, suffix) =>
      [`${initialsOf(given)} ${family}`, suffix].filter(Boolean).join(', '),
    ),
  )
  if (all.length === 0) return ''
  const list = all.length < 3 ? all.join(' & ') : `${all.slice(0, -1).join(', ')}, & ${all.at(-1)}`
  return `${list} ${editorsWord(names)}, `
}

const isDatedByDay: ReadonlySet<WorkType> = new Set(['speech', 'webpage'])

const date = (work: CitedWork): string => {
  const { year, month, day } = datePartsInWords(work)
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

/**
 * Returns the description that APA puts in square brackets after a title if the type of work is not obvious,
 * such as `[Data set]`.
 */
const kind = (work: CitedWork): string => {
  const { type, genre, number } = work
  switch (type) {
    case 'thesis': {
      const degree = thesisKinds[thesisDegreeOf(genre)] || genre || 'Thesis'
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

const edition = (work: CitedWork): string => {
  const said = editionLabelOf(work)
  return said && `${said} ed.`
}

/**
 * Returns the volume of a book, or an empty string for a book in a series, whose number is written with the
 * series.
 */
const volumeOf = ({ series, volume }: CitedWork) =>
  series === '' && volume ? `Vol. ${volume}` : ''

const bookTitle = ({ series, volume }: CitedWork, title: string) =>
  italicText(series && volume ? `${toSentenceCase(series)}: Vol. ${volume}. ${title}` : title)

const versionOf = ({ edition: said }: CitedWork): string =>
  said && `Version ${said.replace(/^(?:version|ver\.?|v\.?)\s*(?=\d)/i, '')}`

const details = (work: CitedWork): RichText => {
  const { type, genre, number } = work
  switch (type) {
    case 'book':
      return joinWithCommas(edition(work), volumeOf(work))
    case 'report':
      return joinRichText(prefixWorkNumber(inCapitals(genre || 'Report'), number))
    case 'patent': {
      const patent = patentTypeAndNumberOf(work)
      return joinRichText(prefixWorkNumber(patent.name, patent.number))
    }
    case 'article':
      return joinRichText(preprintSourceOf(work).number)
    case 'dataset':
    case 'software':
      return joinRichText(versionOf(work))
    default:
      return []
  }
}

const title = (work: CitedWork): RichText => {
  const text = toSentenceCase(work.title, work.properNouns)
  if (isPart.has(work.type)) return withFullStop(text)
  const said = kind(work)
  return withFullStop(
    joinWithSpaces(
      work.type === 'book' ? bookTitle(work, text) : italicText(text),
      inParentheses(details(work)),
      said && `[${said}]`,
    ),
  )
}

const within = (work: CitedWork): RichText => {
  const { pages, article } = pagesAndArticleNumberOf(work)
  const venue = work.type === 'chapter' ? toSentenceCase(work.venue) : work.venue
  const volume = volumeOf(work)
  const places = joinWithCommas(
    edition(work),
    volume,
    volume && work.issue && `No. ${work.issue}`,
    formatPagesWithPrefix(pages),
    article && `Article ${article}`,
  )
  if (venue === '') return []
  const named = work.authors.length === 0 ? [] : work.editors
  return withFullStop(
    joinWithSpaces(
      joinRichText('In ', editors(named), bookTitle(work, venue)),
      inParentheses(places),
    ),
  )
}

const source = (work: CitedWork): RichText => {
  const { venue, volume, issue, type } = work
  const publisher = publisherUnlessAuthor(work)
  switch (type) {
    case 'article-journal': {
      const { pages, article } = pagesAndArticleNumberOf(work)
      return withFullStop(
        joinWithCommas(
          italicText(venue),
          joinRichText(italicText(volume), issue && `(${issue})`),
          formatPageSpan(pages),
          article && `Article ${article}`,
        ),
      )
    }
    case 'chapter':
    case 'paper-conference':
      return joinWithSpaces(within(work), withFullStop(publisher))
    case 'thesis':
      return withFullStop(venue)
    case 'article':
      return withFullStop(preprintSourceOf(work).server)
    case 'book':
    case 'report':
    case 'patent':
      return withFullStop(publisher || (work.publisher === '' && venue))
    default:
      return withFullStop(venue || publisher || preprintSourceOf(work).number)
  }
}

export const formatApa = (work: CitedWork): RichText => {
  const isEdited = work.authors.length === 0
  const names = isEdited ? work.editors : work.authors
  const who = withFullStop(
    joinWithSpaces(authors(names), isEdited && names.length > 0 && editorsWord(names)),
  )
  const place = (work.type === 'article' && preprintSourceOf(work).address) || doiOrUrl(work)
  return names.length === 0
    ? joinWithSpaces(title(work), date(work), source(work), place)
    : joinWithSpaces(who, date(work), title(work), source(work), place)
}
