import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Assigns preview links to their account. Null for links of earlier versions. */
export const previewAccounts: Migration = {
  name: '085-preview-accounts',
  up: async (db) => {
    await sql`alter table "previewToken" add column "accountId" text
      references "account" ("_id") on delete cascade`.execute(db)
  },
}
