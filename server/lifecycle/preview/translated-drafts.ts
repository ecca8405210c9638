import { sql } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { partEntitiesOf } from '#server/base/definition/dependencies.ts'
import { publishTranslationDrafts } from '#server/base/entity/kept-changes.ts'
import { type TranslationTarget, updateEntryTranslations } from '#server/base/entity/kept-texts.ts'
import {
  findTranslatableTextLocations,
  parseListColumns,
} from '#server/base/field-types/translated.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import type { DraftReference } from '#server/lifecycle/draft/store.ts'

export const findTranslatedDrafts = async (
  queries: Queries,
  { entity, id }: DraftReference,
  lang: string,
): Promise<TranslationTarget[]> => {
  const ofParts = partEntitiesOf(entity).map(
    ({ part: { name }, column }) => sql`or (entity = ${name} and "entityId" in
      (select "_id" from ${sql.table(name)} where ${sql.ref(column)} = ${id}))`,
  )
  const { rows } = await sql<{ entity: string; entityId: string }>`
    select entity, "entityId" from translation where lang = ${lang} and drafts <> '{}'
    and ((entity = ${entity} and "entityId" = ${id}) ${sql.join(ofParts, sql` `)})`.execute(queries)
  return rows.map((row) => ({ entity: row.entity, id: row.entityId, lang }))
}

export const publishTranslatedDrafts = async (
  write: WriteTransaction,
  drafts: readonly TranslationTarget[],
): Promise<void> => {
  for (const named of drafts) {
    const definition = entityDefinitionOf(named.entity)
    const { rows } = await sql<object>`
      select * from ${sql.table(named.entity)} where "_id" = ${named.id}`.execute(write.queries)
    const places = definition
      ? findTranslatableTextLocations(definition, parseListColumns(definition, rows[0] ?? {}))
      : []
    const long = new Set(places.flatMap(({ name, isLong }) => (isLong ? [name] : [])))
    await updateEntryTranslations(
      write,
      named,
      undefined,
      (name) => long.has(name),
      publishTranslationDrafts,
    )
  }
}
