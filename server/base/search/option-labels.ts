import { type EntityDefinition, entityFieldsOfKind } from '#contract/call/entity.ts'
import { storedValuesSchema } from '#contract/call/field-types/values-type.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { SnapshotRow } from '#server/base/db/snapshot-shape.ts'
import { quoteSqlName as nameOf, runSqlFragment, sqlFragment } from '#server/base/db/statement.ts'
import { entityDefinitionOf, entityDefinitions } from '#server/base/definition/definitions.ts'
import { owningColumnOf } from '#server/base/definition/dependencies.ts'
import {
  findTranslatableTextLocations,
  parseListColumns,
  readTranslatableText,
} from '#server/base/field-types/translated.ts'
import {
  parseStoredTranslation,
  type TextsByField,
  textsByFieldSchema,
  translateRows,
} from '#server/base/reader/translations.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import { buildJsonListSql } from './json-rows.ts'

/** Entities with values, and the list of the owning entity that defines the options of choices. */
const places = entityDefinitions.flatMap(({ name }) => placeOf(name) ?? [])

function placeOf(name: string) {
  const [values] = entityFieldsOfKind(entityDefinitionOf(name), 'values')
  const owner = owningColumnOf(name)
  const [column, field] = values ?? []
  if (column === undefined || !field?.options || !owner) return undefined
  return { entity: name, column, owner, list: field.options }
}

interface OptionLabel {
  /** Undefined for the language of the reader. */
  readonly lang: string | undefined
  readonly text: string
}

const textsOf = (entity: string, state: object): TextsByField => {
  const definition = entityDefinitionOf(entity)
  const found = definition
    ? findTranslatableTextLocations(definition, parseListColumns(definition, state))
    : []
  return Object.fromEntries(found.map((place) => [place.name, readTranslatableText(place)]))
}

/** Returns a function that looks up the labels of the options that an entry names, for the index in all languages. */
export const readOptionLabels = async (
  queries: Queries,
  { name }: EntityDefinition,
  rows: readonly SnapshotRow[],
  reader: ContentReader,
  forIndex: boolean,
): Promise<(row: SnapshotRow) => OptionLabel[]> => {
  const place = placeOf(name)
  if (!place || rows.length === 0) return () => []
  const { column, owner, list } = place
  const ids = buildJsonListSql(queries, [...new Set(rows.map((row) => String(row[owner.column])))])
  const owners = await runSqlFragment<SnapshotRow & { readonly _id: string }>(
    queries,
    sqlFragment`select * from ${nameOf(owner.to)} where "_id" in ${ids}`,
  )
  const said = (await translateRows(queries, reader, owner.to, owners)).map((row) => ({
    id: row._id,
    lang: undefined,
    texts: textsOf(owner.to, row),
  }))
  const translations = forIndex
    ? await runSqlFragment<{ id: string; lang: string; texts: string }>(
        queries,
        sqlFragment`select "entityId" as id, "lang", "texts" from "translation"
          where "entity" = ${owner.to} and "entityId" in ${ids}`,
      )
    : []
  const others = translations.map((row) => ({ ...row, texts: parseStoredTranslation(row) }))
  const byOwner = Map.groupBy([...said, ...others], ({ id }) => id)
  return (row) => {
    const choices = storedValuesSchema
      .parse(JSON.parse(String(row[column])))
      .filter(({ kind }) => kind === 'choice')
    const names = choices.flatMap(({ id, value }) =>
      [value].flat().map((key) => `${list}.${id}.options.${key}.label`),
    )
    return (byOwner.get(String(row[owner.column])) ?? []).flatMap(({ lang, texts }) =>
      names.flatMap((each) => (texts[each] ? [{ lang, text: texts[each] }] : [])),
    )
  }
}

const stateOf = (state: unknown): object =>
  typeof state === 'object' && state !== null ? state : {}

/** Returns the column and id of the owner of entries whose options were renamed or translated otherwise. */
export const findRelabelledEntries = (
  changed: string,
  changedId: string,
  { before, after }: { readonly before: unknown; readonly after: unknown },
): { entity: string; column: string; id: string }[] =>
  places.flatMap(({ entity, owner, list }) => {
    const now = stateOf(after)
    const isTranslation = changed === 'translation' && Reflect.get(now, 'entity') === owner.to
    if (changed !== owner.to && !isTranslation) return []
    const labelsIn = (state: object) => {
      const texts = isTranslation
        ? textsByFieldSchema.catch({}).parse(Reflect.get(state, 'texts'))
        : textsOf(changed, state)
      const ofOptions = Object.entries(texts).filter(
        ([name]) => name.startsWith(`${list}.`) && name.includes('.options.'),
      )
      return JSON.stringify(ofOptions.toSorted(([one], [other]) => (one < other ? -1 : 1)))
    }
    if (labelsIn(stateOf(before)) === labelsIn(now)) return []
    const id = isTranslation ? String(Reflect.get(now, 'entityId')) : changedId
    return [{ entity, column: owner.column, id }]
  })
