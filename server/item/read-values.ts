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
  // Without statistics, PostgreSQL would begin with all visible entries.
  const { rows } = await sql<
    Record<string, string> & { _id: string; itemId: string; field: string }
  >`
    with "listed" as materialized (select * from ${sql.table(table)} where "itemId" in (${owners}))
    select listed."itemId", listed."field", ${sql.ref(`${to}._id`)} as "_id", ${sql.ref(`${to}.${title}`)}
    from "listed" inner join ${sql.table(to)} on ${sql.ref(`${to}._id`)} = ${sql.ref(`listed.${member}`)}
    where ${visibleInSmallSetCondition(reader, to)}
    order by listed."itemId", listed."field", listed."position"`.execute(queries)
  const named = await translateRows(queries, reader, to, rows)
  return named.map((row) => ({ ...row, name: row[title] ?? '' }))
}

type References = ReadonlyMap<string, readonly LinkedEntry[]>

/** Reads the entries to which the fields of some collections refer, by type of field and id of the item. */
export const readReferencedEntries = async (
  queries: Queries,
  fields: readonly CollectionField[],
  owners: ListOwnerIdsQuery,
  reader: ContentReader,
): Promise<ReadonlyMap<string, References>> => {
  const used = new Set<string>(activeFieldsOf(fields).map(({ type }) => type))
  const read = new Map<string, References>()
  for (const [type, list] of referenceFields) {
    if (!used.has(type)) continue
    const links = await readLinks(queries, list, owners, reader)
    const byItem = groupRowsByOwner(
      links,
      ({ itemId }) => itemId,
      ({ field, _id, name }) => ({ field, _id, name }),
    )
    read.set(type, byItem)
  }
  return read
}

const readNothing: ReadListItemsOfOwners = async () => new Map()

/** The store of items reads references itself, because they depend on the fields of the collection. */
export const unreadReferences: Readonly<Record<string, ReadListItemsOfOwners>> = Object.fromEntries(
  referenceFields.map(([name]) => [name, readNothing]),
)

const emptyValueOf = ({ type, multiple }: CollectionField): ItemValue => {
  if (isReferenceFieldType(type) || (type === 'choice' && multiple)) return []
  if (type === 'number') return null
  return type === 'flag' ? false : ''
}

/** Returns the values of an item by the keys of the fields. Empty fields have an empty value. */
export const valuesByKey = (
  fields: readonly CollectionField[],
  values: readonly StoredValue[],
  linksOf: (type: string) => readonly LinkedEntry[],
): Record<string, ItemValue> => {
  const readValue = (field: CollectionField): ItemValue => {
    const { id, type } = field
    if (!isReferenceFieldType(type))
      return values.find((each) => each.id === id)?.value ?? emptyValueOf(field)
    return linksOf(type)
      .filter((link) => link.field === id)
      .map(({ _id, name }) => ({ _id, name }))
  }
  return Object.fromEntries(activeFieldsOf(fields).map((field) => [field.key, readValue(field)]))
}
