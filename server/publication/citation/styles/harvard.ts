import type { AuthorName, CitedWork } from '../work.ts'
import { thesisDegreeOf } from '../work-type.ts'
import {
  datePartsInWords,
  doiOrUrl,
  editionLabelOf,
  formatAuthor,
  formatPagesWithPrefix,
  initialsOf,
  joinNames,
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

const mostAuthors = 3

const surnameFirst = (name: AuthorName) =>
  formatAuthor(name, (family, given, suffix) =>
    [`${family}, ${initialsOf(given, '.', '')}`, suffix].filter(Boolean).join(', '),
  )

const surnameLast = (name: AuthorName) =>
  formatAuthor(name, (family, given, suffix) =>
    [initialsOf(given, '.', ''), family, suffix].filter(Boolean).join(' '),
  )

const people = (names: readonly AuthorName[], write: (name: AuthorName) => string): RichText =>
  names.length > mostAuthors
    ? joinRichText(names.slice(0, 1).map(write).join(''), ' ', italicText('et al.'))
    : joinRichText(joinNames(names.map(write), ' and '))

const editorsWord = (names: readonly AuthorName[]) => (names.length === 1 ? '(ed.)' : '(eds)')

const quoted = (title: string) => `‘${title}’`

const edition = (work: CitedWork): string => {
  const said = editionLabelOf(work)
  return said && `${said} edn.`
}

const publishedBy = (work: CitedWork, publisher = publisherUnlessAuthor(work)): RichText => {
  const { series, volume, number } = work
  return joinWithSpaces(
    publisher,
    inParentheses(series && joinWithCommas(series, volume || number)),
  )
}

const volumeOf = ({ series, volume }: CitedWork) =>
  series === '' && volume ? `Vol. ${volume}.` : ''

const within = (work: CitedWork): RichText => {
  const { pages, article } = pagesAndArticleNumberOf(work)
  const named = work.authors.length === 0 ? [] : work.editors
  const book = joinWithSpaces(
    'in',
    people(named, surnameLast),
    named.length > 0 && editorsWord(named),
    withFullStop(italicText(work.venue)),
  )
  return joinWithSpaces(
    work.venue === '' ? withFullStop(quoted(work.title)) : joinWithCommas(quoted(work.title), book),
    edition(work),
    volumeOf(work),
    withFullStop(
      joinWithCommas(
        publishedBy(work),
        formatPagesWithPrefix(pages),
        article && `article ${article}`,
      ),
    ),
  )
}

const degrees = { doctor: 'PhD thesis', master: "Master's thesis", bachelor: "Bachelor's thesis" }

const thesisWord = (genre: string): string => {
  const degree = thesisDegreeOf(genre)
  // Keeps `MSc thesis`, for example, which is more precise than `Master’s thesis`.
  if (/^(?:ph\.?d|m\w{1,4}|b\w{1,3}) thesis$/i.test(genre)) return genre
  return degree === '' ? genre || 'Thesis' : degrees[degree]
}

const versionOf = ({ edition: said }: CitedWork): string =>
  said && `Version ${said.replace(/^(?:version|ver\.?|v\.?)\s*(?=\d)/i, '')}`

const body = (work: CitedWork): RichText => {
  const { title, venue, volume, issue, genre, number, type } = work
  const publisher = publisherUnlessAuthor(work)
  switch (type) {
    case 'article-journal': {
      const { pages, article } = pagesAndArticleNumberOf(work)
      return withFullStop(
        joinWithCommas(
          quoted(title),
          italicText(venue),
          `${volume}${issue && `(${issue})`}`,
          formatPagesWithPrefix(pages),
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
          : joinWithCommas(quoted(title), joinWithSpaces(italicText(server), '[Preprint]')),
      )
    }
    case 'book':
      return joinWithSpaces(
        withFullStop(italicText(title)),
        edition(work),
        volumeOf(work),
        withFullStop(publishedBy(work, publisher || (work.publisher === '' ? venue : ''))),
      )
    case 'thesis':
      return joinWithSpaces(
        withFullStop(italicText(title)),
        withFullStop(thesisWord(genre)),
        withFullStop(work.publisher || venue),
      )
    case 'report': {
      const said = prefixWorkNumber(genre || 'Report', number, '') || genre.replace(/^report$/i, '')
      const by = publisher || (work.publisher === '' ? venue : '')
      return joinWithSpaces(
        withFullStop(italicText(title)),
        withFullStop(by === '' ? said : joinWithSpaces(by, inParentheses(said))),
      )
    }
    case 'patent': {
      const patent = patentTypeAndNumberOf(work)
      return joinWithSpaces(
        withFullStop(italicText(title)),
        withFullStop(prefixWorkNumber(patent.name, patent.number, 'no. ')),
      )
    }
    case 'dataset':
    case 'software':
      return joinWithSpaces(
        withFullStop(
          joinWithSpaces(
            italicText(title),
            inParentheses(versionOf(work)),
            type === 'dataset' ? '[Dataset]' : '[Computer program]',
          ),
        ),
        withFullStop(venue || publisher),
      )
    case 'speech':
      return joinWithSpaces(
        withFullStop(joinWithSpaces(quoted(title), `[${genre || 'Presentation'}]`)),
        withFullStop(venue ? italicText(venue) : publisher),
      )
    default:
      return joinWithSpaces(
        withFullStop(italicText(title)),
        withFullStop(venue || publisher || preprintSourceOf(work).number),
      )
  }
}

/** Formats a reference in Harvard style (Cite Them Right). */
export const formatHarvard = (work: CitedWork): RichText => {
  const isEdited = work.authors.length === 0
  const names = isEdited ? work.editors : work.authors
  const place = (work.type === 'article' && preprintSourceOf(work).address) || doiOrUrl(work)
  return joinWithSpaces(
    people(names, surnameFirst),
    isEdited && names.length > 0 && editorsWord(names),
    `(${datePartsInWords(work).year || 'no date'})`,
    body(work),
    place !== '' && `Available at: ${place}.`,
  )
}
