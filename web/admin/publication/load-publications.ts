import type { SalusClient } from '#contract/api.ts'
import { type Publication, publicationSorts } from '#contract/publication/publication.ts'
import { readStatusFilter } from '#web/admin/editor/panel/status-filter.tsx'
import { loadPageOfList, type PaginatedItems } from '#web/api/load-page.ts'

export const loadPublications = (
  client: SalusClient,
  address: string,
  perPage?: number,
): Promise<PaginatedItems<Publication>> =>
  loadPageOfList(address, perPage, async (part, wanted) => {
    const sort = publicationSorts.find((known) => known === wanted)
    const { publications, total } = await client.publication.showAllPublications({
      ...part,
      sort,
      ...readStatusFilter(address),
    })
    return { items: publications, total }
  })
