import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** A link to a preview knows from when on its entry is public: from then it shows nothing else. */
export const previewEnds: Migration = {
  name: '050-preview-ends',
  up: async (db) => {
    await sql`alter table "previewToken" add column "endsAt" text not null default ''`.execute(db)
  },
}
