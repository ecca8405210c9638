import { publishedState } from '#contract/call/publishing.ts'
import type { CollectionDefinition } from '#contract/collection/collection.ts'
import {
  type CollectionField,
  isReferenceFieldType,
} from '#contract/collection/collection-field.ts'
import type { Item, ItemValue } from '#contract/item/item.ts'
import { collectionPreviewStrings as strings } from './collections-strings.ts'

/** An id that no entry has. */
const sampleId = (at: number): string => String(at).padStart(26, '0')

const dayMs = 86_400_000

const dayIn = (days: number): string =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

/** Days until the dates of the samples, of several years and one to come. */
const distances = [30, -90, -480]

const sampleValue = (field: CollectionField, at: number): ItemValue => {
  const { type, options, multiple } = field
  if (isReferenceFieldType(type)) {
    const name = type === 'people' ? strings.sampleName : strings.sampleLine
    return [{ _id: sampleId(0), name }]
  }
  if (type === 'choice') {
    const { key = '' } = options[at % Math.max(options.length, 1)] ?? {}
    return multiple ? [key].filter(Boolean) : key
  }
  if (type === 'markdown') return strings.sampleText
  if (type === 'date') return dayIn(distances[at] ?? 0)
  if (type === 'number') return at + 2
  if (type === 'link') return 'https://example.org/'
  if (type === 'flag') return at === 0
  return type === 'line' ? strings.sampleLine : ''
}

/** Invents values for the fields of a collection. */
export const createSampleValues = (
  fields: readonly CollectionField[],
  at: number,
): Item['values'] => Object.fromEntries(fields.map((field) => [field.key, sampleValue(field, at)]))

/** Invents items for the preview of a collection that has none. */
export const createSampleItems = ({ key, fields, dates, folder }: CollectionDefinition): Item[] =>
  strings.sampleTitles.map((title, at) => {
    const days = distances[at] ?? 0
    return {
      _id: sampleId(at + 1),
      collection: key,
      title,
      date: dates === 'none' ? '' : dayIn(days),
      until: dates === 'span' ? dayIn(days + 2) : '',
      picture: '',
      values: createSampleValues(fields, at),
      path: `/${folder}/${sampleId(at + 1)}`,
      isPast: dates !== 'none' && days < 0,
      position: at,
      ...publishedState,
      version: 1,
    }
  })
