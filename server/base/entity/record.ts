import { sql } from 'kysely'
import {
  columnsOf,
  type EntityDefinition,
  type Field,
  isList,
  publishingColumns,
} from '#contract/call/entity.ts'
import type { Publishing } from '#contract/call/publishing.ts'
import type { Row } from '#server/base/db/snapshot-shape.ts'
import type { Entity } from '#server/base/write/write.ts'

/** What every entry shows besides its fields. */
export interface Entry {
  readonly _id: string
  readonly version: number
}

/** A definition that has a field for all an entry shows. */
export type Defines<T extends Entry> = EntityDefinition & {
  readonly fields: { readonly [K in Exclude<keyof T, keyof Entry | keyof Publishing>]: Field }
}

const isShown = (field: Field): boolean => field.kind !== 'internal' && !isList(field)

/** The columns an entry shows. */
export const shownColumns = ({ fields, publishing }: EntityDefinition) => {
  const names = Object.keys(fields).filter((name) => fields[name] && isShown(fields[name]))
  const states = publishing ? publishingColumns : []
  return sql.join(['_id', ...names, ...states, 'version'].map((name) => sql.ref(name)))
}

/** A row as an entry: lists and flags as themselves, not as they are stored. */
export const toEntry = <T extends Entry>({ fields }: EntityDefinition, row: T): T =>
  Object.assign(
    row,
    ...Object.entries(row).map(([name, value]) => {
      const kind = fields[name]?.kind
      if (kind === 'list') return { [name]: JSON.parse(String(value)) }
      return kind === 'flag' ? { [name]: value === 1 } : {}
    }),
  )

/** Fields as they are stored; those left out are not there. */
export const toColumns = (definition: EntityDefinition, given: object): Row => {
  const { fields } = definition
  const names = columnsOf(definition)
  return Object.fromEntries(
    Object.entries(given)
      .filter(([name, value]) => names.includes(name) && value !== undefined)
      .map(([name, value]) => {
        const kind = fields[name]?.kind
        if (kind === 'list') return [name, JSON.stringify(value)]
        return [name, kind === 'flag' ? Number(value) : String(value)]
      }),
  )
}

/** An entity as the journal sees it, when it is its row and nothing else. */
export const recordOf = <T extends Entry>(definition: Defines<T>): Entity<T> => ({
  label: definition.label,
  table: definition.name,
  read: async (queries, id) => {
    const { rows } = await sql<T>`
      select ${shownColumns(definition)} from ${sql.table(definition.name)}
      where "_id" = ${id}`.execute(queries)
    return rows[0] && toEntry(definition, rows[0])
  },
})
