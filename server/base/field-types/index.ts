import type { Field, FieldOf } from '#contract/call/field-types/index.ts'
import { date } from './date.ts'
import type { FieldType } from './field-type.ts'
import { flag } from './flag.ts'
import { internal } from './internal.ts'
import { link } from './link.ts'
import { list } from './list.ts'
import { markdown } from './markdown.ts'
import { picture } from './picture.ts'
import { plain } from './plain.ts'
import { relation } from './relation.ts'
import { text } from './text.ts'

/** A type of which nothing but the text of a column is known. */
const stored = {}

const types: { readonly [K in Field['kind']]: FieldType<FieldOf<K>> } = {
  title: plain,
  text,
  markdown,
  date,
  link,
  flag,
  list,
  internal,
  picture,
  choice: stored,
  relation,
  parent: stored,
  pictures: stored,
  relations: stored,
}

/** Returns what the server does with the values of a field. Columns that are no field are texts. */
export const valuesOf = (field: Field | undefined): FieldType =>
  field ? types[field.kind] : stored
