import type { AuthorName, CitedWork } from '../work.ts'
import { thesisDegreeOf } from '../work-type.ts'
import {
  datePartsInWords,
  editionLabelOf,
  formatAuthor,
  formatPagesWithPrefix,
  initialsOf,
  joinNames,
  pagesAndArticleNumberOf,
  patentTypeAndNumberOf,
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

const mostAuthors = 6

const author = (name: AuthorName) =>
  formatAuthor(name, (family, given, suffix) =>
    [initialsOf(given), family, suffix].filter(Boolean).join(' '),
  )

const people = (names: readonly AuthorName[]): RichText =>
  names.length > mostAuthors
    ? joinRichText(names.slice(0, 1).map(author).join(''), ' ', italicText('et al.'))
    : joinRichText(joinNames(names.map(author), ', and ', ' and '))

const editors = (names: readonly AuthorName[]): RichText =>
  names.length === 0 ? [] : joinWithCommas(people(names), names.length === 1 ? 'Ed.' : 'Eds.')

const shortMonth = (name: string): string => (name.length > 4 ? `${name.slice(0, 3)}.` : name)

const date = (work: CitedWork, withDay = false): string => {
  const { year, month, day } = datePartsInWords(work)
  const before = [shortMonth(month), withDay && day ? `${day},` : ''].filter(Boolean).join(' ')
  return [before, year].filter(Boolean).join(' ')
}

const edition = (work: CitedWork): string => {
  const said = editionLabelOf(work)
  return said && `${said} ed.`
}

const volumeOf = ({ series, volume }: CitedWork) =>
  series === '' && volume ? `vol. ${volume}` : ''

const book = (work: CitedWork, title: string): RichText => {
  const { series, volume, number } = work
  const place = volume ? `vol. ${volume}` : number && `no. ${number}`
  return joinWithCommas(
    joinWithSpaces(italicText(title), inParentheses(series && joinWithCommas(series, place))),
    edition(work),
    volumeOf(work),
  )
}

const version = ({ edition: said }: CitedWork): string =>
  said && `ver. ${said.replace(/^(?:version|ver\.?|v\.?)\s*(?=\d)/i, '')}`

const degrees = { doctor: 'Ph.D. dissertation', master: 'M.S. thesis', bachelor: 'B.S. thesis' }

const thesisWord = (genre: string): string => {
  const degree = thesisDegreeOf(genre)
  return degree === '' ? genre || 'Thesis' : degrees[degree]
}

const reportWord = (genre: string): string =>
  genre === '' || /^report$/i.test(genre)
    ? 'Rep.'
    : genre.replace(/^technical report$/i, 'Tech. Rep.')

/**
 * Formats where a work appeared, such as journal and volume, if its title is in quotation marks.
 */
const source = (work: CitedWork): RichText => {
  const { venue, volume, issue, number, genre, type } = work
  const publisher = publisherUnlessAuthor(work)
  const { year } = datePartsInWords(work)
  const { pages, article } = pagesAndArticleNumberOf(work)
  switch (type) {
    case 'article-journal':
      return joinWithCommas(
        italicText(venue),
        volume && `vol. ${volume}`,
        issue && `no. ${issue}`,
        formatPagesWithPrefix(pages),
        date(work),
        article && `Art. no. ${article}`,
      )
    case 'paper-conference':
      return joinWithCommas(
        venue && joinRichText('in ', book(work, venue)),
        work.series === '' && issue && `no. ${issue}`,
        editors(work.authors.length === 0 ? [] : work.editors),
        publisher,
        date(work),
        formatPagesWithPrefix(pages),
        article && `Art. no. ${article}`,
      )
    case 'chapter':
      return joinWithSpaces(
        venue !== '' &&
          withFullStop(
            joinWithCommas(
              joinRichText('in ', book(work, venue)),
              editors(work.authors.length === 0 ? [] : work.editors),
            ),
          ),
        joinWithCommas(publisher, year, formatPagesWithPrefix(pages)),
      )
    case 'thesis':
      return joinWithCommas(thesisWord(genre), work.publisher || venue, year)
    case 'report':
      return joinWithCommas(
        publisher || (work.publisher === '' && venue),
        number ? `${reportWord(genre)} ${number}` : genre && reportWord(genre),
        date(work),
      )
    case 'article': {
      const { server, number: own } = preprintSourceOf(work)
      return own === ''
        ? joinWithCommas(italicText(server), date(work))
        : joinWithCommas(year, italicText(own))
    }
    case 'patent': {
      const patent = patentTypeAndNumberOf(work)
      return joinWithCommas([patent.name, patent.number].join(' ').trim(), date(work, true))
    }
    case 'dataset':
      return joinWithCommas(version(work), venue || publisher, date(work))
    case 'speech':
      return joinWithCommas(venue && `presented at the ${venue}`, publisher, date(work))
    default:
      return joinWithCommas(venue || publisher, date(work), preprintSourceOf(work).number)
  }
}

/** Formats a book or a program, with its title in italics and a full stop before the publisher. */
const whole = (work: CitedWork): RichText => {
  const { year } = datePartsInWords(work)
  const publisher = publisherUnlessAuthor(work) || (work.publisher === '' ? work.venue : '')
  const title =
    work.type === 'software'
      ? joinWithCommas(italicText(work.title), version(work))
      : book(work, work.title)
  return joinWithSpaces(withFullStop(title), joinWithCommas(publisher, year))
}

const isArxivDoi = (doi: string) => /^10\.48550\/arxiv\./i.test(doi)

export const formatIeee = (work: CitedWork): RichText => {
  const { title, type } = work
  const doi = type === 'article' && work.arxivId && isArxivDoi(work.doi) ? '' : work.doi
  const names = work.authors.length === 0 ? editors(work.editors) : people(work.authors)
  const who = names.length > 0 && joinRichText(names, ',')
  const online = work.doi === '' && work.url !== '' && `[Online]. Available: ${work.url}`
  if (type === 'book' || type === 'software') {
    return joinWithSpaces(
      who,
      withFullStop(joinWithCommas(whole(work), doi && `doi: ${doi}`)),
      online,
    )
  }
  const published = source(work)
  const where = joinWithCommas(published, doi && `doi: ${doi}`)
  const end = /[?!]$/.test(title) ? '' : published.length > 0 ? ',' : '.'
  return joinWithSpaces(who, `“${title}${end}”`, withFullStop(where), online)
}
