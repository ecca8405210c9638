import { z } from '#contract/call/zod.ts'
import {
  type CollectionField,
  type CollectionFieldType,
  collectionFieldSchema,
  fieldOptionSchema,
  isReferenceFieldType,
} from '#contract/collection/collection-field.ts'
import { fieldKeyOf } from '#contract/collection/new-key.ts'

const fieldDraftSchema = collectionFieldSchema.extend({
  /** Undefined until the field is saved. */
  id: z.string().optional(),
  /** Empty until the field has a label. */
  key: z.string().default(''),
  options: z.array(fieldOptionSchema.extend({ key: z.string().optional() })),
})

/** A field in the form. Its order of properties is that of saved fields, so that equal ones have equal JSON. */
export type FieldDraft = z.output<typeof fieldDraftSchema>

/** Returns a field as requests have it. New ones without a name have no key, and new options neither. */
export const toFieldInput = ({ key, ...field }: FieldDraft) => {
  const { id, ...rest } = field
  return { ...(id !== undefined && { id }), ...(key !== '' && { key }), ...rest }
}

/** Parses fields that a form stored. Returns none if an older version of the form stored them. */
export const parseFieldDrafts = (stored: unknown): FieldDraft[] =>
  z.array(fieldDraftSchema).safeParse(stored).data ?? []

export const newFieldDraft: FieldDraft = {
  key: '',
  label: '',
  help: '',
  type: 'line',
  required: false,
  options: [],
  multiple: false,
  unit: '',
  collection: '',
  inList: false,
  archived: false,
}

/** Returns the key for a new label. Keys of saved fields never change. */
export const draftKeyOf = (
  { id, key }: FieldDraft,
  label: string,
  others: readonly FieldDraft[],
): string => {
  if (id !== undefined) return key
  if (label.trim() === '') return ''
  return fieldKeyOf(label, (each) => others.some((other) => other.key === each))
}

/** Whether a field of a type can have several values. */
export const canHaveSeveral = (type: CollectionFieldType): boolean =>
  type === 'choice' || isReferenceFieldType(type)

/** Whether saving the field could change which of its stored values fit. */
export const mayLoseValues = (saved: CollectionField, { type, multiple, options }: FieldDraft) =>
  saved.type !== type ||
  (saved.multiple && !multiple && canHaveSeveral(type)) ||
  (type === 'choice' &&
    saved.options.some(({ key }) => !options.some((option) => option.key === key)))
