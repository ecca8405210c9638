import { dateParts, type Name, type Work, type WorkType } from '../work.ts'
import {
  address,
  arxiv,
  commas,
  initials,
  monthNames,
  pageSpan,
  pageWords,
  sentence,
  stopped,
  styled,
} from './parts.ts'

const mostAuthors = 20

const author = (name: Name) => styled(name, (family, given) => `${family}, ${initials(given)}`)

const authors = (names: readonly Name[]): string => {
  const all = names.map(author)
  if (all.length > mostAuthors) {
    return `${all.slice(0, mostAuthors - 1).join(', ')}, . . . ${all.at(-1)}`
  }
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')}, & ${all.at(-1)}`
}

const isDatedByDay: ReadonlySet<WorkType> = new Set(['speech', 'webpage'])

const date = (work: Work): string => {
  const [year, month, day] = dateParts(work)
  if (year === undefined) return '(n.d.).'
  const name = month && isDatedByDay.has(work.type) && monthNames[month - 1]
  return name ? `(${year}, ${name}${day ? ` ${day}` : ''}).` : `(${year}).`
}

/** What kind of thing it is, where the rest does not say so. */
const kinds: Readonly<Partial<Record<WorkType, string>>> = {
  dataset: 'Data set',
  software: 'Computer software',
  speech: 'Conference presentation',
}

const title = (work: Work): string => {
  if (work.type === 'thesis') {
    return `${work.title} [${commas('Doctoral dissertation', work.publisher)}].`
  }
  const kind = kinds[work.type]
  return kind ? `${work.title} [${kind}].` : stopped(work.title)
}

const source = (work: Work): string => {
  const { venue, volume, issue, publisher } = work
  switch (work.type) {
    case 'article-journal':
      return stopped(commas(venue, `${volume}${issue && `(${issue})`}`, pageSpan(work.pages)))
    case 'chapter':
    case 'paper-conference': {
      const pages = pageWords(work)
      return sentence(
        venue !== '' && stopped(`In ${venue}${pages && ` (${pages})`}`),
        stopped(publisher),
      )
    }
    case 'thesis':
      return ''
    default:
      return stopped(venue || publisher || arxiv(work))
  }
}

/** A reference as APA 7 writes it. */
export const apa = (work: Work): string =>
  work.authors.length === 0
    ? sentence(title(work), date(work), source(work), address(work))
    : sentence(stopped(authors(work.authors)), date(work), title(work), source(work), address(work))
