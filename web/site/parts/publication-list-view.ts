import type { SalusClient } from '#contract/api.ts'
import { fillPlaceholders } from '#contract/content/group.ts'
import { publicationListLabels } from '#contract/content/labels/publications.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { parseQueryFilters } from '#contract/pages.ts'
import { knownPartOfPublicationDate } from '#contract/publication/known-date.ts'
import type { PublicationEntry, PublicationFilters } from '#contract/publication/publication.ts'
import { publicationPath } from '#contract/publication/publication-path.ts'
import { truncateText } from '#contract/text/cut-text.ts'
import { loadPageOfList } from '#web/api/load-page.ts'
import { defaultLocalization, type Localization } from '#web/content/localization.ts'
import { maxShownAuthorsLength } from '#web/content/shown-lengths.ts'
import {
  loadGroupedReferences,
  type PublicationListClient,
  type PublicationListStyle,
  type ReferenceGroups,
} from './load-references.ts'

/** Returns as many of the first authors as fit into a few lines. */
const firstAuthors = ({ names }: PublicationEntry): string[] => {
  let length = 0
  return names.filter((name) => {
    length += name.length + 2
    return length <= maxShownAuthorsLength
  })
}

/** Returns the author list as typed. A long list is shortened and ends with the number of omitted authors. */
const authorsText = (
  publication: PublicationEntry,
  shown: readonly string[],
  { locale, words }: Localization,
): string => {
  const { authors } = publication
  if (authors.length <= maxShownAuthorsLength) return authors
  if (shown.length === 0) return truncateText(authors, maxShownAuthorsLength)
  const names = shown.join(', ')
  const more = publication.names.length - shown.length
  if (more <= 0) return names
  const { moreAuthors } = words(publicationListLabels)
  return `${names} ${fillPlaceholders(moreAuthors, { count: more.toLocaleString(locale) })}`
}

/** Returns the fields of a publication that lists need. */
export const toPublicationListItem = (
  publication: PublicationEntry,
  speech: Localization = defaultLocalization,
) => {
  const { _id, title, publicationType, publicationLink } = publication
  const names = firstAuthors(publication)
  return {
    id: _id,
    path: publicationPath(publication),
    title,
    language: publication.language,
    authors: authorsText(publication, names, speech),
    names,
    type: publicationType,
    cslType: publication.cslType,
    link: publicationLink,
    notices: publication.notices.map(({ kind }) => ({ kind })),
    year: publication.publicationDate.slice(0, 4),
    date: knownPartOfPublicationDate(publication),
    coins: publication.coins,
  }
}

export type PublicationListItem = ReturnType<typeof toPublicationListItem>

type Facets = Awaited<ReturnType<SalusClient['publication']['publicationEntries']>>['facets']

const cardsOnPage = 25
const referencesOnPage = 200

/** Loads one page of the publications, as cards or references. */
export const loadPublicationList = async (
  client: PublicationListClient,
  address: string,
  { listAs, groupBy }: PublicationListStyle,
  speech: Localization = defaultLocalization,
) => {
  const filters: PublicationFilters = parseQueryFilters(
    entryPages.publication.filters,
    new URL(address).searchParams,
  )
  const isReferences = listAs === 'references'
  let facets: Facets | undefined
  let references: ReferenceGroups | undefined
  const perPage = isReferences ? referencesOnPage : cardsOnPage
  const list = await loadPageOfList(address, perPage, async ({ limit, offset }) => {
    const asked = { limit, offset, ...filters }
    if (isReferences) {
      const found = await loadGroupedReferences(client, groupBy, asked, speech.locale)
      facets = found.facets
      references = found.references
      return { items: [], total: found.total }
    }
    const found = await client.publication.publicationEntries({ ...asked, coins: true })
    facets = found.facets
    return {
      items: found.entries.map((entry) => toPublicationListItem(entry, speech)),
      total: found.total,
    }
  })
  return { ...list, filters, facets, references }
}

export type PublicationListView = Awaited<ReturnType<typeof loadPublicationList>>
