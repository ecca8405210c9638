import { readName } from '#contract/publication/author-name.ts'
import { childrenNamed, createXmlReader, nodeAtPath, textAtPath } from '#server/base/text/xml.ts'
import { readArxivId } from '#server/publication/citation/read/arxiv-id.ts'
import { readDateText } from '#server/publication/citation/read/date.ts'
import { readDoi } from '#server/publication/citation/read/doi.ts'
import { toPlainText } from '#server/publication/citation/read/plain.ts'
import { emptyWork, type Work } from '#server/publication/citation/work.ts'

const readXml = createXmlReader(['title', 'summary'])

/** Reads an arXiv response. Returns null if its feed has no entry or an error. */
export const readArxiv = (text: string): Work | null => {
  const feed = nodeAtPath(readXml(text), 'feed')
  if (feed === undefined) throw new Error('It is no answer of arXiv')
  const [entry] = childrenNamed(feed, 'entry')
  const arxivId = readArxivId(textAtPath(entry, 'id'))
  if (entry === undefined || arxivId === '') return null
  return {
    ...emptyWork,
    type: 'article',
    title: toPlainText(textAtPath(entry, 'title')),
    authors: childrenNamed(entry, 'author').map((author) =>
      readName(toPlainText(textAtPath(author, 'name'))),
    ),
    ...readDateText(textAtPath(entry, 'published')),
    venue: 'arXiv',
    doi: readDoi(textAtPath(entry, 'arxiv:doi')),
    arxivId,
    abstract: toPlainText(textAtPath(entry, 'summary')),
    keywords: [],
  }
}
