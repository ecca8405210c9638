import { type Name, type Work, yearOf } from '../work.ts'
import { address, arxiv, commas, initials, listed, pageWords, sentence, styled } from './parts.ts'

const mostAuthors = 3

const author = (name: Name) =>
  styled(name, (family, given) => `${family}, ${initials(given, '.', '')}`)

const authors = (names: readonly Name[]): string =>
  names.length > mostAuthors
    ? `${names.slice(0, 1).map(author).join('')} et al.`
    : listed(names.map(author), ' and ')

const source = (work: Work): string => {
  const { title, venue, volume, issue, publisher } = work
  switch (work.type) {
    case 'article-journal':
      return commas(`‘${title}’`, venue, `${volume}${issue && `(${issue})`}`, pageWords(work))
    case 'chapter':
    case 'paper-conference':
      return commas(`‘${title}’`, venue && `in ${venue}`, publisher, pageWords(work))
    case 'thesis':
      return sentence(`${title}.`, commas('PhD thesis', publisher))
    default:
      return sentence(`${title}.`, venue || publisher || arxiv(work))
  }
}

/** A reference as the Harvard style (Cite Them Right) writes it. */
export const harvard = (work: Work): string => {
  const body = source(work).replace(/\.$/, '')
  const place = address(work)
  return sentence(
    authors(work.authors),
    `(${yearOf(work) || 'no date'})`,
    `${body}.`,
    place !== '' && `Available at: ${place}.`,
  )
}
