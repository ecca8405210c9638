import { sql } from 'kysely'
import { type EntityDefinition, titleFieldOf } from '#contract/call/entity.ts'
import { translatedEntities } from '#contract/lifecycle/translation.ts'
import { definitionOf } from '#server/base/definition/definitions.ts'
import { type SourceReader, sourceOfRow } from '#server/base/entity/source-texts.ts'
import { translatedColumnsOf } from '#server/base/field-types/translated.ts'
import { siteSources } from '#server/site/translation-store.ts'

/** Derives the reader of an entity's source texts from its definition. */
const sourcesOf = (definition: EntityDefinition): SourceReader => {
  const title = titleFieldOf(definition)
  const names = new Set(['_id', ...(title ? [title] : []), ...translatedColumnsOf(definition)])
  const columns = sql.join([...names].map((name) => sql.ref(name)))
  return {
    read: async (queries, id) => {
      const which = id === undefined ? sql`1 = 1` : sql`"_id" = ${id}`
      const { rows } = await sql<object>`
        select ${columns} from ${sql.table(definition.name)} where ${which}
        order by "createdAt", "_id"`.execute(queries)
      return rows.map((row) => sourceOfRow(definition, row))
    },
  }
}

/** Readers of source texts by entity name. */
export const sourceReaders: ReadonlyMap<string, SourceReader> = new Map(
  translatedEntities.flatMap((name) => {
    const definition = definitionOf(name)
    const sources = siteSources[name] ?? (definition && sourcesOf(definition))
    return sources ? [[name, sources] as const] : []
  }),
)
