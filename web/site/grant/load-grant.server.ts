import type { SalusClient } from '#contract/api.ts'
import { orUnavailable } from '#web/api/or-unavailable.ts'
import { loadErrors } from '#web/content/load-errors.ts'
import type { Speech } from '#web/content/speech.ts'
import { toProse } from '#web/prose/markdown.server.ts'
import { plainText } from '#web/prose/plain-text.server.ts'
import { viewGrant } from './grant-view.ts'

/** A grant as its page shows it. */
export const loadGrant = async (client: SalusClient, id: string, speech?: Speech) =>
  viewGrant(
    await orUnavailable(client.grant.getSingleGrant({ id }), { note: loadErrors.grant }),
    { toProse, plainText },
    speech,
  )
