import type { WriteTransaction } from '#server/base/write/write.ts'

/**
 * Removes the redirect from a former URL if it still leads to the entry. Always returns false, because
 * redirects cannot be edited, so none was edited since the import.
 */
export const removeImportedRedirect = async (
  write: WriteTransaction,
  path: string,
  entityId: string,
): Promise<false> => {
  await write.queries
    .deleteFrom('redirect')
    .where('path', '=', path)
    .where('entityId', '=', entityId)
    .execute()
  write.touch('redirect', entityId)
  return false
}
