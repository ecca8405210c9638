import { browserApiClient } from '#web/api/browser-client.ts'
import { publicationListStyleOf } from '#web/site/parts/load-references.ts'
import { loadPublicationList } from '#web/site/parts/publication-list-view.ts'

/** Loads the publications of the current URL in an unsaved list style, for the preview of the Site panel. */
export const loadPublicationsInListStyle = ({
  listAs,
  groupBy,
}: {
  listAs: string
  groupBy: string
}) =>
  loadPublicationList(
    browserApiClient,
    location.href,
    publicationListStyleOf({ 'publications.listAs': listAs, 'publications.groupBy': groupBy }),
  )
