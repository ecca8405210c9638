import type { Name, Work } from '../work.ts'
import { degreeOf } from '../work-type.ts'
import {
  dateWords,
  editionOf,
  initials,
  locator,
  numbered,
  patentOf,
  preprint,
  publisherOf,
  styled,
} from './parts.ts'
import { type Rich, rich, sentence, stopped } from './rich.ts'

const mostAuthors = 6

/** Suffixes of names in NLM's spelling. */
const endings: Readonly<Record<string, string>> = { ii: '2nd', iii: '3rd', iv: '4th' }

const author = (name: Name) =>
  styled(name, (family, given, suffix) => {
    const ending = suffix.replace(/\.$/, '')
    return [`${family} ${initials(given, '', '')}`, endings[ending.toLowerCase()] ?? ending]
      .filter(Boolean)
      .join(' ')
  })

const authors = (names: readonly Name[]): string => {
  const shown = names.slice(0, mostAuthors).map(author)
  return [...shown, ...(names.length > mostAuthors ? ['et al'] : [])].join(', ')
}

const withRole = (names: readonly Name[], role: string): string =>
  names.length === 0 ? '' : `${authors(names)}, ${role}${names.length === 1 ? '' : 's'}`

/** Removes the digits of the last page that it shares with the first: `284-7`. */
const shortPages = (pages: string): string => {
  const [first = '', last = ''] = pages.split(/[-–—]+/).map((page) => page.trim())
  if (last === '') return first
  if (first.length !== last.length || !/^\d+$/.test(first + last)) return `${first}-${last}`
  const same = [...first].findIndex((digit, index) => digit !== last[index])
  return same === -1 ? first : `${first}-${last.slice(same)}`
}

const date = (work: Work): string => {
  const { year, month, day } = dateWords(work)
  return [year, month.slice(0, 3), day].filter(Boolean).join(' ')
}

const semicolons = (...texts: readonly string[]) => texts.filter(Boolean).join('; ')

const journal = (work: Work): Rich => {
  const { volume, issue } = work
  const { pages, article } = locator(work)
  const where = shortPages(pages) || article
  const { year } = dateWords(work)
  const number = `${volume}${issue && `(${issue})`}`
  // The full date helps to find an article without a volume.
  const when = number || where ? year : date(work)
  return stopped([[when, number].filter(Boolean).join(';'), where].filter(Boolean).join(':'))
}

const edition = (work: Work): string => {
  const said = editionOf(work)
  return said && `${said} ed.`
}

const volumeOf = ({ series, volume }: Work) => (series === '' && volume ? `Vol. ${volume}.` : '')

const seriesOf = ({ series, volume, number }: Work): string => {
  const place = volume ? `vol. ${volume}` : number && `no. ${number}`
  return series && `(${semicolons(series, place)}).`
}

const versionOf = ({ edition: said }: Work): string =>
  said && stop(`Version ${said.replace(/^(?:version|ver\.?|v\.?)\s*(?=\d)/i, '')}`)

const stop = (text: string) => `${text}.`

const within = (work: Work): Rich => {
  const { venue } = work
  const { pages, article } = locator(work)
  const short = shortPages(pages)
  const named = work.authors.length === 0 ? [] : work.editors
  return sentence(
    venue !== '' && rich('In: ', sentence(stopped(withRole(named, 'editor')), stopped(venue))),
    edition(work),
    volumeOf(work),
    stopped(semicolons(publisherOf(work), dateWords(work).year)),
    short !== '' && `p. ${stop(short)}`,
    article !== '' && `Article ${stop(article)}`,
    seriesOf(work),
  )
}

const source = (work: Work): Rich => {
  const { type, venue, genre, number } = work
  const publisher = publisherOf(work)
  const { year } = dateWords(work)
  switch (type) {
    case 'article-journal':
      return sentence(stopped(venue), journal(work))
    case 'chapter':
    case 'paper-conference':
      return within(work)
    case 'book':
      return sentence(
        edition(work),
        volumeOf(work),
        stopped(semicolons(publisher || (work.publisher === '' ? venue : ''), year)),
        seriesOf(work),
      )
    case 'thesis':
      return stopped(semicolons(publisher || venue, year))
    case 'report':
      return sentence(
        stopped(genre.replace(/^(?:technical )?report$/i, '')),
        stopped(semicolons(publisher || (work.publisher === '' ? venue : ''), date(work))),
        number !== '' && stopped(numbered('Report', number, 'No.: ')),
      )
    case 'article': {
      const { server, number: own } = preprint(work)
      return sentence(stopped(`${own || server} [Preprint]`.trim()), stopped(date(work)))
    }
    case 'patent': {
      const patent = patentOf(work)
      return sentence(
        stopped([patent.name.replace(/^Patent$/, 'patent'), patent.number].join(' ').trim()),
        stopped(date(work)),
      )
    }
    case 'dataset':
    case 'software':
      return sentence(versionOf(work), stopped(semicolons(venue || publisher, date(work))))
    case 'speech': {
      const word = /poster/i.test(genre) ? 'Poster session' : 'Paper'
      return sentence(
        venue
          ? stopped(semicolons(`${word} presented at: ${venue}`, date(work)))
          : stopped(semicolons(publisher, date(work))),
      )
    }
    default:
      return stopped(semicolons(venue || publisher || preprint(work).number, date(work)))
  }
}

const theses = { doctor: 'dissertation', master: "master's thesis", bachelor: "bachelor's thesis" }

const mark = ({ type, genre }: Work): string => {
  switch (type) {
    case 'dataset':
    case 'software':
      return type
    case 'webpage':
      return 'Internet'
    case 'thesis': {
      const degree = degreeOf(genre)
      return degree === '' ? 'thesis' : theses[degree]
    }
    default:
      return ''
  }
}

const who = (work: Work): string => {
  if (work.authors.length === 0) return withRole(work.editors, 'editor')
  return work.type === 'patent' ? withRole(work.authors, 'inventor') : authors(work.authors)
}

export const vancouver = (work: Work): Rich => {
  const said = mark(work)
  const isArxiv = work.type === 'article' && work.arxivId !== ''
  const url = work.url || (isArxiv ? `https://arxiv.org/abs/${work.arxivId}` : '')
  return sentence(
    stopped(who(work)),
    stopped(said ? `${work.title} [${said}]` : work.title),
    source(work),
    work.doi === '' ? url !== '' && `Available from: ${url}` : `doi:${work.doi}`,
  )
}
