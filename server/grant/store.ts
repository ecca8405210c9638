import { invalid, notFound } from '#contract/call/api-error.ts'
import { type Grant, grantEntity } from '#contract/grant/grant.ts'
import { endsTooEarly, endsTooEarlyText } from '#contract/text/rough-date.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createStore } from '#server/base/entity/store.ts'
import type { Reader } from '#server/base/reader/visible.ts'

/** Grants with the ids of their people, projects and publications. */
export const grants = createStore<Grant>(grantEntity, {
  beforeWrite: (fields, before) => {
    const { from = before.from ?? '', until = before.until ?? '' } = fields
    if (endsTooEarly({ from, until })) {
      throw invalid([{ path: 'until', message: endsTooEarlyText }])
    }
    return fields
  },
})

/** One grant, or 404. */
export const readGrant = async (queries: Queries, reader: Reader, id: string): Promise<Grant> => {
  const found = await grants.find(queries, reader, id)
  if (found === undefined) throw notFound('Grant')
  return found
}
