import type { Migration } from '../migrate.ts'
import { addPublishingColumns, startEntityTable, startTable } from './table.ts'

const texts = ['name', 'funder', 'funderId', 'number', 'from', 'until', 'amount']

const lists = [
  { name: 'grantPerson', member: 'profileId', of: 'profile' },
  { name: 'grantProject', member: 'postId', of: 'post' },
  { name: 'grantPublication', member: 'publicationId', of: 'publication' },
]

export const grantsMigration: Migration = {
  name: '021-grants',
  up: async (db, kind) => {
    let grant = startEntityTable(db, kind, 'grant')
    for (const name of texts) grant = grant.addColumn(name, 'text', (column) => column.notNull())
    await grant.execute()
    await addPublishingColumns(db, 'grant')
    for (const { name, member, of } of lists) {
      await startTable(db, kind, name)
        .addColumn('grantId', 'text', (column) =>
          column.notNull().references('grant._id').onDelete('cascade'),
        )
        .addColumn(member, 'text', (column) =>
          column.notNull().references(`${of}._id`).onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint(`${name}_key`, ['grantId', member])
        .execute()
      await db.schema.createIndex(`${name}_${member}`).on(name).column(member).execute()
    }
  },
}
