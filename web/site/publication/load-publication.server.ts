import { orUnavailable } from '#web/api/or-unavailable.ts'
import { loadErrors } from '#web/content/load-errors.ts'
import type { PageSource } from '#web/head/page-source.server.ts'
import { plainText } from '#web/prose/plain-text.server.ts'
import { viewPublication } from './publication-view.ts'

/** A publication as its page shows it. */
export const loadPublication = async ({ client, toProse, speech }: PageSource, id: string) => {
  const reply = await orUnavailable(client.publication.getSinglePublication({ id }), {
    note: loadErrors.publication,
  })
  return viewPublication(reply, { toProse, plainText }, speech)
}
