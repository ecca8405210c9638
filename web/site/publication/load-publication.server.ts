import type { SalusClient } from '#contract/api.ts'
import { orUnavailable } from '#web/api/or-unavailable.ts'
import { loadErrors } from '#web/content/load-errors.ts'
import type { Speech } from '#web/content/speech.ts'
import { toProse } from '#web/prose/markdown.server.ts'
import { plainText } from '#web/prose/plain-text.server.ts'
import { viewPublication } from './publication-view.ts'

/** A publication as its page shows it. */
export const loadPublication = async (client: SalusClient, id: string, speech?: Speech) => {
  const reply = await orUnavailable(client.publication.getSinglePublication({ id }), {
    note: loadErrors.publication,
  })
  return viewPublication(reply, { toProse, plainText }, speech)
}
