import { orUnavailable } from '#web/api/or-unavailable.ts'
import { loadErrors } from '#web/content/load-errors.ts'
import type { PageSource } from '#web/head/page-source.server.ts'
import { plainText } from '#web/prose/plain-text.server.ts'
import { loadReferences, readListStyle } from '#web/site/parts/load-references.ts'
import { aboutPerson } from './about-person.server.ts'
import { viewPerson } from './person-view.ts'

const mostReferences = 200

/** A person as their page shows them: their publications as the group lists its own. */
export const loadPerson = async ({ client, toProse, speech }: PageSource, id: string) => {
  const reply = await orUnavailable(client.profile.getSingleProfile({ id }), {
    note: loadErrors.person,
  })
  const view = await viewPerson(reply, { toProse: aboutPerson(toProse), plainText }, speech)
  const { listAs, groupBy } = await readListStyle(client)
  if (listAs !== 'references' || view.publications.length === 0) return view
  const asked = { person: id, limit: mostReferences }
  const { references } = await loadReferences(client, groupBy, asked, speech.locale)
  // Of someone who is not public yet none are listed.
  return references.groups.length > 0 ? { ...view, publications: [], references } : view
}
