import { createHash } from 'node:crypto'
import type { EntityFieldOfKind } from '#contract/call/field-types/any-field.ts'
import { fileStemOfUrl } from '#contract/text/name-of-address.ts'
import { removeHtmlTags } from '#server/base/text/markdown-words.ts'
import type { FieldTypeBehavior, TranslatableTextLocation } from './field-values.ts'
import { searchablePathOf } from './link-values.ts'

type Part = Record<string, unknown>

export const isObject = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns a stable identifier of a list item: its own, the file name of a local URL, or a hash of
 * its content.
 */
export const itemIdOf = (item: Part, by: string): string => {
  const own = item[by]
  if (typeof own !== 'string' || own === '') {
    return createHash('sha256').update(JSON.stringify(item)).digest('hex').slice(0, 10)
  }
  return fileStemOfUrl(own)
}

const stringsIn = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string') {
    if (/Id$|^kind$/.test(key)) return []
    return [key === 'url' ? searchablePathOf(value) : removeHtmlTags(value)]
  }
  if (Array.isArray(value)) return value.flatMap((each) => stringsIn(each))
  return isObject(value)
    ? Object.entries(value).flatMap(([name, each]) => stringsIn(each, name))
    : []
}

const textsUnder = (value: unknown, keys: readonly string[], isUnder = false): string[] => {
  if (typeof value === 'string') return isUnder ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each) => textsUnder(each, keys, isUnder))
  return isObject(value)
    ? Object.entries(value).flatMap(([key, each]) => textsUnder(each, keys, keys.includes(key)))
    : []
}

export const list: FieldTypeBehavior<EntityFieldOfKind<'list'>> = {
  toColumn: (value) => JSON.stringify(value),
  fromColumn: (column, schema) => {
    // Most lists are empty, and validating those would double the time per row.
    if (column === '[]') return []
    const value: unknown = JSON.parse(String(column))
    return schema ? schema.parse(value) : value
  },
  searchTexts: (json) => stringsIn(JSON.parse(json)),
  identifiers: (json, keys) => textsUnder(JSON.parse(json), keys),
  parts: (json) => ({ links: json.match(/https?:\/\/[^\s"\\<>]+/g) ?? [] }),
  textPlaces: ({ translated: { texts = [], by = 'id' } = {} }, name, value) => {
    const within = (item: Part, prefix: string, keys = texts): TranslatableTextLocation[] =>
      keys.flatMap((key) => {
        const [list = '', inner] = key.split('.')
        if (inner !== undefined)
          return [item[list]]
            .flat()
            .filter(isObject)
            .flatMap((each) => within(each, `${prefix}.${list}.${itemIdOf(each, 'key')}`, [inner]))
        return typeof item[key] === 'string'
          ? [{ name: `${prefix}.${key}`, isLong: false, holder: item, key }]
          : []
      })
    if (isObject(value)) return within(value, name)
    if (!Array.isArray(value)) return []
    return value.filter(isObject).flatMap((item) => within(item, `${name}.${itemIdOf(item, by)}`))
  },
}
