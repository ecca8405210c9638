import type { EntityDefinition } from '#contract/call/entity.ts'
import type { EntityField } from '#contract/call/field-types/any-field.ts'
import type { Collection } from '#contract/collection/collection.ts'
import {
  type CollectionField,
  isReferenceFieldType,
} from '#contract/collection/collection-field.ts'
import { itemEntity } from '#contract/item/item.ts'
import { activeFieldsOf, storedKindOf } from '#contract/item/values-schema.ts'

/** Returns the definition of a field of a collection, with which forms and lists find its control. */
const toEntityField = (field: CollectionField): EntityField => {
  const { type, options, multiple, collection } = field
  if (isReferenceFieldType(type))
    return {
      ...itemEntity.fields[type],
      ...(!multiple && { single: true }),
      ...(collection && { where: { collection } }),
    }
  const kind = storedKindOf(type)
  if (kind === 'choice')
    return {
      kind,
      of: options.map(({ key }) => key),
      labels: Object.fromEntries(options.map(({ key, label }) => [key, label])),
      optional: true,
      ...(multiple && { multiple }),
    }
  if (kind === 'text') return { kind, isLine: true }
  if (kind === 'date') return { kind, isPartial: true }
  if (kind === 'picture') return { kind, isSentAsUrl: true }
  return { kind }
}

/** Creates the definition of the items of a collection. */
export const createItemDefinition = (collection: Collection): EntityDefinition => {
  const { title, picture } = itemEntity.fields
  const active = activeFieldsOf(collection.fields)
  const { reorder, ...calls } = itemEntity.calls
  return {
    ...itemEntity,
    fields: {
      title,
      date: { kind: 'date', isPartial: true },
      until: { kind: 'date', isPartial: true },
      values: {
        kind: 'values',
        translated: true,
        fields: Object.fromEntries(active.map((field) => [field.key, toEntityField(field)])),
        inList: active.filter(({ inList }) => inList).map(({ key }) => key),
      },
      picture,
    },
    calls: collection.order === 'position' ? { ...calls, reorder } : calls,
  }
}
