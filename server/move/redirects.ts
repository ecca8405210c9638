import type { WriteTransaction } from '#server/base/write/write.ts'

/** Removes a former URL if it still leads to that entry. Returns false, because redirects cannot be edited. */
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
