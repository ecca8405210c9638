import { nonEmptyTexts, toText } from '../text/values.ts'

const normalizeKey = (key: string): string =>
  key
    .trim()
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2')
    .replaceAll(/[\s-]+/g, '_')
    .toLowerCase()

/** Takes values out of an object by key and remembers what nobody took. */
export interface FieldTaker {
  /** Returns a text without taking it. */
  peek(key: string): string
  /** Returns the first non-empty text under one of the keys. Equal texts under other keys are taken too. */
  text(...keys: readonly string[]): string
  /** Returns the texts under the keys, from lists and single values. */
  texts(...keys: readonly string[]): string[]
  /** Returns the first value under one of the keys. */
  value(...keys: readonly string[]): unknown
  /** Takes all fields that fulfil a condition. */
  where(condition: (key: string, value: unknown) => boolean): [string, unknown][]
  /** Returns the fields that were not taken, by their original keys. */
  rest(): Readonly<Record<string, unknown>>
}

/** Keys are compared without case, and `firstName`, `first-name` and `first_name` are equal. */
export const createFieldTaker = (data: Readonly<Record<string, unknown>>): FieldTaker => {
  const left = new Map(
    Object.entries(data).flatMap(([key, value]) =>
      value === undefined ? [] : [[normalizeKey(key), { key, value }] as const],
    ),
  )
  const take = (key: string): unknown => {
    const found = left.get(key)?.value
    left.delete(key)
    return found
  }
  return {
    peek: (key) => toText(left.get(key)?.value),
    text: (...keys) => {
      let first = ''
      for (const key of keys) {
        const text = toText(left.get(key)?.value)
        if (text === '' || (first !== '' && text !== first)) continue
        first = text
        left.delete(key)
      }
      return first
    },
    texts: (...keys) =>
      keys.flatMap((key) => (isTexts(left.get(key)?.value) ? nonEmptyTexts(take(key)) : [])),
    value: (...keys) => {
      const key = keys.find((each) => left.has(each))
      return key === undefined ? undefined : take(key)
    },
    where: (condition) =>
      [...left].flatMap(([key, { value }]) => (condition(key, value) ? [[key, take(key)]] : [])),
    rest: () => Object.fromEntries(Array.from(left.values(), ({ key, value }) => [key, value])),
  }
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) ? value.every((each) => toText(each) !== '') : toText(value) !== ''
