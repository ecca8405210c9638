import type { AuthorName, CitedWork } from '../work.ts'
import { thesisDegreeOf } from '../work-type.ts'
import {
  datePartsInWords,
  editionLabelOf,
  formatAuthor,
  initialsOf,
  pagesAndArticleNumberOf,
  patentTypeAndNumberOf,
  prefixWorkNumber,
  preprintSourceOf,
  publisherUnlessAuthor,
} from './parts.ts'
import { joinRichText, joinWithSpaces, type RichText, withFullStop } from './rich.ts'

const mostAuthors = 6

/** Suffixes of names in NLM's spelling. */
const endings: Readonly<Record<string, string>> = { ii: '2nd', iii: '3rd', iv: '4th' }

const author = (name: AuthorName) =>
  formatAuthor(name, (family, given, suffix) => {
    const ending = suffix.replace(/\.$/, '')
    return [`${family} ${initialsOf(given, '', '')}`, endings[ending.toLowerCase()] ?? ending]
      .filter(Boolean)
      .join(' ')
  })

const authors = (names: readonly AuthorName[]): string => {
  const shown = names.slice(0, mostAuthors).map(author)
  return [...shown, ...(names.length > mostAuthors ? ['et al'] : [])].join(', ')
}

const withRole = (names: readonly AuthorName[], role: string): string =>
  names.length === 0 ? '' : `${authors(names)}, ${role}${names.length === 1 ? '' : 's'}`

/** Removes the digits of the last page that it shares with the first: `284-7`. */
const shortPages = (pages: string): string => {
  const [first = '', last = ''] = pages.split(/[-–—]+/).map((page) => page.trim())
  if (last === '') return first
  if (first.length !== last.length || !/^\d+$/.test(first + last)) return `${first}-${last}`
  const same = [...first].findIndex((digit, index) => digit !== last[index])
  return same === -1 ? first : `${first}-${last.slice(same)}`
}

const date = (work: CitedWork): string => {
  const { year, month, day } = datePartsInWords(work)
  return [year, month.slice(0, 3), day].filter(Boolean).join(' ')
}

const semicolons = (...texts: readonly string[]) => texts.filter(Boolean).join('; ')

const journal = (work: CitedWork): RichText => {
  const { volume, issue } = work
  const { pages, article } = pagesAndArticleNumberOf(work)
  const where = shortPages(pages) || article
  const { year } = datePartsInWords(work)
  const number = `${volume}${issue && `(${issue})`}`
  // The full date helps to find an article without a volume.
  const when = number || where ? year : date(work)
  return withFullStop([[when, number].filter(Boolean).join(';'), where].filter(Boolean).join(':'))
}

const edition = (work: CitedWork): string => {
  const said = editionLabelOf(work)
  return said && `${said} ed.`
}

const volumeOf = ({ series, volume }: CitedWork) =>
  series === '' && volume ? `Vol. ${volume}.` : ''

const seriesOf = ({ series, volume, number }: CitedWork): string => {
  const place = volume ? `vol. ${volume}` : number && `no. ${number}`
  return series && `(${semicolons(series, place)}).`
}

const versionOf = ({ edition: said }: CitedWork): string =>
  said && stop(`Version ${said.replace(/^(?:version|ver\.?|v\.?)\s*(?=\d)/i, '')}`)

const stop = (text: string) => `${text}.`

const within = (work: CitedWork): RichText => {
  const { venue } = work
  const { pages, article } = pagesAndArticleNumberOf(work)
  const short = shortPages(pages)
  const named = work.authors.length === 0 ? [] : work.editors
  return joinWithSpaces(
    venue !== '' &&
      joinRichText(
        'In: ',
        joinWithSpaces(withFullStop(withRole(named, 'editor')), withFullStop(venue)),
      ),
    edition(work),
    volumeOf(work),
    withFullStop(semicolons(publisherUnlessAuthor(work), datePartsInWords(work).year)),
    short !== '' && `p. ${stop(short)}`,
    article !== '' && `Article ${stop(article)}`,
    seriesOf(work),
  )
}

const source = (work: CitedWork): RichText => {
  const { type, venue, genre, number } = work
  const publisher = publisherUnlessAuthor(work)
  const { year } = datePartsInWords(work)
  switch (type) {
    case 'article-journal':
      return joinWithSpaces(withFullStop(venue), journal(work))
    case 'chapter':
    case 'paper-conference':
      return within(work)
    case 'book':
      return joinWithSpaces(
        edition(work),
        volumeOf(work),
        withFullStop(semicolons(publisher || (work.publisher === '' ? venue : ''), year)),
        seriesOf(work),
      )
    case 'thesis':
      return withFullStop(semicolons(publisher || venue, year))
    case 'report':
      return joinWithSpaces(
        withFullStop(genre.replace(/^(?:technical )?report$/i, '')),
        withFullStop(semicolons(publisher || (work.publisher === '' ? venue : ''), date(work))),
        number !== '' && withFullStop(prefixWorkNumber('Report', number, 'No.: ')),
      )
    case 'article': {
      const { server, number: own } = preprintSourceOf(work)
      return joinWithSpaces(
        withFullStop(`${own || server} [Preprint]`.trim()),
        withFullStop(date(work)),
      )
    }
    case 'patent': {
      const patent = patentTypeAndNumberOf(work)
      return joinWithSpaces(
        withFullStop([patent.name.replace(/^Patent$/, 'patent'), patent.number].join(' ').trim()),
        withFullStop(date(work)),
      )
    }
    case 'dataset':
    case 'software':
      return joinWithSpaces(
        versionOf(work),
        withFullStop(semicolons(venue || publisher, date(work))),
      )
    case 'speech': {
      const word = /poster/i.test(genre) ? 'Poster session' : 'Paper'
      return joinWithSpaces(
        venue
          ? withFullStop(semicolons(`${word} presented at: ${venue}`, date(work)))
          : withFullStop(semicolons(publisher, date(work))),
      )
    }
    default:
      return withFullStop(
        semicolons(venue || publisher || preprintSourceOf(work).number, date(work)),
      )
  }
}

const theses = { doctor: 'dissertation', master: "master's thesis", bachelor: "bachelor's thesis" }

const mark = ({ type, genre }: CitedWork): string => {
  switch (type) {
    case 'dataset':
    case 'software':
      return type
    case 'webpage':
      return 'Internet'
    case 'thesis': {
      const degree = thesisDegreeOf(genre)
      return degree === '' ? 'thesis' : theses[degree]
    }
    default:
      return ''
  }
}

const who = (work: CitedWork): string => {
  if (work.authors.length === 0) return withRole(work.editors, 'editor')
  return work.type === 'patent' ? withRole(work.authors, 'inventor') : authors(work.authors)
}

export const formatVancouver = (work: CitedWork): RichText => {
  const said = mark(work)
  const isArxiv = work.type === 'article' && work.arxivId !== ''
  const url = work.url || (isArxiv ? `https://arxiv.org/abs/${work.arxivId}` : '')
  return joinWithSpaces(
    withFullStop(who(work)),
    withFullStop(said ? `${work.title} [${said}]` : work.title),
    source(work),
    work.doi === '' ? url !== '' && `Available from: ${url}` : `doi:${work.doi}`,
  )
}
