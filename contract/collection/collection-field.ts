import {
  booleanSchema,
  jsonListSchema,
  requiredTextSchema,
  textSchema,
} from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

/** Types of fields with references. Each is the name of a field of items, which stores the references. */
export const referenceFieldTypes = [
  'people',
  'projects',
  'publications',
  'grants',
  'items',
] as const
export type ReferenceFieldType = (typeof referenceFieldTypes)[number]

export const collectionFieldTypes = [
  'line',
  'markdown',
  'date',
  'number',
  'link',
  'choice',
  'flag',
  'picture',
  'file',
  ...referenceFieldTypes,
] as const
export type CollectionFieldType = (typeof collectionFieldTypes)[number]

export const isReferenceFieldType = (type: string): type is ReferenceFieldType =>
  referenceFieldTypes.some((each) => each === type)

/** Types whose values lists can be filtered by. */
export const filterableFieldTypes: readonly CollectionFieldType[] = [
  'choice',
  'flag',
  'number',
  'date',
  ...referenceFieldTypes,
]

export const maxCollectionFields = 40
const maxOptions = 200
/** Includes archived fields. */
const maxKeptFields = 400

/** Names of columns and filters, which fields cannot have as keys. */
const reservedKeys = [
  ...['id', 'collection', 'title', 'status', 'date', 'until', 'picture', 'values'],
  ...['year', 'person', 'project', 'publication', 'grant', 'item', 'q', 'sort', 'where'],
  ...['page', 'limit', 'offset', 'lang', 'preview'],
]

export const isReservedFieldKey = (key: string): boolean => reservedKeys.includes(key)

const fieldKey = z
  .string('Must be a key')
  .regex(
    /^[a-zA-Z][\w-]{0,59}$/,
    'Must be a key of up to 60 letters and digits that begins with a letter',
  )
  .refine((key) => !isReservedFieldKey(key), 'Is used by Salus: choose another key')

const optionKey = textSchema(200).min(1, 'Please enter a key')

export const fieldOptionSchema = z.object({
  key: z.string(),
  label: z.string(),
})
export type FieldOption = z.output<typeof fieldOptionSchema>

const optionInput = z.union(
  [
    requiredTextSchema('an option', 200),
    z.object({ key: optionKey.optional(), label: requiredTextSchema('an option', 200) }),
  ],
  'Must be a text, or a key with a label',
)

/** A field of a collection. */
export const collectionFieldSchema = z.object({
  /** Never changes. Stored values refer to it. */
  id: z.string(),
  /** Name of the field in `values`. Never changes. */
  key: z.string(),
  label: z.string(),
  help: z.string(),
  type: z.enum(collectionFieldTypes),
  /** Whether published items need a value. */
  required: z.boolean(),
  options: z.array(fieldOptionSchema),
  /** Whether a choice or a list of references can have several values. */
  multiple: z.boolean(),
  unit: z.string(),
  /** Key of the collection whose items can be referenced. Empty for items of every collection. */
  collection: z.string(),
  /** Whether lists show the value. */
  inList: z.boolean(),
  archived: z.boolean(),
})
export type CollectionField = z.output<typeof collectionFieldSchema>

export const fieldTypeSchema = z.enum(
  collectionFieldTypes,
  `Must be one of ${collectionFieldTypes.join(', ')}`,
)

export const fieldOptionsInputSchema = jsonListSchema(optionInput, maxOptions, 'options')

const fieldInput = z.object({
  /** Id or key of an existing field. Fields without are new. */
  id: textSchema(40).optional(),
  key: fieldKey.optional(),
  label: requiredTextSchema('a label', 100),
  help: textSchema(500).optional(),
  type: fieldTypeSchema.optional(),
  required: booleanSchema.optional(),
  options: fieldOptionsInputSchema.optional(),
  multiple: booleanSchema.optional(),
  unit: textSchema(30).optional(),
  collection: textSchema(60).optional(),
  inList: booleanSchema.optional(),
  archived: booleanSchema.optional(),
})
export type CollectionFieldInput = z.output<typeof fieldInput>

export const collectionFieldsInputSchema = jsonListSchema(
  fieldInput,
  maxKeptFields,
  'fields',
  '[{"label":"Place","type":"line"}]',
).refine(
  (fields) => fields.filter(({ archived }) => !archived).length <= maxCollectionFields,
  `At most ${maxCollectionFields} fields`,
)

/** Keys of the fields that lists can be filtered by. */
export const activeFilterKeys = (fields: readonly CollectionField[]): string[] =>
  fields
    .filter(({ type, archived }) => !archived && filterableFieldTypes.includes(type))
    .map(({ key }) => key)
