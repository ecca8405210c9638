import { orUnavailable } from '#web/api/or-unavailable.ts'
import { loadErrors } from '#web/content/load-errors.ts'
import type { PageSource } from '#web/head/page-source.server.ts'
import { plainText } from '#web/prose/plain-text.server.ts'
import { viewGrant } from './grant-view.ts'

/** A grant as its page shows it. */
export const loadGrant = async ({ client, toProse, speech }: PageSource, id: string) =>
  viewGrant(
    await orUnavailable(client.grant.getSingleGrant({ id }), { note: loadErrors.grant }),
    { toProse, plainText },
    speech,
  )
