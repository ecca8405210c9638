import { expect } from 'vitest'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { normalizeEmail } from './email-key.ts'

testOnce.for([
  ['EVE@Example.ORG', 'eve@example.org'],
  ['JÖRG@example.org', 'jörg@example.org'],
  ['JO\u0308RG@example.org', 'jörg@example.org'],
  ['ΝΊΚΟΣ@example.org', 'νίκος@example.org'],
  ['ΝΊΚΟΣ.ΠΑΠΆΣ@example.org', 'νίκος.παπάς@example.org'],
  ['İREM@example.org', 'i\u0307rem@example.org'],
  ['GROẞ@example.org', 'groß@example.org'],
  ['J\u030CAN@example.org', '\u01F0an@example.org'],
  ['ИВАН@example.org', 'иван@example.org'],
] as const)('%s and %s are one address', ([one, other]) => {
  expect(normalizeEmail(one)).toBe(normalizeEmail(other))
})

testOnce.for([
  ['straße@example.org', 'strasse@example.org'],
  ['mıke@example.org', 'mike@example.org'],
  ['jörg@example.org', 'jorg@example.org'],
  ['ｅve@example.org', 'eve@example.org'],
] as const)('%s and %s are two addresses', ([one, other]) => {
  expect(normalizeEmail(one)).not.toBe(normalizeEmail(other))
})

testOnce('folding what is folded changes nothing', () => {
  const keys = Array.from({ length: 0x2_00_00 }, (_, code) =>
    normalizeEmail(`a${String.fromCodePoint(code)}b`),
  )
  expect(keys.filter((key) => normalizeEmail(key) !== key)).toEqual([])
})
