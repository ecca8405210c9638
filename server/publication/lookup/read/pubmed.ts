import { inParts } from '#contract/publication/author-name.ts'
import { all, at, createXmlReader, type Node, textAt } from '#server/base/text/xml.ts'
import { readTexts } from '#server/publication/citation/format-fields.ts'
import { readDate, readDateText } from '#server/publication/citation/read/date.ts'
import { readDoi } from '#server/publication/citation/read/doi.ts'
import { pubmedTitle } from '#server/publication/citation/read/nbib.ts'
import { plain, readPmid } from '#server/publication/citation/read/plain.ts'
import { emptyWork, type Name, type Work } from '#server/publication/citation/work.ts'

const readXml = createXmlReader(['ArticleTitle', 'BookTitle', 'VernacularTitle', 'AbstractText'])

const dateOf = (date: Node) => {
  const year = textAt(date, 'Year')
  return year === ''
    ? readDateText(textAt(date, 'MedlineDate'))
    : readDate(year, textAt(date, 'Month'), textAt(date, 'Day'))
}

const nameOf = (author: Node): Name => {
  const orcid = all(author, 'Identifier')
    .map((id) => /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/.exec(textAt(id) || String(id))?.[0])
    .find(Boolean)
  const extra = orcid ? { orcid } : {}
  const collective = plain(textAt(author, 'CollectiveName'))
  if (collective !== '') return { literal: collective, ...extra }
  const given = plain(textAt(author, 'ForeName') || textAt(author, 'Initials'))
  const suffix = plain(textAt(author, 'Suffix'))
  return { ...inParts(plain(textAt(author, 'LastName')), given, suffix), ...extra }
}

const abstractOf = (abstract: Node): string =>
  all(abstract, 'AbstractText')
    .map((part) => {
      const label = textAt(part, '@Label')
      const text = plain(textAt(part) || (typeof part === 'string' ? part : ''))
      return label === '' ? text : `${label}: ${text}`
    })
    .filter(Boolean)
    .join('\n\n')

const idOf = (list: Node, type: string): string =>
  all(list, 'ArticleId')
    .filter((id) => textAt(id, '@IdType') === type)
    .map((id) => textAt(id))[0] ?? ''

const articleWork = (record: Node): Work => {
  const citation = at(record, 'MedlineCitation')
  const article = at(citation, 'Article')
  const kinds = all(at(article, 'PublicationTypeList'), 'PublicationType').map((kind) =>
    textAt(kind),
  )
  const title = textAt(article, 'ArticleTitle') || textAt(article, 'VernacularTitle')
  const type = kinds.includes('Preprint') ? 'article' : 'article-journal'
  const textIn = ([path = '']: readonly string[]) => textAt(article, ...path.split('/'))
  return {
    ...emptyWork,
    ...readTexts('pubmed', type, textIn),
    type,
    title: pubmedTitle(plain(title)),
    authors: all(at(article, 'AuthorList'), 'Author').map(nameOf),
    ...dateOf(at(article, 'Journal', 'JournalIssue', 'PubDate')),
    doi: readDoi(idOf(at(record, 'PubmedData', 'ArticleIdList'), 'doi')),
    pmid: readPmid(textAt(citation, 'PMID')),
    abstract: abstractOf(at(article, 'Abstract')),
    keywords: all(at(citation, 'KeywordList'), 'Keyword').map((word) => plain(textAt(word))),
  }
}

const isOfEditors = (list: Node) => textAt(list, '@Type').toLowerCase() === 'editors'

const peopleOf = (list: Node | undefined): Name[] =>
  list === undefined ? [] : all(list, 'Author').map(nameOf)

const bookWork = (record: Node): Work => {
  const document = at(record, 'BookDocument')
  const book = at(document, 'Book')
  const chapter = plain(textAt(document, 'ArticleTitle'))
  const whole = plain(textAt(book, 'BookTitle'))
  const lists = [...all(document, 'AuthorList'), ...all(book, 'AuthorList')]
  return {
    ...emptyWork,
    type: chapter === '' ? 'book' : 'chapter',
    title: (chapter || whole).replace(/\.$/, ''),
    authors: peopleOf(lists.find((list) => !isOfEditors(list))),
    editors: peopleOf(lists.find(isOfEditors)),
    series: plain(textAt(book, 'CollectionTitle')),
    edition: plain(textAt(book, 'Edition')),
    number: plain(textAt(book, 'ReportNumber')),
    ...dateOf(at(book, 'PubDate')),
    venue: chapter === '' ? '' : whole,
    publisher: plain(textAt(book, 'Publisher', 'PublisherName')),
    doi: readDoi(idOf(at(document, 'ArticleIdList'), 'doi')),
    pmid: readPmid(textAt(document, 'PMID')),
    abstract: abstractOf(at(document, 'Abstract')),
  }
}

/** Reads a PubMed response. Returns null if the article does not exist. */
export const readPubmed = (text: string): Work | null => {
  const set = at(readXml(text), 'PubmedArticleSet')
  if (set === undefined) throw new Error('It is no answer of PubMed')
  const [article] = all(set, 'PubmedArticle')
  const [book] = all(set, 'PubmedBookArticle')
  if (article !== undefined) return articleWork(article)
  return book === undefined ? null : bookWork(book)
}
