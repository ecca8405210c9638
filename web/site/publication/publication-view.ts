import type { SalusClient } from '#contract/api.ts'
import { fillPlaceholders } from '#contract/content/group.ts'
import { publicationLabels } from '#contract/content/labels/publications.ts'
import { grantPath } from '#contract/grant/grant-path.ts'
import { parseUploadedFileUrl } from '#contract/media/uploaded-file.ts'
import { personPath } from '#contract/profile/person-path.ts'
import {
  authorNameOf,
  formatAuthorName,
  formatCitationAuthorName,
  parseAuthorName,
  spokenAuthorName,
} from '#contract/publication/author-name.ts'
import { splitAuthorsText } from '#contract/publication/author-text.ts'
import { knownPartOfPublicationDate } from '#contract/publication/known-date.ts'
import { publicationLinksOf } from '#contract/publication/links-with-pdf.ts'
import { isPreprint } from '#contract/publication/preprint.ts'
import type { Publication } from '#contract/publication/publication.ts'
import { publicationPath } from '#contract/publication/publication-path.ts'
import { truncateText } from '#contract/text/cut-text.ts'
import { doiUrl } from '#contract/text/doi-address.ts'
import { languageName } from '#contract/text/language-tag.ts'
import { defaultLocalization, type Localization } from '#web/content/localization.ts'
import { pickUntranslated } from '#web/content/untranslated.ts'
import type { ReferringItemsView } from '#web/site/parts/load-referring-items.ts'
import type { MarkdownTools } from '#web/site/parts/markdown-tools.ts'
import { toProjectLink } from '#web/site/parts/named-entries.ts'
import { formatPublicationDate } from '#web/site/parts/publication-date.ts'
import { noticeUrlOf } from '#web/site/parts/reference-view.ts'
import { formatBytes } from '#web/ui/text/format-bytes.ts'

type Reply = Awaited<ReturnType<SalusClient['publication']['getSinglePublication']>>

const descriptionLength = 300

/** Functions that create the URL of an identifier, by kind of identifier. */
const resolvers = {
  doi: doiUrl,
  pmid: (pmid: string) => `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`,
  arxiv: (id: string) => `https://arxiv.org/abs/${id}`,
}

const identifiersOf = ({ doi, pmid, arxivId }: Pick<Publication, 'doi' | 'pmid' | 'arxivId'>) => [
  ...(doi ? [{ kind: 'doi' as const, text: doi, href: resolvers.doi(doi) }] : []),
  ...(pmid ? [{ kind: 'pmid' as const, text: pmid, href: resolvers.pmid(pmid) }] : []),
  ...(arxivId ? [{ kind: 'arxiv' as const, text: arxivId, href: resolvers.arxiv(arxivId) }] : []),
]

const authorsOf = ({ publication, people }: Reply) => {
  const peopleById = new Map(people.map((person) => [person._id, person]))
  return publication.authorList.map((author) => {
    const person = peopleById.get(author.profileId)
    const { isEqual, isCorresponding } = author
    const name = spokenAuthorName(author)
    const citedAs = formatCitationAuthorName(authorNameOf(author))
    return {
      name,
      isEqual,
      isCorresponding,
      // `citedAs` is sent only if it cannot be derived from the name, because the family name is ambiguous.
      ...(citedAs !== formatCitationAuthorName(parseAuthorName(name)) && { citedAs }),
      ...(person && { path: personPath(person) }),
      ...(person?.orcid && { orcid: `https://orcid.org/${person.orcid}` }),
    }
  })
}

const maxNames = 3

/** Returns the short author line of a publication, with its year. */
const bylineOf = ({ authorList, publicationDate }: Publication) => {
  const names = authorList.map(spokenAuthorName)
  const more = names.length > maxNames ? ' et al.' : ''
  return {
    names: names.slice(0, maxNames).join(', ') + more,
    year: publicationDate.slice(0, 4),
  }
}

/** Maximum length in characters of a summary that replaces a missing abstract. */
const longestSummary = 5_000

const versionsOf = ({ versions }: Publication, otherVersion: string) =>
  versions.map((version) => ({
    kind: version.kind || otherVersion,
    title: version.title,
    venue: version.venue,
    year: version.publicationDate.slice(0, 4),
    href: identifiersOf({ ...version, pmid: '' })[0]?.href ?? version.url,
  }))

/**
 * Returns label and link of the article that a preprint became. Null if the publication is not a preprint or
 * no article is known.
 */
const appearedOf = (
  publication: Publication,
  { appearedIn, appeared }: { appearedIn: string; appeared: string },
) => {
  if (!isPreprint(publication)) return null
  const article = publication.versions.find(
    ({ kind, doi, arxivId }) => !isPreprint({ publicationType: kind, doi, arxivId }),
  )
  if (article === undefined) return null
  return {
    text: article.venue ? fillPlaceholders(appearedIn, { venue: article.venue }) : appeared,
    href: identifiersOf({ ...article, pmid: '' })[0]?.href ?? article.url,
  }
}

