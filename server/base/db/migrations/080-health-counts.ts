import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Covering indexes by name, so that counting entries with problems loads no publications. */
const counted: Readonly<Record<string, string>> = {
  publicationByMissingDoi: `on "publication" ("status", "doi") where "doi" = ''`,
  publicationByMissingAbstract: `on "publication" ("status", "abstract") where "abstract" = ''`,
  milestoneByStatus: `on "milestone" ("status", "dueDate")`,
  publicationByAge: `on "publication" ("status", "publishAt", "updatedAt")`,
}

export const healthCounts: Migration = {
  name: '080-health-counts',
  up: async (db) => {
    for (const name of Object.keys(counted)) {
      await sql`drop index if exists ${sql.ref(name)}`.execute(db)
    }
    for (const [name, on] of Object.entries(counted)) {
      await sql`create index ${sql.ref(name)} ${sql.raw(on)}`.execute(db)
    }
    await db.schema
      .alterTable('healthFact')
      .addColumn('otherId', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await sql`create index "healthFact_other" on "healthFact" ("otherId") where "otherId" <> ''`.execute(
      db,
    )
    await db.schema
      .alterTable('healthScan')
      .addColumn('texts', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    // Deletes all results of content checks, because their format changed. The next check creates
    // them again.
    for (const table of ['healthScan', 'healthFact', 'healthLink'] as const) {
      await db.deleteFrom(table).execute()
    }
  },
}
