import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Adds an index of all columns that publication lists filter and count by, so that abstracts are
 * not read.
 */
export const publicationLists: Migration = {
  name: '040-publication-lists',
  up: async (db, kind) => {
    const counted = ['publishAt', 'unpublishAt', 'publicationType', 'keywords']
    // PostgreSQL limits the size of index rows.
    const columns = ['status', 'publicationDate', '_id', ...(kind === 'sqlite' ? counted : [])]
    await db.schema.createIndex('publication_listed').on('publication').columns(columns).execute()
    await sql`drop index "searchEntry_number"`.execute(db)
    await db.schema
      .createIndex('searchEntry_number')
      .on('searchEntry')
      .columns(['entity', 'number', 'entityId'])
      .execute()
  },
}
