import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Imports know that reading them has begun, so that a text that ends the server does so once. */
export const begunImports: Migration = {
  name: '051-begun-imports',
  up: async (db) => {
    await sql`alter table "publicationImport"
      add column "isBegun" integer not null default 0`.execute(db)
  },
}
