import type { Name, Work } from '../work.ts'
import { degreeOf } from '../work-type.ts'
import {
  address,
  dateWords,
  editionOf,
  initials,
  listed,
  locator,
  numbered,
  pageWords,
  patentOf,
  preprint,
  publisherOf,
  styled,
} from './parts.ts'
import { commas, inBrackets, italic, type Rich, rich, sentence, stopped } from './rich.ts'

const mostAuthors = 3

const surnameFirst = (name: Name) =>
  styled(name, (family, given, suffix) =>
    [`${family}, ${initials(given, '.', '')}`, suffix].filter(Boolean).join(', '),
  )

const surnameLast = (name: Name) =>
  styled(name, (family, given, suffix) =>
    [initials(given, '.', ''), family, suffix].filter(Boolean).join(' '),
  )

const people = (names: readonly Name[], write: (name: Name) => string): Rich =>
  names.length > mostAuthors
    ? rich(names.slice(0, 1).map(write).join(''), ' ', italic('et al.'))
    : rich(listed(names.map(write), ' and '))

const editorsWord = (names: readonly Name[]) => (names.length === 1 ? '(ed.)' : '(eds)')

const quoted = (title: string) => `‘${title}’`

const edition = (work: Work): string => {
  const said = editionOf(work)
  return said && `${said} edn.`
}

const publishedBy = (work: Work, publisher = publisherOf(work)): Rich => {
  const { series, volume, number } = work
  return sentence(publisher, inBrackets(series && commas(series, volume || number)))
}

const volumeOf = ({ series, volume }: Work) => (series === '' && volume ? `Vol. ${volume}.` : '')

const within = (work: Work): Rich => {
  const { pages, article } = locator(work)
  const named = work.authors.length === 0 ? [] : work.editors
  const book = sentence(
    'in',
    people(named, surnameLast),
    named.length > 0 && editorsWord(named),
    stopped(italic(work.venue)),
  )
  return sentence(
    work.venue === '' ? stopped(quoted(work.title)) : commas(quoted(work.title), book),
    edition(work),
    volumeOf(work),
    stopped(commas(publishedBy(work), pageWords(pages), article && `article ${article}`)),
  )
}

const degrees = { doctor: 'PhD thesis', master: "Master's thesis", bachelor: "Bachelor's thesis" }

const thesisWord = (genre: string): string => {
  const degree = degreeOf(genre)
  // The degree itself is more precise than its level.
  if (/^(?:ph\.?d|m\w{1,4}|b\w{1,3}) thesis$/i.test(genre)) return genre
  return degree === '' ? genre || 'Thesis' : degrees[degree]
}

const versionOf = ({ edition: said }: Work): string =>
  said && `Version ${said.replace(/^(?:version|ver\.?|v\.?)\s*(?=\d)/i, '')}`

const body = (work: Work): Rich => {
  const { title, venue, volume, issue, genre, number, type } = work
  const publisher = publisherOf(work)
  switch (type) {
    case 'article-journal': {
      const { pages, article } = locator(work)
      return stopped(
        commas(
          quoted(title),
          italic(venue),
          `${volume}${issue && `(${issue})`}`,
          pageWords(pages),
          article && `article ${article}`,
        ),
      )
    }
    case 'chapter':
    case 'paper-conference':
      return within(work)
    case 'article': {
      const { server } = preprint(work)
      return stopped(
        server === ''
          ? sentence(quoted(title), '[Preprint]')
          : commas(quoted(title), sentence(italic(server), '[Preprint]')),
      )
    }
    case 'book':
      return sentence(
        stopped(italic(title)),
        edition(work),
        volumeOf(work),
        stopped(publishedBy(work, publisher || (work.publisher === '' ? venue : ''))),
      )
    case 'thesis':
      return sentence(
        stopped(italic(title)),
        stopped(thesisWord(genre)),
        stopped(work.publisher || venue),
      )
    case 'report': {
      const said = numbered(genre || 'Report', number, '') || genre.replace(/^report$/i, '')
      const by = publisher || (work.publisher === '' ? venue : '')
      return sentence(
        stopped(italic(title)),
        stopped(by === '' ? said : sentence(by, inBrackets(said))),
      )
    }
    case 'patent': {
      const patent = patentOf(work)
      return sentence(stopped(italic(title)), stopped(numbered(patent.name, patent.number, 'no. ')))
    }
    case 'dataset':
    case 'software':
      return sentence(
        stopped(
          sentence(
            italic(title),
            inBrackets(versionOf(work)),
            type === 'dataset' ? '[Dataset]' : '[Computer program]',
          ),
        ),
        stopped(venue || publisher),
      )
    case 'speech':
      return sentence(
        stopped(sentence(quoted(title), `[${genre || 'Presentation'}]`)),
        stopped(venue ? italic(venue) : publisher),
      )
    default:
      return sentence(stopped(italic(title)), stopped(venue || publisher || preprint(work).number))
  }
}

/** Formats a reference in Harvard style (Cite Them Right). */
export const harvard = (work: Work): Rich => {
  const isEdited = work.authors.length === 0
  const names = isEdited ? work.editors : work.authors
  const place = (work.type === 'article' && preprint(work).address) || address(work)
  return sentence(
    people(names, surnameFirst),
    isEdited && names.length > 0 && editorsWord(names),
    `(${dateWords(work).year || 'no date'})`,
    body(work),
    place !== '' && `Available at: ${place}.`,
  )
}
