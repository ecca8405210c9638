import { textSchema } from '../fields.ts'
import { z } from '../zod.ts'
import type { FieldType } from './field-type.ts'

/** Kinds of fields whose values a list of values can contain. */
export const storedValueKinds = [
  'text',
  'markdown',
  'date',
  'number',
  'link',
  'choice',
  'flag',
  'picture',
  'file',
] as const

const storedValue = z.object({
  /** Id of the field. */
  id: textSchema(40),
  kind: z.enum(storedValueKinds),
  value: z.union([textSchema(200_000), z.number(), z.boolean(), z.array(textSchema(200)).max(500)]),
})

/**
 * Value of a field that is defined at run time. Contains the kind, so that search, translation and media need
 * no definition.
 */
export type StoredValue = z.output<typeof storedValue>

export const storedValuesSchema = z.array(storedValue).max(400, 'At most 400 values')

interface ValuesField {
  readonly kind: 'values'
  readonly translated: true
  /** List of the owning entity whose entries have the options of choices. */
  readonly options?: string
  /** Definitions of the fields by key. Known only at run time. */
  readonly fields?: Readonly<Record<string, { readonly kind: string }>>
  /** Keys of the fields that lists show. */
  readonly inList?: readonly string[]
}

/** The values of all active fields. */
export const values: FieldType<ValuesField> = {
  schema: () => storedValuesSchema,
  empty: () => '[]',
}

const archivedValue = z.union([
  storedValue.extend({
    /** Converted value of the field's current type. While it is unchanged, the type change can be undone exactly. */
    as: storedValue.shape.value.optional(),
  }),
  z.object({
    id: textSchema(40),
    kind: z.literal('references'),
    /** Name of the field of the entity with the references. */
    to: textSchema(40),
    value: z.array(textSchema(40)).max(500),
  }),
])

/** A value that no page shows: of an archived field, or one that does not fit the field's current type. */
export type ArchivedValue = z.output<typeof archivedValue>

export const archivedValuesSchema = z.array(archivedValue).max(400, 'At most 400 values')

/** The values that are kept for fields that may come back. Not searched, not translated and never public. */
export const archivedValues: FieldType<{ readonly kind: 'archivedValues' }> = {
  schema: () => archivedValuesSchema,
  empty: () => '[]',
  isHidden: true,
}
