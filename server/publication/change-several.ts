import { createNotFoundError } from '#contract/call/api-error.ts'
import type { CallInput } from '#contract/call/call.ts'
import type { publicationApi } from '#contract/publication/publication.ts'
import { lockAndReadEntry } from '#server/base/write/read-held.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { journaledPublicationEntity, updatePublication } from './store.ts'

type Changes = Omit<CallInput<typeof publicationApi.updatePublications>, 'ids'>

/** Applies a bulk change to one publication. */
export const applyBulkChangeToPublication = async (
  write: WriteTransaction,
  id: string,
  { addProjects = [], ...fields }: Changes,
): Promise<void> => {
  const before = await lockAndReadEntry(write, journaledPublicationEntity, id)
  if (before === undefined) throw createNotFoundError('Publication')
  const projects = [...new Set([...before.projects, ...addProjects])]
  await updatePublication(write, id, undefined, {
    ...fields,
    ...(addProjects.length > 0 && { projects }),
  })
}
