import { choice } from './choice.ts'
import { date } from './date.ts'
import type { FieldType, ListTable } from './field-type.ts'
import { flag } from './flag.ts'
import { internal } from './internal.ts'
import { link } from './link.ts'
import { list } from './list.ts'
import { markdown } from './markdown.ts'
import { parent } from './parent.ts'
import { picture } from './picture.ts'
import { pictures } from './pictures.ts'
import { relation } from './relation.ts'
import { relations } from './relations.ts'
import { text } from './text.ts'
import { title } from './title.ts'

/**
 * Every type of field: a new one is one file and one line here, in `server/base/field-types/` and in
 * `web/admin/editor/field-types/`, which do not compile without.
 */
const types = {
  title,
  text,
  markdown,
  date,
  link,
  flag,
  list,
  internal,
  picture,
  choice,
  relation,
  parent,
  pictures,
  relations,
}

type Types = typeof types
/** The definition of a field. Its key in `fields` is the name of its column, which is also its name on the wire. */
export type Field = {
  [K in keyof Types]: Types[K] extends FieldType<infer F, infer _> ? F : never
}[keyof Types]
export type FieldOf<K extends Field['kind']> = Extract<Field, { readonly kind: K }>
/** A field whose values are rows of a table of their own. */
export type RowsField = Extract<Field, ListTable>
/** What a column holds of a type of field. */
export type Stored<K extends Field['kind']> = ReturnType<Types[K]['empty']>

export const fieldType = ({ kind }: Field): FieldType<Field, Stored<Field['kind']>> => types[kind]

export const isRows = (field: Field | undefined): field is RowsField =>
  field !== undefined && fieldType(field).isRows === true
