import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Marks imports whose parsing has begun, so that a file that crashes the server does so only once.
 */
export const begunImports: Migration = {
  name: '051-begun-imports',
  up: async (db) => {
    await sql`alter table "publicationImport"
      add column "isBegun" integer not null default 0`.execute(db)
  },
}
