import { createInvalidInputError, createNotFoundError } from '#contract/call/api-error.ts'
import { type Grant, grantEntity } from '#contract/grant/grant.ts'
import { endsBeforeStart, endsBeforeStartMessage } from '#contract/text/rough-date.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createEntityStore } from '#server/base/entity/store.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'

const requireOrder = (span: Pick<Grant, 'from' | 'until'>): void => {
  if (endsBeforeStart(span))
    throw createInvalidInputError([{ path: 'until', message: endsBeforeStartMessage }])
}

const store = createEntityStore<Grant>(grantEntity, {
  beforeWrite: (fields, before) => {
    const { from = before.from ?? '', until = before.until ?? '' } = fields
    requireOrder({ from, until })
    return fields
  },
})

export const grantStore: typeof store = {
  ...store,
  record: {
    ...store.record,
    revive: async (_queries, _id, row) => {
      requireOrder({ from: String(row.from), until: String(row.until) })
      return row
    },
  },
}

/** Returns a grant. Throws 404 if the reader may not see it. */
export const readGrant = async (
  queries: Queries,
  reader: ContentReader,
  id: string,
): Promise<Grant> => {
  const found = await grantStore.find(queries, reader, id)
  if (found === undefined) throw createNotFoundError('Grant')
  return found
}
