import type { Name, Work } from '../work.ts'
import { degreeOf } from '../work-type.ts'
import {
  dateWords,
  editionOf,
  initials,
  listed,
  locator,
  pageWords,
  patentOf,
  preprint,
  publisherOf,
  styled,
} from './parts.ts'
import { commas, inBrackets, italic, type Rich, rich, sentence, stopped } from './rich.ts'

const mostAuthors = 6

const author = (name: Name) =>
  styled(name, (family, given, suffix) =>
    [initials(given), family, suffix].filter(Boolean).join(' '),
  )

const people = (names: readonly Name[]): Rich =>
  names.length > mostAuthors
    ? rich(names.slice(0, 1).map(author).join(''), ' ', italic('et al.'))
    : rich(listed(names.map(author), ', and ', ' and '))

const editors = (names: readonly Name[]): Rich =>
  names.length === 0 ? [] : commas(people(names), names.length === 1 ? 'Ed.' : 'Eds.')

const shortMonth = (name: string): string => (name.length > 4 ? `${name.slice(0, 3)}.` : name)

const date = (work: Work, withDay = false): string => {
  const { year, month, day } = dateWords(work)
  const before = [shortMonth(month), withDay && day ? `${day},` : ''].filter(Boolean).join(' ')
  return [before, year].filter(Boolean).join(' ')
}

const edition = (work: Work): string => {
  const said = editionOf(work)
  return said && `${said} ed.`
}

const volumeOf = ({ series, volume }: Work) => (series === '' && volume ? `vol. ${volume}` : '')

const book = (work: Work, title: string): Rich => {
  const { series, volume, number } = work
  const place = volume ? `vol. ${volume}` : number && `no. ${number}`
  return commas(
    sentence(italic(title), inBrackets(series && commas(series, place))),
    edition(work),
    volumeOf(work),
  )
}

const version = ({ edition: said }: Work): string =>
  said && `ver. ${said.replace(/^(?:version|ver\.?|v\.?)\s*(?=\d)/i, '')}`

const degrees = { doctor: 'Ph.D. dissertation', master: 'M.S. thesis', bachelor: 'B.S. thesis' }

const thesisWord = (genre: string): string => {
  const degree = degreeOf(genre)
  return degree === '' ? genre || 'Thesis' : degrees[degree]
}

const reportWord = (genre: string): string =>
  genre === '' || /^report$/i.test(genre)
    ? 'Rep.'
    : genre.replace(/^technical report$/i, 'Tech. Rep.')

/** Formats the source of a work whose title is in quotation marks. */
const source = (work: Work): Rich => {
  const { venue, volume, issue, number, genre, type } = work
  const publisher = publisherOf(work)
  const { year } = dateWords(work)
  const { pages, article } = locator(work)
  switch (type) {
    case 'article-journal':
      return commas(
        italic(venue),
        volume && `vol. ${volume}`,
        issue && `no. ${issue}`,
        pageWords(pages),
        date(work),
        article && `Art. no. ${article}`,
      )
    case 'paper-conference':
      return commas(
        venue && rich('in ', book(work, venue)),
        work.series === '' && issue && `no. ${issue}`,
        editors(work.authors.length === 0 ? [] : work.editors),
        publisher,
        date(work),
        pageWords(pages),
        article && `Art. no. ${article}`,
      )
    case 'chapter':
      return sentence(
        venue !== '' &&
          stopped(
            commas(
              rich('in ', book(work, venue)),
              editors(work.authors.length === 0 ? [] : work.editors),
            ),
          ),
        commas(publisher, year, pageWords(pages)),
      )
    case 'thesis':
      return commas(thesisWord(genre), work.publisher || venue, year)
    case 'report':
      return commas(
        publisher || (work.publisher === '' && venue),
        number ? `${reportWord(genre)} ${number}` : genre && reportWord(genre),
        date(work),
      )
    case 'article': {
      const { server, number: own } = preprint(work)
      return own === '' ? commas(italic(server), date(work)) : commas(year, italic(own))
    }
    case 'patent': {
      const patent = patentOf(work)
      return commas([patent.name, patent.number].join(' ').trim(), date(work, true))
    }
    case 'dataset':
      return commas(version(work), venue || publisher, date(work))
    case 'speech':
      return commas(venue && `presented at the ${venue}`, publisher, date(work))
    default:
      return commas(venue || publisher, date(work), preprint(work).number)
  }
}

/** Formats a book or a program, with its title in italics and a full stop before the publisher. */
const whole = (work: Work): Rich => {
  const { year } = dateWords(work)
  const publisher = publisherOf(work) || (work.publisher === '' ? work.venue : '')
  const title =
    work.type === 'software' ? commas(italic(work.title), version(work)) : book(work, work.title)
  return sentence(stopped(title), commas(publisher, year))
}

const isArxivDoi = (doi: string) => /^10\.48550\/arxiv\./i.test(doi)

export const ieee = (work: Work): Rich => {
  const { title, type } = work
  const doi = type === 'article' && work.arxivId && isArxivDoi(work.doi) ? '' : work.doi
  const names = work.authors.length === 0 ? editors(work.editors) : people(work.authors)
  const who = names.length > 0 && rich(names, ',')
  const online = work.doi === '' && work.url !== '' && `[Online]. Available: ${work.url}`
  if (type === 'book' || type === 'software') {
    return sentence(who, stopped(commas(whole(work), doi && `doi: ${doi}`)), online)
  }
  const published = source(work)
  const where = commas(published, doi && `doi: ${doi}`)
  const end = /[?!]$/.test(title) ? '' : published.length > 0 ? ',' : '.'
  return sentence(who, `“${title}${end}”`, stopped(where), online)
}
