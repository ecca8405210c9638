import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  defaultMaxValues,
  findJsonExcess as excessOf,
  maxRequestDepth,
  maxRequestNameBytes,
  parseJsonText,
} from './json-text.ts'

const excessIn = (json: string, most?: number) => excessOf(new TextEncoder().encode(json), most)

const names = (amount: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: amount }, (_, at) => [`k${at}`, at])))
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe('limits of a JSON text', () => {
  test('limits the number of names and items', () => {
    expect(excessIn(names(defaultMaxValues))).toBeNull()
    expect(excessIn(names(defaultMaxValues + 1))).toMatch('more than 5,000')
    expect(excessIn(names(10), 9)).toMatch('more than 9')
    expect(excessIn(`[${'{},'.repeat(defaultMaxValues)}0]`)).toMatch('more than')
  })

  test('limits the depth', () => {
    expect(excessIn(nested(maxRequestDepth))).toBeNull()
    expect(excessIn(nested(maxRequestDepth + 1))).toBe('The request is nested too deeply')
  })

  test('limits the length of names but not of texts', () => {
    const named = (length: number) => JSON.stringify({ ['n'.repeat(length)]: 'x'.repeat(2_000) })
    expect(excessIn(named(maxRequestNameBytes))).toBeNull()
    expect(excessIn(named(maxRequestNameBytes + 1))).toBe('The request has a name that is too long')
  })

  test('ignores the content of texts', () => {
    const text = `\\" [[{{ ,:,: ${'['.repeat(100)}${','.repeat(defaultMaxValues)} \\`
    expect(excessIn(JSON.stringify({ text, [text.slice(0, 20)]: [text] }))).toBeNull()
  })

  test('never counts less than parsing creates', () => {
    const count = (value: unknown): number =>
      typeof value === 'object' && value !== null
        ? Object.values(value).reduce((sum: number, each) => sum + 1 + count(each), 0)
        : 0
    fc.assert(
      fc.property(fc.jsonValue(), fc.boolean(), (value, isSpaced) => {
        const values = count(value)
        const json = JSON.stringify(value, undefined, isSpaced ? 2 : 0)
        fc.pre(values > 0)
        expect(excessIn(json, values - 1)).not.toBeNull()
      }),
    )
  })
})

test('parses a text within the limits', () => {
  expect(parseJsonText('{"a":[1,"[["]}')).toEqual({ a: [1, '[['] })
  expect(() => parseJsonText(names(10), 9)).toThrow('more than 9')
  expect(() => parseJsonText('{')).toThrow()
})
