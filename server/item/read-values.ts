import { sql } from 'kysely'
import { titleFieldNameOf } from '#contract/call/entity.ts'
import type { StoredValue } from '#contract/call/field-types/values-type.ts'
import {
  type CollectionField,
  isReferenceFieldType,
} from '#contract/collection/collection-field.ts'
import type { ItemValue, Reference } from '#contract/item/item.ts'
import { activeFieldsOf } from '#contract/item/values-schema.ts'
import type { Queries } from '#server/base/db/database.ts'
import { groupRowsByOwner, type ListOwnerIdsQuery } from '#server/base/db/ordered-list.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import type { ReadListItemsOfOwners } from '#server/base/entity/entry-lists.ts'
import { translateRows } from '#server/base/reader/translations.ts'
import { type ContentReader, visibleInSmallSetCondition } from '#server/base/reader/visible.ts'
import { referenceFields } from './align.ts'

/** A referenced entry, with the id of the field that refers to it. */
interface LinkedEntry extends Reference {
  readonly field: string
}

const readLinks = async (
  queries: Queries,
  { table, member, to }: { table: string; member: string; to: string },
  owners: ListOwnerIdsQuery,
  reader: ContentReader,
) => {
  const definition = entityDefinitionOf(to)
  const title = (definition && titleFieldNameOf(definition)) ?? '_id'
  const { rows } = await sql<
    Record<string, string> & { _id: string; itemId: string; field: string }
  >`
    select listed."itemId", listed."field", ${sql.ref(`${to}._id`)} as "_id", ${sql.ref(`${to}.${title}`)}
    from ${sql.table(table)} as listed
    inner join ${sql.table(to)} on ${sql.ref(`${to}._id`)} = ${sql.ref(`listed.${member}`)}
    where listed."itemId" in (${owners}) and ${visibleInSmallSetCondition(reader, to)}
    order by listed."itemId", listed."field", listed."position"`.execute(queries)
  const named = await translateRows(queries, reader, to, rows)
  return named.map((row) => ({ ...row, name: row[title] ?? '' }))
}

const readMembers: ReadListItemsOfOwners = async (queries, list, owners, reader) =>
  groupRowsByOwner(
    await readLinks(queries, list, owners, reader),
    ({ itemId }) => itemId,
    ({ field, _id, name }) => ({ field, _id, name }),
  )

/** Readers of referenced entries, for the store of items. */
export const referenceReaders: Readonly<Record<string, ReadListItemsOfOwners>> = Object.fromEntries(
  referenceFields.map(([name]) => [name, readMembers]),
)

const isLinked = (value: unknown): value is LinkedEntry =>
  typeof value === 'object' && value !== null && 'field' in value && '_id' in value

const emptyValueOf = ({ type, multiple }: CollectionField): ItemValue => {
  if (isReferenceFieldType(type) || (type === 'choice' && multiple)) return []
  if (type === 'number') return null
  return type === 'flag' ? false : ''
}

/** Returns the values of an item by the keys of the fields. Empty fields have an empty value. */
export const valuesByKey = (
  fields: readonly CollectionField[],
  values: readonly StoredValue[],
  entry: object,
): Record<string, ItemValue> => {
  const readValue = (field: CollectionField): ItemValue => {
    const { id, type } = field
    if (!isReferenceFieldType(type))
      return values.find((each) => each.id === id)?.value ?? emptyValueOf(field)
    const links: unknown = Reflect.get(entry, type)
    return (Array.isArray(links) ? links.filter(isLinked) : [])
      .filter((link) => link.field === id)
      .map(({ _id, name }) => ({ _id, name }))
  }
  return Object.fromEntries(activeFieldsOf(fields).map((field) => [field.key, readValue(field)]))
}
