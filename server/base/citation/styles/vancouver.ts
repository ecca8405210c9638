import { dateParts, type Name, type Work } from '../work.ts'
import { arxiv, initials, monthNames, sentence, stopped, styled } from './parts.ts'

const mostAuthors = 6

const author = (name: Name) =>
  styled(name, (family, given) => `${family} ${initials(given, '', '')}`)

const authors = (names: readonly Name[]): string => {
  const shown = names.slice(0, mostAuthors).map(author)
  return [...shown, ...(names.length > mostAuthors ? ['et al'] : [])].join(', ')
}

/** The last page without the digits it shares with the first: `284-7`. */
const shortPages = (pages: string): string => {
  const [first = '', last = ''] = pages.split(/\s*[-–—]+\s*/)
  if (last === '') return first
  if (first.length !== last.length || !/^\d+$/.test(first + last)) return `${first}-${last}`
  const same = [...first].findIndex((digit, index) => digit !== last[index])
  return same === -1 ? first : `${first}-${last.slice(same)}`
}

const date = (work: Work): string => {
  const [year, month, day] = dateParts(work)
  const name = month ? monthNames[month - 1]?.slice(0, 3) : ''
  return sentence(year ? String(year) : '', name ?? '', day ? String(day) : '')
}

const journal = (work: Work): string => {
  const { volume, issue } = work
  const pages = shortPages(work.pages)
  const year = work.date.slice(0, 4)
  const place = `${volume}${issue && `(${issue})`}${pages && `:${pages}`}`
  // A day helps to find what has no volume yet.
  return stopped(place === '' ? date(work) : `${year}${year && ';'}${place}`)
}

const source = (work: Work): string => {
  const { venue, publisher } = work
  const pages = shortPages(work.pages)
  switch (work.type) {
    case 'article-journal':
      return sentence(stopped(venue), journal(work))
    case 'chapter':
    case 'paper-conference':
      return sentence(
        venue !== '' && stopped(`In: ${venue}`),
        stopped([publisher, work.date.slice(0, 4)].filter(Boolean).join('; ')),
        pages !== '' && `p. ${stopped(pages)}`,
      )
    default:
      return stopped([venue || publisher || arxiv(work), date(work)].filter(Boolean).join('; '))
  }
}

const marks: Readonly<Partial<Record<Work['type'], string>>> = {
  article: 'preprint',
  dataset: 'dataset',
  software: 'software',
  thesis: 'dissertation',
}

/** A reference as the Vancouver style of medical journals writes it. */
export const vancouver = (work: Work): string => {
  const mark = marks[work.type]
  return sentence(
    stopped(authors(work.authors)),
    stopped(mark ? `${work.title} [${mark}]` : work.title),
    source(work),
    work.doi === '' ? work.url !== '' && `Available from: ${work.url}` : `doi:${work.doi}`,
  )
}
