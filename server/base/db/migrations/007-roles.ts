import type { Migration } from '../migrate.ts'

/** What an account may do, and whose profile a member keeps. Who was there before may do everything. */
export const roles: Migration = {
  name: '007-roles',
  up: async (db) => {
    for (const table of ['account', 'invitation']) {
      await db.schema
        .alterTable(table)
        .addColumn('userType', 'text', (column) => column.notNull().defaultTo('SuperAdmin'))
        .execute()
      // No foreign key: a person who is deleted and brought back is the member's own again.
      await db.schema
        .alterTable(table)
        .addColumn('profileId', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
    }
  },
}
