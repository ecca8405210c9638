import type { Write } from '#server/base/write/write.ts'

/** Lets an old address lead to an entry. */
export const addRedirect = async (
  write: Write,
  path: string,
  entity: string,
  entityId: string,
): Promise<void> => {
  await write.queries
    .insertInto('redirect')
    .values({ path, entity, entityId })
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute()
  write.touch('redirect', entityId)
}

/** Takes an old address away again, if it still leads to that entry. */
export const removeRedirect = async (
  write: Write,
  path: string,
  entityId: string,
): Promise<void> => {
  await write.queries
    .deleteFrom('redirect')
    .where('path', '=', path)
    .where('entityId', '=', entityId)
    .execute()
  write.touch('redirect', entityId)
}
