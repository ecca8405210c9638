import type { SalusClient } from '#contract/api.ts'
import { orUnavailable } from '#web/api/or-unavailable.ts'
import { loadErrors } from '#web/content/load-errors.ts'
import { plainText } from '#web/prose/plain-text.server.ts'
import { aboutPerson } from './about-person.server.ts'
import { viewPerson } from './person-view.ts'

/** A person as their page shows them. */
export const loadPerson = async (client: SalusClient, id: string) => {
  const reply = await orUnavailable(client.profile.getSingleProfile({ id }), {
    note: loadErrors.person,
  })
  return viewPerson(reply, { toProse: aboutPerson, plainText })
}
