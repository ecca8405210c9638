import { ApiError, createNotFoundError } from '#contract/call/api-error.ts'
import type { PublishingState } from '#contract/call/publishing.ts'
import { itemEntity } from '#contract/item/item.ts'
import { lockAndReadEntry } from '#server/base/write/read-held.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { itemStore } from './store.ts'

/** Publishes an item or takes it off the site. Throws an error with its title if it lacks required values. */
export const changeItemStatus = async (
  write: WriteTransaction,
  id: string,
  status: PublishingState['status'],
): Promise<void> => {
  const before = await lockAndReadEntry(write, itemStore.record, id)
  if (before === undefined) throw createNotFoundError(itemEntity.label)
  if (before.status === status) return
  try {
    await itemStore.update(write, id, undefined, { status })
  } catch (error) {
    if (!(error instanceof ApiError) || error.errors.length === 0) throw error
    const reasons = error.errors.map(({ message }) => message).join(', ')
    throw new ApiError(error.code, `“${before.title || 'Without a name'}”: ${reasons}`)
  }
}
