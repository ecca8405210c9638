import { dateParts, type Name, type Work } from '../work.ts'
import {
  arxiv,
  commas,
  initials,
  listed,
  monthNames,
  pageWords,
  sentence,
  styled,
} from './parts.ts'

const mostAuthors = 6

const author = (name: Name) => styled(name, (family, given) => `${initials(given)} ${family}`)

const authors = (names: readonly Name[]): string =>
  names.length > mostAuthors
    ? `${names.slice(0, 1).map(author).join('')} et al.`
    : listed(names.map(author), ', and ', ' and ')

const shortMonth = (name: string): string => (name.length > 4 ? `${name.slice(0, 3)}.` : name)

const date = (work: Work): string => {
  const [year, month] = dateParts(work)
  const name = month && monthNames[month - 1]
  return sentence(
    name ? shortMonth(name === 'September' ? 'Sept' : name) : '',
    year ? String(year) : '',
  )
}

const source = (work: Work): string => {
  const { venue, volume, issue, publisher } = work
  switch (work.type) {
    case 'article-journal':
      return commas(
        venue,
        volume && `vol. ${volume}`,
        issue && `no. ${issue}`,
        pageWords(work),
        date(work),
      )
    case 'chapter':
    case 'paper-conference':
      return commas(venue && `in ${venue}`, publisher, date(work), pageWords(work))
    case 'thesis':
      return commas('Ph.D. dissertation', publisher, date(work))
    default:
      return commas(venue || publisher, date(work), arxiv(work))
  }
}

/** A reference as IEEE writes it. */
export const ieee = (work: Work): string => {
  const where = commas(source(work), work.doi && `doi: ${work.doi}`)
  const quoted = `“${work.title}${/[?!]$/.test(work.title) ? '' : where ? ',' : '.'}”`
  return sentence(
    work.authors.length > 0 && `${authors(work.authors)},`,
    quoted,
    where && `${where}.`,
    work.doi === '' && work.url !== '' && `[Online]. Available: ${work.url}`,
  )
}
