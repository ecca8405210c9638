import type { Migration } from '../migrate.ts'
import { startEntityTable } from './table.ts'

export const translations: Migration = {
  name: '065-translations',
  up: async (db, kind) => {
    let table = startEntityTable(db, kind, 'translation')
    for (const column of ['entity', 'entityId', 'lang', 'texts', 'bodies', 'sources', 'drafts']) {
      table = table.addColumn(column, 'text', (each) => each.notNull())
    }
    await table.execute()
    await db.schema
      .createIndex('translationOf')
      .unique()
      .on('translation')
      .columns(['lang', 'entity', 'entityId'])
      .execute()
  },
}
