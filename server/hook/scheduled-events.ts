import { sql } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'
import { entityDefinitions } from '#server/base/definition/definitions.ts'
import { isVisibleAt } from '#server/base/reader/visible.ts'
import {
  buildWebhookNotice,
  queueDeliveries,
  readReportedUntil,
  reportedUntilName,
  type WebhookNotice,
} from '#server/base/write/hook-word.ts'

type Row = Readonly<Record<string, unknown>> & { readonly _id: string; readonly updatedAt: string }

/**
 * Advances the stored time until which events were reported. Returns false if another instance has already
 * advanced it.
 */
const advanceReportTime = async (queries: Queries, from: string, to: string): Promise<boolean> => {
  const { numUpdatedRows } = await queries
    .updateTable('installation')
    .set({ value: to })
    .where('name', '=', reportedUntilName)
    .where('value', '=', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Queues events for scheduled publications and expiries since the last call, once for all instances. */
export const queueScheduledWebhookEvents = async (queries: Queries, now: string): Promise<void> => {
  const from = await readReportedUntil(queries)
  if (from === '' || from >= now) return
  await queries.transaction().execute(async (trx) => {
    if (!(await advanceReportTime(trx, from, now))) return
    const events: WebhookNotice[] = []
    for (const definition of entityDefinitions.filter(({ publishing }) => publishing)) {
      const { rows } = await sql<Row>`select * from ${sql.table(definition.name)}
        where "status" = 'published' and (("publishAt" > ${from} and "publishAt" <= ${now})
          or ("unpublishAt" > ${from} and "unpublishAt" <= ${now}))
        order by "_id"`.execute(trx)
      for (const row of rows) {
        // An edit since the last report has already reported the entry's visibility at that time.
        const wasShown = isVisibleAt(row, [row.updatedAt, from].toSorted()[1] ?? from)
        const isShown = isVisibleAt(row, now)
        if (wasShown === isShown) continue
        events.push(buildWebhookNotice(isShown ? 'published' : 'removed', definition, row._id, row))
      }
    }
    await queueDeliveries(trx, events, now)
  })
}
