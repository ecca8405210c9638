import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * What lists of publications are counted and narrowed down by stands together in an index, so that nobody reads ten
 * thousand abstracts for it; and the search index knows entries by their numbers alone.
 */
export const publicationLists: Migration = {
  name: '040-publication-lists',
  up: async (db, kind) => {
    const counted = ['publishAt', 'unpublishAt', 'publicationType', 'keywords']
    // PostgreSQL takes only short rows into an index.
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
