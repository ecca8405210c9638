import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'
import { startTable } from './table.ts'

/** API paths by the entity that they create, for idempotency keys stored in the journal. */
const paths = {
  category: '/category/addCategory',
  post: '/post/createPost',
  subPost: '/post/createSubPost',
  milestone: '/post/createMilestone',
  researchProgress: '/researchProgress/createResearchProgress',
  profile: '/profile/createProfile',
  publication: '/publication/addPublication',
  grant: '/grant/createGrant',
  frontPage: '/frontPage/createFrontPage',
  page: '/page/createPage',
  team: '/team/add',
  logo: '/logo/addLogo',
  issue: '/newsletter/createIssue',
}

export const requestKeys: Migration = {
  name: '084-request-keys',
  up: async (db, kind) => {
    await startTable(db, kind, 'requestKey')
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('accountId', 'text', (column) =>
        column.notNull().references('account._id').onDelete('cascade'),
      )
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('request', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('historyIds', 'text', (column) => column.notNull())
      .addUniqueConstraint('requestKey_key', ['accountId', 'path', 'key'])
      .execute()
    await db.schema.createIndex('requestKey_at').on('requestKey').column('at').execute()
    for (const [entity, path] of Object.entries(paths)) {
      await sql`
        insert into "requestKey" ("_id", "accountId", "path", "key", "request", "at", "historyIds")
        select "_id", "accountId", ${path}, "addKey", '', "at", '["' || "_id" || '"]' from "journal"
        where "addKey" is not null and "entity" = ${entity}
        and "accountId" in (select "_id" from "account")`.execute(db)
    }
    await sql`drop index "journalByAddKey"`.execute(db)
    await sql`alter table "journal" drop column "addKey"`.execute(db)
  },
}
