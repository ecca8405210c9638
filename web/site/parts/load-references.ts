import type { SalusClient } from '#contract/api.ts'
import { type ReferenceView, referenceView } from './reference-view.ts'

/** What answers with publications. */
export interface Publications {
  readonly publication: Pick<SalusClient['publication'], 'publicationEntries'>
}

type Asked = Parameters<SalusClient['publication']['publicationEntries']>[0]

/** How the group lists its publications. */
export interface ListStyle {
  readonly listAs: 'cards' | 'references'
  readonly groupBy: 'year' | 'type'
}

/** How publications are listed, as the words of the pages say; where they say nothing, as specified. */
export const listStyleIn = (content: Readonly<Record<string, unknown>>): ListStyle => ({
  listAs: content['publications.listAs'] === 'references' ? 'references' : 'cards',
  groupBy: content['publications.groupBy'] === 'type' ? 'type' : 'year',
})

/** How publications are listed now. */
export const readListStyle = async (client: SalusClient): Promise<ListStyle> =>
  listStyleIn((await client.site.getContent({})).content)

/** References in groups, each of one year or one type. */
export interface ReferenceGroups {
  readonly by: ListStyle['groupBy']
  readonly groups: readonly {
    readonly name: string
    readonly references: readonly ReferenceView[]
  }[]
}

/** Publications as a list of references, and how many there are. */
export const loadReferences = async (
  client: Publications,
  by: ListStyle['groupBy'],
  asked: Asked,
  locale?: string,
) => {
  const { entries, people, total, facets } = await client.publication.publicationEntries({
    ...asked,
    references: true,
    coins: true,
    sort: by === 'type' ? 'type' : 'newest',
  })
  const known = new Map(people?.map((person) => [person._id, person]))
  const views = entries.map((entry) => referenceView(entry, known, locale))
  // Types that differ only in case are one.
  const same = Map.groupBy(views, (view) => view[by].trim().toLowerCase())
  const groups = [...same.values()].map((references) => ({
    name: references[0]?.[by].trim() ?? '',
    references,
  }))
  const references: ReferenceGroups = { by, groups }
  return { references, total, facets }
}
