import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { EntityDefinition, EntityRowOf } from '#contract/call/entity.ts'
import {
  type EntityField,
  fieldTypeOf,
  isListTableField,
} from '#contract/call/field-types/any-field.ts'
import { type PublishingState, publishedState } from '#contract/call/publishing.ts'
import type { SnapshotRow } from '#server/base/db/snapshot-shape.ts'
import { columnNamesOf } from '#server/base/definition/columns.ts'
import { restoreItemIds } from '#server/base/field-types/item-names.ts'
import { fieldTypeBehaviorOf } from '#server/base/field-types/values-of.ts'

export interface VersionedEntry {
  readonly _id: string
  readonly version: number
  /** Names of fields without a translation, if another language than the main one was requested. */
  readonly untranslated?: string[] | undefined
}

/** Requires a definition to have all fields of an entry type. */
export type DefinitionFor<T extends VersionedEntry> = EntityDefinition & {
  readonly fields: {
    readonly [K in Exclude<keyof T, keyof VersionedEntry | keyof PublishingState>]: EntityField
  }
}

export type ListFieldSchemas = Readonly<Record<string, z.ZodType>>

type Internal<F extends EntityDefinition['fields']> = {
  [K in keyof F]: F[K]['kind'] extends 'internal' ? K : never
}[keyof F]

export type ShownColumn<D extends EntityDefinition> = Exclude<
  keyof EntityRowOf<D>,
  Internal<D['fields']> | 'createdAt' | 'updatedAt' | 'position'
>

const unshown = ['createdAt', 'updatedAt', 'position']

export const shownColumnNames = <D extends EntityDefinition>(
  definition: D,
): (ShownColumn<D> & string)[] => {
  const isShown = (name: string): name is ShownColumn<D> & string => {
    const field = definition.fields[name]
    return field ? !fieldTypeOf(field).isHidden : !unshown.includes(name)
  }
  return columnNamesOf(definition).filter(isShown)
}

export const selectShownColumns = (definition: EntityDefinition): RawBuilder<unknown> =>
  sql.join(shownColumnNames(definition).map((name) => sql.ref(`${definition.name}.${name}`)))

export const parseEntryRow = <T extends VersionedEntry>(
  { fields }: EntityDefinition,
  row: object,
  shape: ListFieldSchemas = {},
): T => {
  const read: Record<string, unknown> = {}
  const changed: object[] = [read]
  for (const name in fields) {
    const { fromColumn } = fieldTypeBehaviorOf(fields[name])
    // Rows lack hidden columns.
    if (fromColumn && name in row) read[name] = fromColumn(Reflect.get(row, name), shape[name])
  }
  return Object.assign(row, ...changed)
}

/** Converts given fields to database columns. Items of lists keep their identifiers. */
export const toEntryColumns = (
  definition: EntityDefinition,
  sent: object,
  before: object = {},
): SnapshotRow => {
  const { fields } = definition
  const given = restoreItemIds(definition, sent, before)
  const columns: SnapshotRow = {}
  for (const name of columnNamesOf(definition)) {
    const field = fields[name]
    const { toColumn = String, follow } = fieldTypeBehaviorOf(field)
    const followed = field && follow?.(field, given)
    const value: unknown = followed ?? Reflect.get(given, name)
    if (value !== undefined) columns[name] = toColumn(value)
  }
  return columns
}

export const emptyColumns = ({ fields, publishing }: EntityDefinition): SnapshotRow => ({
  ...(publishing && publishedState),
  ...Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !isListTableField(field))
      .map(([name, field]) => [name, fieldTypeOf(field).empty(field)]),
  ),
})
