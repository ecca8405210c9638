import type { Migration } from '../migrate.ts'

/** Adds account roles and member profiles. Existing accounts become administrators. */
export const rolesMigration: Migration = {
  name: '007-roles',
  up: async (db) => {
    for (const table of ['account', 'invitation']) {
      await db.schema
        .alterTable(table)
        .addColumn('userType', 'text', (column) => column.notNull().defaultTo('SuperAdmin'))
        .execute()
      // No foreign key, so that the account still refers to a profile that is deleted and restored.
      await db.schema
        .alterTable(table)
        .addColumn('profileId', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
    }
  },
}
