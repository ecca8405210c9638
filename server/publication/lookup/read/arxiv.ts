import { readName } from '#contract/publication/author-name.ts'
import { all, at, createXmlReader, textAt } from '#server/base/text/xml.ts'
import { readArxivId } from '#server/publication/citation/read/arxiv-id.ts'
import { readDateText } from '#server/publication/citation/read/date.ts'
import { readDoi } from '#server/publication/citation/read/doi.ts'
import { plain } from '#server/publication/citation/read/plain.ts'
import { emptyWork, type Work } from '#server/publication/citation/work.ts'

const readXml = createXmlReader(['title', 'summary'])

/** Reads an arXiv response. Returns null if its feed has no entry or an error. */
export const readArxiv = (text: string): Work | null => {
  const feed = at(readXml(text), 'feed')
  if (feed === undefined) throw new Error('It is no answer of arXiv')
  const [entry] = all(feed, 'entry')
  const arxivId = readArxivId(textAt(entry, 'id'))
  if (entry === undefined || arxivId === '') return null
  return {
    ...emptyWork,
    type: 'article',
    title: plain(textAt(entry, 'title')),
    authors: all(entry, 'author').map((author) => readName(plain(textAt(author, 'name')))),
    ...readDateText(textAt(entry, 'published')),
    venue: 'arXiv',
    doi: readDoi(textAt(entry, 'arxiv:doi')),
    arxivId,
    abstract: plain(textAt(entry, 'summary')),
    keywords: [],
  }
}
