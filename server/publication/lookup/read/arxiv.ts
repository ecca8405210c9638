import { parseAuthorName } from '#contract/publication/author-name.ts'
import { childrenNamed, createXmlReader, findXmlNode, findXmlText } from '#server/base/text/xml.ts'
import { parseArxivId } from '#server/publication/citation/read/arxiv-id.ts'
import { parseDateText } from '#server/publication/citation/read/date.ts'
import { findFirstDoi } from '#server/publication/citation/read/doi.ts'
import { stripMarkup } from '#server/publication/citation/read/plain.ts'
import { type CitedWork, emptyWork } from '#server/publication/citation/work.ts'

const readXml = createXmlReader(['title', 'summary'])

/** Reads an arXiv response. Returns null if its feed has no entry or an error. */
export const readArxivResponse = (text: string): CitedWork | null => {
  const feed = findXmlNode(readXml(text), 'feed')
  if (feed === undefined) throw new Error('It is no answer of arXiv')
  const [entry] = childrenNamed(feed, 'entry')
  const arxivId = parseArxivId(findXmlText(entry, 'id'))
  if (entry === undefined || arxivId === '') return null
  return {
    ...emptyWork,
    type: 'article',
    title: stripMarkup(findXmlText(entry, 'title')),
    authors: childrenNamed(entry, 'author').map((author) =>
      parseAuthorName(stripMarkup(findXmlText(author, 'name'))),
    ),
    ...parseDateText(findXmlText(entry, 'published')),
    venue: 'arXiv',
    doi: findFirstDoi(findXmlText(entry, 'arxiv:doi')),
    arxivId,
    abstract: stripMarkup(findXmlText(entry, 'summary')),
    keywords: [],
  }
}
