import { createAuthorName } from '#contract/publication/author-name.ts'
import {
  childrenNamed,
  createXmlReader,
  findXmlNode,
  findXmlText,
  type XmlNode,
} from '#server/base/text/xml.ts'
import { readCitationTexts } from '#server/publication/citation/format-fields.ts'
import { createKnownDate, parseDateText } from '#server/publication/citation/read/date.ts'
import { findFirstDoi } from '#server/publication/citation/read/doi.ts'
import { cleanPubmedTitle } from '#server/publication/citation/read/nbib.ts'
import { parsePmid, stripMarkup } from '#server/publication/citation/read/plain.ts'
import { type AuthorName, type CitedWork, emptyWork } from '#server/publication/citation/work.ts'

const readXml = createXmlReader(['ArticleTitle', 'BookTitle', 'VernacularTitle', 'AbstractText'])

const dateOf = (date: XmlNode) => {
  const year = findXmlText(date, 'Year')
  return year === ''
    ? parseDateText(findXmlText(date, 'MedlineDate'))
    : createKnownDate(year, findXmlText(date, 'Month'), findXmlText(date, 'Day'))
}

const nameOf = (author: XmlNode): AuthorName => {
  const orcid = childrenNamed(author, 'Identifier')
    .map((id) => /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/.exec(findXmlText(id) || String(id))?.[0])
    .find(Boolean)
  const extra = orcid ? { orcid } : {}
  const collective = stripMarkup(findXmlText(author, 'CollectiveName'))
  if (collective !== '') return { literal: collective, ...extra }
  const given = stripMarkup(findXmlText(author, 'ForeName') || findXmlText(author, 'Initials'))
  const suffix = stripMarkup(findXmlText(author, 'Suffix'))
  return {
    ...createAuthorName(stripMarkup(findXmlText(author, 'LastName')), given, suffix),
    ...extra,
  }
}

const abstractOf = (abstract: XmlNode): string =>
  childrenNamed(abstract, 'AbstractText')
    .map((part) => {
      const label = findXmlText(part, '@Label')
      const text = stripMarkup(findXmlText(part) || (typeof part === 'string' ? part : ''))
      return label === '' ? text : `${label}: ${text}`
    })
    .filter(Boolean)
    .join('\n\n')

const idOf = (list: XmlNode, type: string): string =>
  childrenNamed(list, 'ArticleId')
    .filter((id) => findXmlText(id, '@IdType') === type)
    .map((id) => findXmlText(id))[0] ?? ''

const articleWork = (record: XmlNode): CitedWork => {
  const citation = findXmlNode(record, 'MedlineCitation')
  const article = findXmlNode(citation, 'Article')
  const kinds = childrenNamed(findXmlNode(article, 'PublicationTypeList'), 'PublicationType').map(
    (kind) => findXmlText(kind),
  )
  const title = findXmlText(article, 'ArticleTitle') || findXmlText(article, 'VernacularTitle')
  const type = kinds.includes('Preprint') ? 'article' : 'article-journal'
  const textIn = ([path = '']: readonly string[]) => findXmlText(article, ...path.split('/'))
  return {
    ...emptyWork,
    ...readCitationTexts('pubmed', type, textIn),
    type,
    title: cleanPubmedTitle(stripMarkup(title)),
    authors: childrenNamed(findXmlNode(article, 'AuthorList'), 'Author').map(nameOf),
    ...dateOf(findXmlNode(article, 'Journal', 'JournalIssue', 'PubDate')),
    doi: findFirstDoi(idOf(findXmlNode(record, 'PubmedData', 'ArticleIdList'), 'doi')),
    pmid: parsePmid(findXmlText(citation, 'PMID')),
    abstract: abstractOf(findXmlNode(article, 'Abstract')),
    keywords: childrenNamed(findXmlNode(citation, 'KeywordList'), 'Keyword').map((word) =>
      stripMarkup(findXmlText(word)),
    ),
  }
}

const isOfEditors = (list: XmlNode) => findXmlText(list, '@Type').toLowerCase() === 'editors'

const peopleOf = (list: XmlNode | undefined): AuthorName[] =>
  list === undefined ? [] : childrenNamed(list, 'Author').map(nameOf)

const bookWork = (record: XmlNode): CitedWork => {
  const document = findXmlNode(record, 'BookDocument')
  const book = findXmlNode(document, 'Book')
  const chapter = stripMarkup(findXmlText(document, 'ArticleTitle'))
  const whole = stripMarkup(findXmlText(book, 'BookTitle'))
  const lists = [...childrenNamed(document, 'AuthorList'), ...childrenNamed(book, 'AuthorList')]
  return {
    ...emptyWork,
    type: chapter === '' ? 'book' : 'chapter',
    title: (chapter || whole).replace(/\.$/, ''),
    authors: peopleOf(lists.find((list) => !isOfEditors(list))),
    editors: peopleOf(lists.find(isOfEditors)),
    series: stripMarkup(findXmlText(book, 'CollectionTitle')),
    edition: stripMarkup(findXmlText(book, 'Edition')),
    number: stripMarkup(findXmlText(book, 'ReportNumber')),
    ...dateOf(findXmlNode(book, 'PubDate')),
    venue: chapter === '' ? '' : whole,
    publisher: stripMarkup(findXmlText(book, 'Publisher', 'PublisherName')),
    doi: findFirstDoi(idOf(findXmlNode(document, 'ArticleIdList'), 'doi')),
    pmid: parsePmid(findXmlText(document, 'PMID')),
    abstract: abstractOf(findXmlNode(document, 'Abstract')),
  }
}

/** Reads a PubMed response. Returns null if the article does not exist. */
export const readPubmedResponse = (text: string): CitedWork | null => {
  const set = findXmlNode(readXml(text), 'PubmedArticleSet')
  if (set === undefined) throw new Error('It is no answer of PubMed')
  const [article] = childrenNamed(set, 'PubmedArticle')
  const [book] = childrenNamed(set, 'PubmedBookArticle')
  if (article !== undefined) return articleWork(article)
  return book === undefined ? null : bookWork(book)
}
