import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'
import { startTable } from './table.ts'

const columns = sql.raw(
  `"_id", "kind", "groupId", "subject", "subscriberId", "createdAt", "state", "tries", "nextAt", "problem", "data"`,
)

/** Replaces the three queues for mail, webhooks and newsletter issues by one table. */
export const work: Migration = {
  name: '086-work',
  up: async (db, kind) => {
    await startTable(db, kind, 'work')
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('groupId', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('subscriberId', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('nextAt', 'text', (column) => column.notNull())
      .addColumn('problem', 'text', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .execute()
    await sql`insert into "work" (${columns})
      select "_id", 'mailQueue', '', '', '', "createdAt",
        case when "nextAt" = '9999' then 'failed' else 'waiting' end, "tries",
        case when "nextAt" = '9999' then '' else "nextAt" end, coalesce("problem", ''), "mail"
      from "mailQueue"`.execute(db)
    const json = sql.raw(kind === 'postgres' ? 'json_build_object' : 'json_object')
    await sql`insert into "work" (${columns})
      select "_id", 'hookDelivery', "hookId", "event" || ' ' || "kind" || ' ' || "entityId", '',
        "createdAt", case when "state" = 'delivered' then 'done' else "state" end, "tries", "nextAt",
        "problem", cast(${json}('event', "event", 'kind', "kind", 'entityId', "entityId",
          'title', "title", 'path', "path", 'status', "status") as text)
      from "hookDelivery"`.execute(db)
    await sql`insert into "work" (${columns})
      select "_id", 'issueDelivery', "issueId", '', "subscriberId",
        coalesce((select "sentAt" from "issueSending" of where of."issueId" = delivery."issueId"), ''),
        case "state" when 'sending' then 'running' when 'sent' then 'done'
          when 'refused' then 'failed' else "state" end,
        "tries", "nextAt", "problem", ''
      from "issueDelivery" delivery`.execute(db)
    for (const name of ['mailQueue', 'hookDelivery', 'issueDelivery'])
      await db.schema.dropTable(name).execute()
    const indexes = {
      workByKind: ['kind', 'state', 'nextAt'],
      workByGroup: ['groupId', 'state', 'nextAt'],
      workBySubject: ['subject'],
      workBySubscriber: ['subscriberId'],
    }
    for (const [name, indexed] of Object.entries(indexes))
      await db.schema.createIndex(name).on('work').columns(indexed).execute()
  },
}
