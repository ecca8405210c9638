import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FormNameError, fromFormEntries, toFormData } from './form-data.ts'

const runs = { numRuns: 300 }
const roundTrip = (value: Record<string, unknown>) => fromFormEntries(toFormData(value).entries())

/** Text that forms carry unchanged. Browsers convert every line end to CRLF. */
const text = fc.string({ unit: 'grapheme' }).filter((value) => !/[\r\n\ud800-\udfff]/u.test(value))
/** Names without special meaning. Digits alone would be a list index. */
const name = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((value) => !/[[\]\r\n"\ud800-\udfff]/u.test(value) && !/^\d+$/.test(value))
const file = fc
  .record({
    body: fc.string(),
    name: fc.string({ minLength: 1 }).map((each) => `${encodeURIComponent(each)}.png`),
  })
  .map(({ body, name }) => new File([body], name, { type: 'image/png' }))

/** A form cannot express empty lists and objects. */
const { value: anyValue } = fc.letrec<{ value: unknown; leaf: unknown }>((tie) => ({
  leaf: fc.oneof(text, file),
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    // A list of plain values or of rows. Mixed lists cannot be expressed.
    fc.array(tie('leaf'), { minLength: 1, maxLength: 4 }),
    fc.array(fc.dictionary(name, tie('value'), { minKeys: 1, maxKeys: 3 }), {
      minLength: 1,
      maxLength: 4,
    }),
    fc.dictionary(name, tie('value'), { minKeys: 1, maxKeys: 4 }),
  ),
}))
const form = fc.dictionary(name, anyValue, { maxKeys: 5 })

/** Converts null-prototype objects to normal ones, for comparison. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  return new Map(Object.entries(value).map(([key, each]) => [key, plain(each)]))
}

test('every form value survives a round trip', () => {
  fc.assert(
    fc.property(form, (value) => {
      expect(plain(roundTrip(value))).toEqual(plain(value))
    }),
    runs,
  )
})

test('hostile names result in a value or a FormNameError', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '[',
      ']',
      '[]',
      '[0]',
      '[499]',
      '[501]',
      '[__proto__]',
      '[constructor]',
      '[a]',
      '',
    ),
    fc.constantFrom('__proto__', 'prototype', 'constructor', 'toString', 'a', 'images', '0'),
    fc.string(),
  )
  const strange = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''))
  const entries = fc.array(fc.tuple(strange, fc.oneof(fc.string(), file)), { maxLength: 12 })
  fc.assert(
    fc.property(entries, (given) => {
      try {
        const read = fromFormEntries(given)
        expect(Object.getPrototypeOf(read)).toBeNull()
      } catch (error) {
        expect(error).toBeInstanceOf(FormNameError)
      }
      // The global prototype is unchanged.
      expect(Object.keys(Object.prototype)).toEqual([])
      expect(Reflect.get({}, 'a')).toBeUndefined()
    }),
    { numRuns: 1_000 },
  )
})

test('no list is longer than the number of its fields', () => {
  const index = fc.integer({ min: 0, max: 2_000_000_000 })
  fc.assert(
    fc.property(fc.array(index, { minLength: 1, maxLength: 20 }), (indexes) => {
      try {
        const { list } = fromFormEntries(indexes.map((each) => [`list[${each}]`, 'x'] as const))
        expect(Array.isArray(list) ? list.length : 1).toBeLessThanOrEqual(indexes.length)
      } catch (error) {
        expect(error).toBeInstanceOf(FormNameError)
      }
    }),
    runs,
  )
})

test('distinct field names may come in any order', () => {
  const rows = fc.array(fc.dictionary(name, text, { minKeys: 1, maxKeys: 3 }), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(rows, fc.infiniteStream(fc.nat()), (value, numbers) => {
      const shuffled = [...toFormData({ rows: value }).entries()]
        .map((entry) => ({ entry, key: numbers.next().value ?? 0 }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ entry }) => entry)
      expect(plain(fromFormEntries(shuffled))).toEqual(plain({ rows: value }))
    }),
    runs,
  )
})
