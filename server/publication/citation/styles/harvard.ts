import type { AuthorName, Work } from '../work.ts'
import { degreeOf } from '../work-type.ts'
import {
  dateInWords,
  doiOrUrl,
  editionOf,
  formatAuthor,
  formatPages,
  initials,
  joinNames,
  pagesAndNumberOf,
  patentOf,
  prefixNumber,
  preprintSourceOf,
  publisherOf,
} from './parts.ts'
import {
  inParentheses,
  italic,
  joinRichText,
  joinWithCommas,
  joinWithSpaces,
  type RichText,
  withFullStop,
} from './rich.ts'

const mostAuthors = 3

const surnameFirst = (name: AuthorName) =>
  formatAuthor(name, (family, given, suffix) =>
    [`${family}, ${initials(given, '.', '')}`, suffix].filter(Boolean).join(', '),
  )

const surnameLast = (name: AuthorName) =>
  formatAuthor(name, (family, given, suffix) =>
    [initials(given, '.', ''), family, suffix].filter(Boolean).join(' '),
  )

const people = (names: readonly AuthorName[], write: (name: AuthorName) => string): RichText =>
  names.length > mostAuthors
    ? joinRichText(names.slice(0, 1).map(write).join(''), ' ', italic('et al.'))
    : joinRichText(joinNames(names.map(write), ' and '))

const editorsWord = (names: readonly AuthorName[]) => (names.length === 1 ? '(ed.)' : '(eds)')

const quoted = (title: string) => `‘${title}’`

const edition = (work: Work): string => {
  const said = editionOf(work)
  return said && `${said} edn.`
}

const publishedBy = (work: Work, publisher = publisherOf(work)): RichText => {
  const { series, volume, number } = work
  return joinWithSpaces(
    publisher,
    inParentheses(series && joinWithCommas(series, volume || number)),
  )
}

const volumeOf = ({ series, volume }: Work) => (series === '' && volume ? `Vol. ${volume}.` : '')

const within = (work: Work): RichText => {
  const { pages, article } = pagesAndNumberOf(work)
  const named = work.authors.length === 0 ? [] : work.editors
  const book = joinWithSpaces(
    'in',
    people(named, surnameLast),
    named.length > 0 && editorsWord(named),
    withFullStop(italic(work.venue)),
  )
  return joinWithSpaces(
    work.venue === '' ? withFullStop(quoted(work.title)) : joinWithCommas(quoted(work.title), book),
    edition(work),
    volumeOf(work),
    withFullStop(
      joinWithCommas(publishedBy(work), formatPages(pages), article && `article ${article}`),
    ),
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

const body = (work: Work): RichText => {
  const { title, venue, volume, issue, genre, number, type } = work
  const publisher = publisherOf(work)
  switch (type) {
    case 'article-journal': {
      const { pages, article } = pagesAndNumberOf(work)
      return withFullStop(
        joinWithCommas(
          quoted(title),
          italic(venue),
          `${volume}${issue && `(${issue})`}`,
          formatPages(pages),
          article && `article ${article}`,
        ),
      )
    }
    case 'chapter':
    case 'paper-conference':
      return within(work)
    case 'article': {
      const { server } = preprintSourceOf(work)
      return withFullStop(
        server === ''
          ? joinWithSpaces(quoted(title), '[Preprint]')
          : joinWithCommas(quoted(title), joinWithSpaces(italic(server), '[Preprint]')),
      )
    }
    case 'book':
      return joinWithSpaces(
        withFullStop(italic(title)),
        edition(work),
        volumeOf(work),
        withFullStop(publishedBy(work, publisher || (work.publisher === '' ? venue : ''))),
      )
    case 'thesis':
      return joinWithSpaces(
        withFullStop(italic(title)),
        withFullStop(thesisWord(genre)),
        withFullStop(work.publisher || venue),
      )
    case 'report': {
      const said = prefixNumber(genre || 'Report', number, '') || genre.replace(/^report$/i, '')
      const by = publisher || (work.publisher === '' ? venue : '')
      return joinWithSpaces(
        withFullStop(italic(title)),
        withFullStop(by === '' ? said : joinWithSpaces(by, inParentheses(said))),
      )
    }
    case 'patent': {
      const patent = patentOf(work)
      return joinWithSpaces(
        withFullStop(italic(title)),
        withFullStop(prefixNumber(patent.name, patent.number, 'no. ')),
      )
    }
    case 'dataset':
    case 'software':
      return joinWithSpaces(
        withFullStop(
          joinWithSpaces(
            italic(title),
            inParentheses(versionOf(work)),
            type === 'dataset' ? '[Dataset]' : '[Computer program]',
          ),
        ),
        withFullStop(venue || publisher),
      )
    case 'speech':
      return joinWithSpaces(
        withFullStop(joinWithSpaces(quoted(title), `[${genre || 'Presentation'}]`)),
        withFullStop(venue ? italic(venue) : publisher),
      )
    default:
      return joinWithSpaces(
        withFullStop(italic(title)),
        withFullStop(venue || publisher || preprintSourceOf(work).number),
      )
  }
}

/** Formats a reference in Harvard style (Cite Them Right). */
export const formatHarvard = (work: Work): RichText => {
  const isEdited = work.authors.length === 0
  const names = isEdited ? work.editors : work.authors
  const place = (work.type === 'article' && preprintSourceOf(work).address) || doiOrUrl(work)
  return joinWithSpaces(
    people(names, surnameFirst),
    isEdited && names.length > 0 && editorsWord(names),
    `(${dateInWords(work).year || 'no date'})`,
    body(work),
    place !== '' && `Available at: ${place}.`,
  )
}