const { factNames } = publicationLabels.defaults
type FactName = keyof typeof factNames

const isFactName = (name: string): name is FactName => name in factNames

/** Whether two language tags have the same language, such as `en-GB` and `en-US`. */
const isIn = (locale: string, code: string): boolean => code.split('-')[0] === locale.split('-')[0]

/** Returns the details of a publication for the table of its page, one row per field with a value. */
const factsOf = (publication: Publication, locale: string) => {
  const formatted: Partial<Record<FactName, string>> = {
    publicationDate: formatPublicationDate(
      publication.publicationDate,
      publication.datePrecision,
      locale,
    ),
    editors: splitAuthorsText(publication.editors)
      .map((name) => formatAuthorName(parseAuthorName(name)))
      .join(', '),
    // An empty value hides the row. Readers need the language only if it is not that of the page.
    language: isIn(locale, publication.language) ? '' : languageName(publication.language, locale),
  }
  return Object.keys(factNames)
    .filter(isFactName)
    .map((name) => ({ name, value: formatted[name] ?? publication[name] }))
    .filter(({ value }) => value !== '')
}

/** Returns the links of a publication. Uploaded files have their size. */
const linksOf = (publication: Publication, locale: string) =>
  publicationLinksOf(publication).map((link) => {
    const file = parseUploadedFileUrl(link.url)
    return file ? { ...link, size: formatBytes(file.size, locale) } : link
  })

export const toPublicationView = async (
  reply: Reply,
  { toProse, plainText }: MarkdownTools,
  { locale, words }: Localization = defaultLocalization,
) => {
  const { publication, citations, richCitations, cslType, isEdited, projects, grants } = reply
  const { publicationSummary, laySummary, abstract } = publication
  const byline = bylineOf(publication)
  const venue = publication.venue || publication.publisher
  const about =
    plainText(laySummary) ||
    abstract ||
    plainText(publicationSummary) ||
    [byline.names, venue, byline.year].filter(Boolean).join(' · ')
  return {
    id: publication._id,
    path: publicationPath(publication),
    title: publication.title,
    lang: publication.language,
    untranslated: publication.untranslated,
    type: publication.publicationType,
    cslType,
    isEdited,
    description: truncateText(about.replaceAll(/\s+/g, ' ').trim(), descriptionLength),
    authors: authorsOf(reply),
    editors: splitAuthorsText(publication.editors).map((name) =>
      formatCitationAuthorName(parseAuthorName(name)),
    ),
    byline: [byline.names, byline.year].filter(Boolean).join(' · '),
    date: {
      text: formatPublicationDate(publication.publicationDate, publication.datePrecision, locale),
      machine: knownPartOfPublicationDate(publication),
    },
    venue: publication.venue,
    volume: publication.volume,
    issue: publication.issue,
    pages: publication.pages,
    publisher: publication.publisher,
    series: publication.series,
    number: publication.number,
    facts: factsOf(publication, locale),
    identifiers: identifiersOf(publication),
    /** Summary that replaces a missing abstract for citation managers. */
    plainSummary: abstract.trim() ? '' : plainText(publicationSummary, longestSummary),
    abstract: abstract.split(/\n\s*\n/).flatMap((part) => part.trim() || []),
    laySummary: await toProse(laySummary, { prefix: 'plain-words', level: 3 }),
    // The import of publications fills both fields with the abstract, which would then be shown twice.
    summary:
      publicationSummary.trim() === abstract.trim()
        ? []
        : await toProse(publicationSummary, { prefix: 'summary', level: 3 }),
    link: publication.publicationLink,
    pdf: publication.pdf,
    links: linksOf(publication, locale),
    keywords: publication.keywords,
    projects: projects.map(toProjectLink),
    grants: grants.map((grant) => ({
      path: grantPath(grant),
      name: grant.name,
      ...pickUntranslated(grant),
      note: [grant.funder, grant.number].filter(Boolean).join(', '),
    })),
    versions: versionsOf(publication, words(publicationLabels).otherVersion),
    appeared: appearedOf(publication, words(publicationLabels)),
    award: publication.award,
    notices: publication.notices.map((notice) => ({
      kind: notice.kind,
      date: { text: formatPublicationDate(notice.date, 'day', locale), machine: notice.date },
      href: noticeUrlOf(notice),
    })),
    picture: publication.picture,
    citations,
    richCitations,
  }
}

export type PublicationView = Awaited<ReturnType<typeof toPublicationView>> & {
  readonly referring?: readonly ReferringItemsView[]
}
export type PublicationAuthor = PublicationView['authors'][number]
