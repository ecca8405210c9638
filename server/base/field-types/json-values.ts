import type { EntityFieldOfKind } from '#contract/call/field-types/any-field.ts'
import {
  archivedValuesSchema,
  type StoredValue,
  storedValuesSchema,
} from '#contract/call/field-types/values-type.ts'
import type { FieldTypeBehavior, TranslatableTextLocation } from './field-values.ts'

type BehaviorOfKind = (kind: StoredValue['kind']) => FieldTypeBehavior

const parse = (json: string): StoredValue[] => storedValuesSchema.parse(JSON.parse(json))

const textsOf = ({ value }: StoredValue): string[] => [value].flat().map(String)

/** Creates the behavior of a list of values from that of each kind of value. */
export const createValuesBehavior = (
  behaviorOf: BehaviorOfKind,
): FieldTypeBehavior<EntityFieldOfKind<'values'>> => {
  const partsOf = (each: StoredValue) =>
    textsOf(each).flatMap((text) => behaviorOf(each.kind).parts?.(text) ?? [])
  return {
    toColumn: (values) => JSON.stringify(values),
    fromColumn: (json) => parse(String(json)),
    isProse: true,
    searchTexts: (json) =>
      parse(json).flatMap((each) => {
        const { searchTexts } = behaviorOf(each.kind)
        return searchTexts ? textsOf(each).flatMap(searchTexts) : []
      }),
    parts: (json) => {
      const all = parse(json).flatMap(partsOf)
      return {
        links: all.flatMap(({ links = [] }) => links),
        pictures: all.flatMap(({ pictures = [] }) => pictures),
        skipped: all.map(({ skipped = '' }) => skipped).find(Boolean) ?? '',
      }
    },
    textPlaces: (_, name, value) =>
      (Array.isArray(value) ? value : []).flatMap((each): TranslatableTextLocation[] => {
        const { id, kind } = each
        if (kind !== 'text' && kind !== 'markdown') return []
        const { isLong = false } = behaviorOf(kind)
        return [{ name: `${name}.${id}`, isLong, holder: each, key: 'value' }]
      }),
  }
}

export const archivedValues: FieldTypeBehavior = {
  toColumn: (values) => JSON.stringify(values),
  fromColumn: (json) => archivedValuesSchema.parse(JSON.parse(String(json))),
}
