import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Ends preview links when their entry becomes public. */
export const previewEnds: Migration = {
  name: '050-preview-ends',
  up: async (db) => {
    await sql`alter table "previewToken" add column "endsAt" text not null default ''`.execute(db)
  },
}
