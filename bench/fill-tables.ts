import type { EntityDefinition } from '#contract/call/entity.ts'
import type { Queries } from '#server/base/db/database.ts'
import { newId } from '#server/base/db/id.ts'
import type { SnapshotRow } from '#server/base/db/snapshot-shape.ts'
import { columnNamesOf } from '#server/base/definition/columns.ts'
import { entityDefinitions } from '#server/base/definition/definitions.ts'
import { parentColumnOf } from '#server/base/definition/dependencies.ts'
import { emptyColumns } from '#server/base/entity/record.ts'
import { insertRow } from '#server/base/entity/rows.ts'
import { openIndexedDatabase } from '#server/base/search/open-database.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { updateSiteLanguages } from '#server/site/languages-store.ts'
import { publicationOf } from './seed.ts'

/** Tables that `seed` fills or that need special rows. */
const others = [
  ...['publication', 'profile', 'post', 'category', 'team', 'account', 'translation'],
  ...['collection', 'item'],
]

const isFilled = ({ name, single }: EntityDefinition): boolean =>
  !(single || others.includes(name) || parentColumnOf(name))

const dayMs = 86_400_000

const rowOf = (definition: EntityDefinition, at: number): SnapshotRow => {
  const { fields } = definition
  const day = new Date(at * dayMs).toISOString()
  const texts = Object.keys(fields).flatMap((name) => {
    switch (fields[name]?.kind) {
      case 'markdown':
        return [[name, publicationOf(at).publicationSummary]]
      case 'title':
      case 'text':
      case 'link':
      case 'internal':
        return [[name, `/${name}-${at}`]]
      default:
        return []
    }
  })
  return {
    ...emptyColumns(definition),
    ...Object.fromEntries(texts),
    ...{ _id: newId(), createdAt: day, updatedAt: day, version: 1 },
    ...(columnNamesOf(definition).includes('position') && { position: at }),
  }
}

/** Adds a translation of every publication. */
const translate = async (queries: Queries, lang: string): Promise<void> => {
  const now = new Date().toISOString()
  for (const row of await queries.selectFrom('publication').selectAll().execute()) {
    const { title, publicationSummary } = row
    await insertRow(queries, 'translation', {
      ...{ _id: newId(), createdAt: now, updatedAt: now, version: 1 },
      ...{ entity: 'publication', entityId: row._id, lang },
      texts: JSON.stringify({ title, publicationSummary }),
      ...{ bodies: '{}', sources: '{}', drafts: '{}' },
    })
  }
}

/**
 * Adds rows to every table that `seed` leaves empty, and a language with translations of all publications.
 */
export const fillTables = async (dataDir: string, rows: number, lang: string): Promise<void> => {
  const database = await openIndexedDatabase({ dataDir, onError: console.error })
  const actor = { accountId: null, name: 'Benchmark' }
  await writeInTransaction(database, actor, (tx) =>
    updateSiteLanguages(tx, undefined, ['en', lang]),
  )
  await writeInTransaction(database, actor, async ({ queries }) => {
    for (const definition of entityDefinitions.filter(isFilled))
      for (let at = 0; at < rows; at++)
        await insertRow(queries, definition.name, rowOf(definition, at))
    await translate(queries, lang)
  })
  await database.close()
}
