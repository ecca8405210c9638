import type { SalusClient } from '#contract/api.ts'
import type { Localization } from '#web/content/localization.ts'
import { loadGroupedReferences, readPublicationListStyle } from '#web/site/parts/load-references.ts'
import type { PersonView } from './person-view.ts'

const maxReferences = 200

/** Replaces the publications of a person's page with references if the site uses the reference list style. */
export const addPersonReferences = async (
  client: SalusClient,
  view: PersonView,
  { locale }: Localization,
): Promise<PersonView> => {
  const { listAs, groupBy } = await readPublicationListStyle(client)
  if (listAs !== 'references' || view.publications.length === 0) return view
  const filters = { person: view._id, limit: maxReferences }
  const { references } = await loadGroupedReferences(client, groupBy, filters, locale)
  // Keeps the loaded publications if the API returns none, as for a preview of a person who is not public
  // yet.
  return references.groups.length > 0 ? { ...view, publications: [], references } : view
}
