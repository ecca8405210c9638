import type { Field, FieldOf } from '#contract/call/field-types/index.ts'
import { choice } from './choice.tsx'
import { date } from './date.tsx'
import type { FieldType } from './field-type.ts'
import { line } from './line.tsx'
import { list } from './list.ts'
import { markdown } from './markdown.tsx'
import { picture } from './picture.tsx'
import { relations } from './relations.tsx'
import { text } from './text.tsx'

/** A type for which each form has its own control. */
const special = {}

const types: { readonly [K in Field['kind']]: FieldType<FieldOf<K>> } = {
  title: line,
  text,
  markdown,
  date,
  link: line,
  flag: special,
  list,
  internal: special,
  picture,
  choice,
  relation: special,
  parent: special,
  pictures: special,
  relations,
}

/** Returns what the admin area does with a field. */
export const controlsOf = ({ kind }: Field): FieldType => types[kind]
