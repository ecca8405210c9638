import type { SalusClient } from '#contract/api.ts'
import { type ReferenceView, toReferenceView } from './reference-view.ts'

/** Part of the API client that lists publications. */
export interface PublicationListClient {
  readonly publication: Pick<SalusClient['publication'], 'publicationEntries'>
}

type Asked = Parameters<SalusClient['publication']['publicationEntries']>[0]

export interface PublicationListStyle {
  readonly listAs: 'cards' | 'references'
  readonly groupBy: 'year' | 'type'
}

/** Returns the list style of publications from the site's content. Missing values get their defaults. */
export const publicationListStyleOf = (
  content: Readonly<Record<string, unknown>>,
): PublicationListStyle => ({
  listAs: content['publications.listAs'] === 'references' ? 'references' : 'cards',
  groupBy: content['publications.groupBy'] === 'type' ? 'type' : 'year',
})

export const readPublicationListStyle = async (
  client: SalusClient,
): Promise<PublicationListStyle> =>
  publicationListStyleOf((await client.site.getContent({})).content)

/** Publications in reference style, grouped by year or type. */
export interface ReferenceGroups {
  readonly by: PublicationListStyle['groupBy']
  readonly groups: readonly {
    readonly name: string
    readonly references: readonly ReferenceView[]
  }[]
}

/** Loads publications in reference style and groups them. Returns the groups and the total number. */
export const loadGroupedReferences = async (
  client: PublicationListClient,
  by: PublicationListStyle['groupBy'],
  asked: Asked,
  locale?: string,
) => {
  const { entries, people, total, facets } = await client.publication.publicationEntries({
    ...asked,
    references: true,
    coins: true,
    sort: by === 'type' ? 'type' : 'newest',
  })
  const peopleById = new Map(people?.map((person) => [person._id, person]))
  const views = entries.map((entry) => toReferenceView(entry, peopleById, locale))
  // Types that differ only in case form one group.
  const viewsByGroup = Map.groupBy(views, (view) => view[by].trim().toLowerCase())
  const groups = [...viewsByGroup.values()].map((references) => ({
    name: references[0]?.[by].trim() ?? '',
    references,
  }))
  const references: ReferenceGroups = { by, groups }
  return { references, total, facets }
}
