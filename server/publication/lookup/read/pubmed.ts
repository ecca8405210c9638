import { nameFromParts } from '#contract/publication/author-name.ts'
import {
  childrenNamed,
  createXmlReader,
  nodeAtPath,
  textAtPath,
  type XmlNode,
} from '#server/base/text/xml.ts'
import { readCitedTexts } from '#server/publication/citation/format-fields.ts'
import { readDate, readDateText } from '#server/publication/citation/read/date.ts'
import { readDoi } from '#server/publication/citation/read/doi.ts'
import { cleanPubmedTitle } from '#server/publication/citation/read/nbib.ts'
import { readPmid, toPlainText } from '#server/publication/citation/read/plain.ts'
import { type AuthorName, emptyWork, type Work } from '#server/publication/citation/work.ts'

const readXml = createXmlReader(['ArticleTitle', 'BookTitle', 'VernacularTitle', 'AbstractText'])

const dateOf = (date: XmlNode) => {
  const year = textAtPath(date, 'Year')
  return year === ''
    ? readDateText(textAtPath(date, 'MedlineDate'))
    : readDate(year, textAtPath(date, 'Month'), textAtPath(date, 'Day'))
}

const nameOf = (author: XmlNode): AuthorName => {
  const orcid = childrenNamed(author, 'Identifier')
    .map((id) => /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/.exec(textAtPath(id) || String(id))?.[0])
    .find(Boolean)
  const extra = orcid ? { orcid } : {}
  const collective = toPlainText(textAtPath(author, 'CollectiveName'))
  if (collective !== '') return { literal: collective, ...extra }
  const given = toPlainText(textAtPath(author, 'ForeName') || textAtPath(author, 'Initials'))
  const suffix = toPlainText(textAtPath(author, 'Suffix'))
  return { ...nameFromParts(toPlainText(textAtPath(author, 'LastName')), given, suffix), ...extra }
}

const abstractOf = (abstract: XmlNode): string =>
  childrenNamed(abstract, 'AbstractText')
    .map((part) => {
      const label = textAtPath(part, '@Label')
      const text = toPlainText(textAtPath(part) || (typeof part === 'string' ? part : ''))
      return label === '' ? text : `${label}: ${text}`
    })
    .filter(Boolean)
    .join('\n\n')

const idOf = (list: XmlNode, type: string): string =>
  childrenNamed(list, 'ArticleId')
    .filter((id) => textAtPath(id, '@IdType') === type)
    .map((id) => textAtPath(id))[0] ?? ''

const articleWork = (record: XmlNode): Work => {
  const citation = nodeAtPath(record, 'MedlineCitation')
  const article = nodeAtPath(citation, 'Article')
  const kinds = childrenNamed(nodeAtPath(article, 'PublicationTypeList'), 'PublicationType').map(
    (kind) => textAtPath(kind),
  )
  const title = textAtPath(article, 'ArticleTitle') || textAtPath(article, 'VernacularTitle')
  const type = kinds.includes('Preprint') ? 'article' : 'article-journal'
  const textIn = ([path = '']: readonly string[]) => textAtPath(article, ...path.split('/'))
  return {
    ...emptyWork,
    ...readCitedTexts('pubmed', type, textIn),
    type,
    title: cleanPubmedTitle(toPlainText(title)),
    authors: childrenNamed(nodeAtPath(article, 'AuthorList'), 'Author').map(nameOf),
    ...dateOf(nodeAtPath(article, 'Journal', 'JournalIssue', 'PubDate')),
    doi: readDoi(idOf(nodeAtPath(record, 'PubmedData', 'ArticleIdList'), 'doi')),
    pmid: readPmid(textAtPath(citation, 'PMID')),
    abstract: abstractOf(nodeAtPath(article, 'Abstract')),
    keywords: childrenNamed(nodeAtPath(citation, 'KeywordList'), 'Keyword').map((word) =>
      toPlainText(textAtPath(word)),
    ),
  }
}

const isOfEditors = (list: XmlNode) => textAtPath(list, '@Type').toLowerCase() === 'editors'

const peopleOf = (list: XmlNode | undefined): AuthorName[] =>
  list === undefined ? [] : childrenNamed(list, 'Author').map(nameOf)

const bookWork = (record: XmlNode): Work => {
  const document = nodeAtPath(record, 'BookDocument')
  const book = nodeAtPath(document, 'Book')
  const chapter = toPlainText(textAtPath(document, 'ArticleTitle'))
  const whole = toPlainText(textAtPath(book, 'BookTitle'))
  const lists = [...childrenNamed(document, 'AuthorList'), ...childrenNamed(book, 'AuthorList')]
  return {
    ...emptyWork,
    type: chapter === '' ? 'book' : 'chapter',
    title: (chapter || whole).replace(/\.$/, ''),
    authors: peopleOf(lists.find((list) => !isOfEditors(list))),
    editors: peopleOf(lists.find(isOfEditors)),
    series: toPlainText(textAtPath(book, 'CollectionTitle')),
    edition: toPlainText(textAtPath(book, 'Edition')),
    number: toPlainText(textAtPath(book, 'ReportNumber')),
    ...dateOf(nodeAtPath(book, 'PubDate')),
    venue: chapter === '' ? '' : whole,
    publisher: toPlainText(textAtPath(book, 'Publisher', 'PublisherName')),
    doi: readDoi(idOf(nodeAtPath(document, 'ArticleIdList'), 'doi')),
    pmid: readPmid(textAtPath(document, 'PMID')),
    abstract: abstractOf(nodeAtPath(document, 'Abstract')),
  }
}

/** Reads a PubMed response. Returns null if the article does not exist. */
export const readPubmed = (text: string): Work | null => {
  const set = nodeAtPath(readXml(text), 'PubmedArticleSet')
  if (set === undefined) throw new Error('It is no answer of PubMed')
  const [article] = childrenNamed(set, 'PubmedArticle')
  const [book] = childrenNamed(set, 'PubmedBookArticle')
  if (article !== undefined) return articleWork(article)
  return book === undefined ? null : bookWork(book)
}
