import { createInvalidInputError, createNotFoundError } from '#contract/call/api-error.ts'
import type { Publication } from '#contract/publication/publication.ts'
import { optionalPublicationFieldsSchema } from '#contract/publication/publication-fields.ts'
import { computeMergeChanges } from '#contract/publication/publication-merge.ts'
import { lockAndReadEntry } from '#server/base/write/read-held.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { deletePublication, journaledPublicationEntity, updatePublication } from './store.ts'

/** Moves the confirmations and rejections of authors from the deleted publication to the remaining one. */
const moveClaims = async (
  write: WriteTransaction,
  keepId: string,
  mergeId: string,
): Promise<void> => {
  for (const table of ['publicationConfirmed', 'publicationRejected'] as const) {
    const said = await write.queries
      .selectFrom(table)
      .select(['profileId', 'position'])
      .where('publicationId', '=', mergeId)
      .execute()
    if (said.length === 0) continue
    await write.queries
      .insertInto(table)
      .values(said.map((claim) => ({ ...claim, publicationId: keepId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/**
 * Merges two publications. The first keeps its values, gets missing ones from the second, and the
 * second is deleted.
 */
export const mergePublications = async (
  write: WriteTransaction,
  keepId: string,
  mergeId: string,
): Promise<Publication> => {
  if (keepId === mergeId)
    throw createInvalidInputError([{ path: 'mergeId', message: 'Name two publications' }])
  const held = new Map<string, Publication | undefined>()
  // Locks in the order of ids, so that two people who merge the pair in opposite directions do not
  // cause a deadlock.
  for (const id of [keepId, mergeId].toSorted())
    held.set(id, await lockAndReadEntry(write, journaledPublicationEntity, id))
  const [keep, merge] = [held.get(keepId), held.get(mergeId)]
  if (!keep || !merge) throw createNotFoundError('Publication')
  const { picture, links, ...change } = computeMergeChanges(keep, merge)
  await moveClaims(write, keepId, mergeId)
  await deletePublication(write, mergeId)
  return updatePublication(
    write,
    keepId,
    undefined,
    {
      ...change,
      ...(links && { links: optionalPublicationFieldsSchema.shape.links.parse(links) }),
    },
    async (_, current) => picture ?? current,
  )
}
