import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'
import { addPublishingColumns, startEntityTable, startTable } from './table.ts'

const collectionTexts = [
  ...[
    'key',
    'one',
    'many',
    'folder',
    'intro',
    'schema',
    'fields',
    'dates',
    'order',
    'look',
    'past',
  ],
  'filters',
]
const collectionFlags = ['hasPages', 'inMenu', 'inFeed', 'inNewsletter']

const itemTexts = [
  ...['title', 'sortTitle', 'date', 'until', 'lastDay', 'picture', 'folder', 'pageFolder'],
  ...['values', 'archived'],
]

const lists = [
  { name: 'itemProfile', member: 'profileId', of: 'profile' },
  { name: 'itemPost', member: 'postId', of: 'post' },
  { name: 'itemPublication', member: 'publicationId', of: 'publication' },
  { name: 'itemGrant', member: 'grantId', of: 'grant' },
  { name: 'itemItem', member: 'otherId', of: 'item' },
]

export const collections: Migration = {
  name: '090-collections',
  up: async (db, kind) => {
    let collection = startEntityTable(db, kind, 'collection')
    for (const name of collectionTexts)
      collection = collection.addColumn(name, 'text', (column) => column.notNull())
    for (const name of [...collectionFlags, 'position'])
      collection = collection.addColumn(name, 'integer', (column) => column.notNull())
    await collection.execute()
    for (const column of ['key', 'folder'])
      await db.schema
        .createIndex(`collection_${column}`)
        .on('collection')
        .column(column)
        .unique()
        .execute()

    let item = startEntityTable(db, kind, 'item').addColumn('collectionId', 'text', (column) =>
      column.notNull().references('collection._id').onDelete('cascade'),
    )
    // Sorted titles have the same order in both databases.
    const sorted = sql.raw(kind === 'postgres' ? 'text collate "C"' : 'text')
    for (const name of itemTexts)
      item = item.addColumn(name, name === 'sortTitle' ? sorted : 'text', (column) =>
        column.notNull(),
      )
    await item.addColumn('position', 'integer', (column) => column.notNull()).execute()
    await addPublishingColumns(db, 'item')
    // The columns of visibility allow counting and sorting without reading rows.
    const shown = ['status', 'publishAt', 'unpublishAt']
    for (const by of ['date', 'lastDay', 'sortTitle', 'position'])
      await db.schema
        .createIndex(`item_${by}`)
        .on('item')
        .columns(['collectionId', by, '_id', ...shown])
        .execute()

    for (const { name, member, of } of lists) {
      await startTable(db, kind, name)
        .addColumn('itemId', 'text', (column) =>
          column.notNull().references('item._id').onDelete('cascade'),
        )
        .addColumn('field', 'text', (column) => column.notNull())
        .addColumn(member, 'text', (column) =>
          column.notNull().references(`${of}._id`).onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint(`${name}_key`, ['itemId', 'field', member])
        .execute()
      await db.schema.createIndex(`${name}_${member}`).on(name).columns([member, 'field']).execute()
    }

    await startTable(db, kind, 'itemValue')
      .addColumn('collectionId', 'text', (column) => column.notNull())
      .addColumn('field', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('itemId', 'text', (column) =>
        column.notNull().references('item._id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('itemValue_key', ['collectionId', 'field', 'value', 'itemId'])
      .execute()
    await db.schema.createIndex('itemValue_itemId').on('itemValue').column('itemId').execute()
  },
}
