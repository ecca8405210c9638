import { sql } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'
import { definitions } from '#server/base/definition/definitions.ts'
import { isShownAt } from '#server/base/reader/visible.ts'
import {
  leaveWord,
  readToldUntil,
  type Told,
  toldUntil,
  wordOf,
} from '#server/base/write/hook-word.ts'

type Row = Readonly<Record<string, unknown>> & { readonly _id: string; readonly updatedAt: string }

/** Moves the time of the last report. Returns false if another instance has moved it. */
const advanceReportTime = async (queries: Queries, from: string, to: string): Promise<boolean> => {
  const { numUpdatedRows } = await queries
    .updateTable('installation')
    .set({ value: to })
    .where('name', '=', toldUntil)
    .where('value', '=', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Queues events for scheduled publications and expiries since the last call, once for all instances. */
export const queueScheduledEvents = async (queries: Queries, now: string): Promise<void> => {
  const from = await readToldUntil(queries)
  if (from === '' || from >= now) return
  await queries.transaction().execute(async (trx) => {
    if (!(await advanceReportTime(trx, from, now))) return
    const events: Told[] = []
    for (const definition of definitions.filter(({ publishing }) => publishing)) {
      const { rows } = await sql<Row>`select * from ${sql.table(definition.name)}
        where "status" = 'published' and (("publishAt" > ${from} and "publishAt" <= ${now})
          or ("unpublishAt" > ${from} and "unpublishAt" <= ${now}))
        order by "_id"`.execute(trx)
      for (const row of rows) {
        // An edit in between has already reported its state.
        const wasShown = isShownAt(row, [row.updatedAt, from].toSorted()[1] ?? from)
        const isShown = isShownAt(row, now)
        if (wasShown === isShown) continue
        events.push(wordOf(isShown ? 'published' : 'removed', definition, row._id, row))
      }
    }
    await leaveWord(trx, events, now)
  })
}
