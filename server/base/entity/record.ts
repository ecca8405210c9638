import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import {
  columnsOf,
  type EntityDefinition,
  type Field,
  isList,
  type RowOf,
} from '#contract/call/entity.ts'
import { type Publishing, published } from '#contract/call/publishing.ts'
import { nameKeyOf } from '#server/base/db/name-key.ts'
import type { Row } from '#server/base/db/snapshot-shape.ts'
import { keepItemNames } from '#server/base/definition/item-names.ts'
import { emailKeyOf } from '#server/base/text/email-key.ts'

/** What every entry shows besides its fields. */
export interface Entry {
  readonly _id: string
  readonly version: number
  /** In another language than the main one: the fields that are not translated. */
  readonly untranslated?: string[] | undefined
}

/** A definition that has a field for everything an entry shows. */
export type Defines<T extends Entry> = EntityDefinition & {
  readonly fields: { readonly [K in Exclude<keyof T, keyof Entry | keyof Publishing>]: Field }
}

/** The schemas of the lists that columns hold as JSON, by name. */
export type Shape = Readonly<Record<string, z.ZodType>>

type Internal<F extends EntityDefinition['fields']> = {
  [K in keyof F]: F[K]['kind'] extends 'internal' ? K : never
}[keyof F]

/** The name of a column that an entry shows. */
export type ShownColumn<D extends EntityDefinition> = Exclude<
  keyof RowOf<D>,
  Internal<D['fields']> | 'createdAt' | 'updatedAt' | 'position'
>

const unshown = ['createdAt', 'updatedAt', 'position']

/** The names of the columns an entry shows. */
export const shownNames = <D extends EntityDefinition>(
  definition: D,
): (ShownColumn<D> & string)[] => {
  const isShown = (name: string): name is ShownColumn<D> & string =>
    !unshown.includes(name) && definition.fields[name]?.kind !== 'internal'
  return columnsOf(definition).filter(isShown)
}

/** The columns an entry shows, as a part of a statement. */
export const shownColumns = (definition: EntityDefinition): RawBuilder<unknown> =>
  sql.join(shownNames(definition).map((name) => sql.ref(`${definition.name}.${name}`)))

/** A list or an object that a column holds as JSON; most are empty, and checking those would take as long as the rest. */
const stored = (json: string, schema: z.ZodType | undefined): unknown => {
  const value: unknown = json === '[]' ? [] : JSON.parse(json)
  return json === '[]' || schema === undefined ? value : schema.parse(value)
}

/** A row as an entry: lists and flags as themselves, not as they are stored. */
export const toEntry = <T extends Entry>(
  { fields }: EntityDefinition,
  row: object,
  shape: Shape = {},
): T => {
  const read: Record<string, unknown> = {}
  const changed: object[] = [read]
  for (const name in fields) {
    const kind = fields[name]?.kind
    if (kind === 'list') read[name] = stored(String(Reflect.get(row, name)), shape[name])
    if (kind === 'flag') read[name] = Reflect.get(row, name) === 1
  }
  return Object.assign(row, ...changed)
}

/** The normalized keys of the given names. */
const keysOf = ({ fields }: EntityDefinition, given: object): Row =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const named: unknown = field.kind === 'internal' && Reflect.get(given, field.keyOf ?? '')
      if (typeof named !== 'string' || field.kind !== 'internal') return []
      return [[name, field.isOf === 'email' ? emailKeyOf(named) : nameKeyOf(named)]]
    }),
  )

const toColumn = (field: Field | undefined, value: unknown): Row[string] => {
  if (field?.kind === 'list') return JSON.stringify(value)
  if (field?.kind === 'relation') return String(value) || null
  return field?.kind === 'flag' ? Number(value) : String(value)
}

/** Fields as they are stored; those left out are not there. Items of lists keep the names that they had before. */
export const toColumns = (definition: EntityDefinition, sent: object, before: object = {}): Row => {
  const { fields } = definition
  const given = keepItemNames(definition, sent, before)
  const names = columnsOf(definition)
  const columns = Object.entries(given)
    .filter(([name, value]) => names.includes(name) && value !== undefined)
    .map(([name, value]) => [name, toColumn(fields[name], value)])
  return { ...Object.fromEntries(columns), ...keysOf(definition, given) }
}

const emptyColumn = (field: Field): Row[string] => {
  switch (field.kind) {
    case 'flag':
      return 0
    case 'relation':
      return null
    case 'list':
      return field.empty ?? '[]'
    case 'choice':
      return field.of[0] ?? ''
    default:
      return ''
  }
}

/** The columns of an empty entry. */
export const emptyColumns = ({ fields, publishing }: EntityDefinition): Row => ({
  ...(publishing && published),
  ...Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !isList(field))
      .map(([name, field]) => [name, emptyColumn(field)]),
  ),
})
