import { type EntityField, fieldTypeOf } from '#contract/call/field-types/any-field.ts'
import type { storedValueKinds } from '#contract/call/field-types/values-type.ts'
import {
  booleanSchema,
  entryIdSchema,
  linkSchema,
  markdownSchema,
  textSchema,
} from '#contract/call/fields.ts'
import { hrefOf } from '#contract/call/href.ts'
import { parseJsonText } from '#contract/call/json-text.ts'
import { z } from '#contract/call/zod.ts'
import {
  type CollectionField,
  type CollectionFieldType,
  isReferenceFieldType,
  type ReferenceFieldType,
} from '#contract/collection/collection-field.ts'
import { partialDateSchema } from '#contract/text/rough-date.ts'
import { referenceSchema } from './item.ts'

type StoredKind = (typeof storedValueKinds)[number]

/** Types whose values are stored with the item. References have tables of their own. */
export type StoredFieldType = Exclude<CollectionFieldType, ReferenceFieldType>

/** Kind of field of a type of field of collections. */
export const storedKindOf = (type: StoredFieldType): StoredKind => (type === 'line' ? 'text' : type)

type Typed = Pick<CollectionField, 'type' | 'options' | 'multiple'>

/** Accepts keys and labels of options, in any case. Returns keys. */
const optionSchema = ({ options }: Typed) => {
  const keys = new Map(
    options.flatMap(({ key, label }) => [
      [label.trim().toLowerCase(), key],
      [key.toLowerCase(), key],
    ]),
  )
  const message = `Must be one of ${options.map(({ label }) => label).join(', ')}`
  return z.codec(
    z
      .string(message)
      .refine((typed) => keys.has(typed.trim().toLowerCase()), message)
      .meta({ enum: options.map(({ key }) => key) }),
    z.string(),
    { decode: (typed) => keys.get(typed.trim().toLowerCase()) ?? typed, encode: (key) => key },
  )
}

/** Reads a list in JSON text, as forms send it. Other text is its only element. */
const readJsonList = (text: string): unknown[] => {
  try {
    return z.array(z.unknown()).parse(parseJsonText(text))
  } catch {
    return [text]
  }
}

/** A list, also as JSON text, or its only element. */
const severalOf = <T extends z.ZodType<unknown, unknown>>(one: T, most: number) =>
  z
    .codec(
      z.union([z.array(z.unknown()), z.string(), z.looseObject({ _id: z.string() })]),
      z.array(z.unknown()).max(most, most === 1 ? 'Choose only one' : `At most ${most} entries`),
      {
        decode: (value) => {
          if (Array.isArray(value)) return value
          if (typeof value === 'string' && value.startsWith('[')) return readJsonList(value)
          return value === '' ? [] : [value]
        },
        encode: (list) => list,
      },
    )
    .pipe(z.array(one))

/** The id of an entry, also in an object as responses have it. */
const referenceIdSchema = z.codec(
  z.union([entryIdSchema, z.looseObject({ _id: entryIdSchema })], 'Must be an id'),
  z.string(),
  { decode: (value) => (typeof value === 'string' ? value : value._id), encode: (id) => id },
)

const maxReferences = 500

const calledSchemas: Partial<Record<StoredFieldType, () => z.ZodType>> = {
  line: () => textSchema(2_000),
  markdown: () => markdownSchema(),
  date: () => partialDateSchema,
  link: () =>
    linkSchema.refine(
      (url) => url === '' || hrefOf(url) !== null,
      'Must be a web address, a mail address or a path on this site',
    ),
}

const schemaOf = (field: Typed): z.ZodType => {
  const { type, multiple } = field
  if (isReferenceFieldType(type)) return severalOf(referenceIdSchema, multiple ? maxReferences : 1)
  if (type === 'choice') {
    const option = optionSchema(field)
    return multiple ? severalOf(option, maxReferences) : option
  }
  if (type === 'flag') return booleanSchema
  const definition: EntityField = { kind: storedKindOf(type), of: [] } as EntityField // The type of `kind` is a union.
  return fieldTypeOf(definition).schema(definition, calledSchemas[type]?.())
}

/** Schema of the value of a field. Blank values, which remove the value, need no schema. */
export const valueSchemaOf = (field: CollectionField): z.ZodType =>
  schemaOf(field).meta({
    title: field.label,
    ...(field.help && { description: field.help }),
  })

/** Whether a value in a request removes the value. */
export const isBlankValue = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

export const activeFieldsOf = (fields: readonly CollectionField[]): CollectionField[] =>
  fields.filter(({ archived }) => !archived)

/** Creates the schema of the values of an item, in requests, from the stored fields of its collection. */
export const createValuesSchema = (
  fields: readonly CollectionField[],
): z.ZodObject<Readonly<Record<string, z.ZodType>>> =>
  z.strictObject(
    Object.fromEntries(
      activeFieldsOf(fields).map((field) => [
        field.key,
        z.union([valueSchemaOf(field), z.literal(''), z.null()]).optional(),
      ]),
    ),
  )

const shownSchemaOf = (field: CollectionField): z.ZodType => {
  const shown = isReferenceFieldType(field.type) ? z.array(referenceSchema) : valueSchemaOf(field)
  return z.union([shown, z.literal(''), z.null()]).meta({ title: field.label })
}

/** Creates the schema of the values of an item in responses. */
export const createShownValuesSchema = (
  fields: readonly CollectionField[],
): z.ZodObject<Readonly<Record<string, z.ZodType>>> =>
  z.object(
    Object.fromEntries(activeFieldsOf(fields).map((field) => [field.key, shownSchemaOf(field)])),
  )
