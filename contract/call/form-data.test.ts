import { describe, expect, test } from 'vitest'
import { FormNameError, fromFormEntries, toFormData } from './form-data.ts'

const roundTrip = (value: Record<string, unknown>): unknown =>
  fromFormEntries(toFormData(value).entries())

const names = (value: Record<string, unknown>): string[] => [...toFormData(value).keys()]

const picture = (name = 'a.png') => new File(['pixels'], name, { type: 'image/png' })

describe('writing a form', () => {
  test('names lists with empty brackets and rows with numbers', () => {
    expect(
      names({
        title: 'T',
        tags: ['a', 'b'],
        rows: [{ name: 'x', url: 'y' }],
        nested: { deep: '1' },
      }),
    ).toEqual(['title', 'tags[]', 'tags[]', 'rows[0][name]', 'rows[0][url]', 'nested[deep]'])
  })

  test('leaves out undefined and null', () => {
    expect(names({ a: undefined, b: null, c: '' })).toEqual(['c'])
  })

  test('writes numbers and booleans as text', () => {
    expect(roundTrip({ version: 3, isShown: false })).toEqual({ version: '3', isShown: 'false' })
  })
})

describe('a form survives a round trip', () => {
  test.for<[string, Record<string, unknown>]>([
    ['plain fields', { title: 'T', empty: '', spaces: '  ', emoji: '👩🏽‍🔬 שלום' }],
    ['a list', { tags: ['a', 'b', 'c'] }],
    ['a list of one', { tags: ['only'] }],
    [
      'rows',
      {
        socialLinks: [
          { name: 'x', url: 'y' },
          { name: 'z', url: '' },
        ],
      },
    ],
    ['lists in lists', { table: [['a', 'b'], ['c']] }],
    ['objects in objects', { a: { b: { c: { d: 'deep' } } } }],
    [
      'more than ten rows, in order',
      { rows: Array.from({ length: 12 }, (_, i) => ({ n: `${i}` })) },
    ],
  ])('%s', ([, value]) => {
    expect(roundTrip(value)).toEqual(value)
  })

  test('files', () => {
    const images = [picture('a.png'), picture('b.png')]
    const value = { logo: picture(), images }
    expect(roundTrip(value)).toEqual(value)
    expect(names({ images })).toEqual(['images[]', 'images[]'])
  })
})

describe('reading a form', () => {
  test('repeated fields are a list, with brackets or without', () => {
    const wanted = { images: ['a', 'b'] }
    expect(
      fromFormEntries([
        ['images', 'a'],
        ['images', 'b'],
      ]),
    ).toEqual(wanted)
    expect(
      fromFormEntries([
        ['images[]', 'a'],
        ['images[]', 'b'],
      ]),
    ).toEqual(wanted)
  })

  test('sorts rows by their numbers and closes gaps', () => {
    const entries: [string, string][] = [
      ['r[7][n]', 'c'],
      ['r[2][n]', 'b'],
      ['r[0][n]', 'a'],
    ]
    expect(fromFormEntries(entries)).toEqual({ r: [{ n: 'a' }, { n: 'b' }, { n: 'c' }] })
  })

  test('drops an empty file field', () => {
    expect(
      fromFormEntries([
        ['logo', new File([], '')],
        ['title', 'T'],
      ]),
    ).toEqual({ title: 'T' })
  })

  test.for([
    '__proto__[polluted]',
    '__proto__.polluted',
    'constructor[prototype][polluted]',
    'a[__proto__][polluted]',
    'a[constructor][prototype][polluted]',
    '__proto__[__proto__][polluted]',
    '__proto__[0]',
  ])('%s is a name like any other and pollutes nothing', (name) => {
    const tree = fromFormEntries([[name, 'yes']])
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect(Reflect.get([], '0')).toBeUndefined()
    expect(Object.getPrototypeOf(tree)).toBeNull()
    expect(JSON.stringify(tree)).toContain('yes')
  })

  test('nested objects have no prototype either', () => {
    const { a } = fromFormEntries([['a[toString]', 'x']])
    expect(a).not.toBeInstanceOf(Object)
  })

  test.for(['', '[x]', 'a[', 'a]', 'a[b', 'a[b]c', 'a[[b]]', 'a[b]]'])(
    'the name "%s" cannot be read',
    (name) => {
      expect(() => fromFormEntries([[name, 'x']])).toThrow(FormNameError)
    },
  )

  test('a name may be nested 32 levels deep', () => {
    const deep = (depth: number) => `a${'[b]'.repeat(depth - 1)}`
    expect(() => fromFormEntries([[deep(32), 'x']])).not.toThrow()
    expect(() => fromFormEntries([[deep(33), 'x']])).toThrow('nested too deeply')
    expect(() => fromFormEntries([[deep(100_000), 'x']])).toThrow('too long')
  })

  test('a list may have 500 items', () => {
    const list = (length: number) => Array.from({ length }, (): [string, string] => ['a[]', 'x'])
    expect(fromFormEntries(list(500)).a).toHaveLength(500)
    expect(() => fromFormEntries(list(501))).toThrow('more than 500')
    expect(() => fromFormEntries([['a[4000000000]', 'x']])).toThrow('more than 500')
  })

  test('a field cannot be a value and a list at once', () => {
    expect(() =>
      fromFormEntries([
        ['a', 'x'],
        ['a[b]', 'y'],
      ]),
    ).toThrow(FormNameError)
  })
})
