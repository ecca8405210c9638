import { sql } from 'kysely'
import { type EntityDefinition, titleFieldNameOf } from '#contract/call/entity.ts'
import { translatedEntityNames } from '#contract/lifecycle/translation.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import {
  collectTranslatableTextsOfRow,
  type SourceReader,
} from '#server/base/entity/source-texts.ts'
import { translatedColumnsOf } from '#server/base/field-types/translated.ts'
import { siteTranslationSources } from '#server/site/translation-store.ts'

/** Derives the reader of an entity's source texts from its definition. */
const sourcesOf = (definition: EntityDefinition): SourceReader => {
  const title = titleFieldNameOf(definition)
  const names = new Set(['_id', ...(title ? [title] : []), ...translatedColumnsOf(definition)])
  const columns = sql.join([...names].map((name) => sql.ref(name)))
  return {
    read: async (queries, id) => {
      const which = id === undefined ? sql`1 = 1` : sql`"_id" = ${id}`
      const { rows } = await sql<object>`
        select ${columns} from ${sql.table(definition.name)} where ${which}
        order by "createdAt", "_id"`.execute(queries)
      return rows.map((row) => collectTranslatableTextsOfRow(definition, row))
    },
  }
}

/** Readers of source texts by entity name. */
export const sourceTextReaders: ReadonlyMap<string, SourceReader> = new Map(
  translatedEntityNames.flatMap((name) => {
    const definition = entityDefinitionOf(name)
    const sources = siteTranslationSources[name] ?? (definition && sourcesOf(definition))
    return sources ? [[name, sources] as const] : []
  }),
)
