import { client } from '#web/api/browser-client.ts'
import { listStyleOf } from '#web/site/parts/load-references.ts'
import { loadPublicationList } from '#web/site/parts/publication-list-view.ts'

/** Loads the publications of the current URL in another list style, for previews. */
export const loadPublicationsAs = ({ listAs, groupBy }: { listAs: string; groupBy: string }) =>
  loadPublicationList(
    client,
    location.href,
    listStyleOf({ 'publications.listAs': listAs, 'publications.groupBy': groupBy }),
  )
