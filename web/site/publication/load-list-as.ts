import { client } from '#web/api/browser-client.ts'
import { listStyleIn } from '#web/site/parts/load-references.ts'
import { loadPublicationList } from '#web/site/parts/publication-list-view.ts'

/** The list of the page that is open, from the browser, listed otherwise than the page was loaded. */
export const loadListAs = ({ listAs, groupBy }: { listAs: string; groupBy: string }) =>
  loadPublicationList(
    client,
    location.href,
    listStyleIn({ 'publications.listAs': listAs, 'publications.groupBy': groupBy }),
  )
