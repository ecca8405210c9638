import { expect, test } from 'vitest'
import { entryIdSchema } from '#contract/call/fields.ts'
import { newId } from './id.ts'

test('ids sort by creation, also within one millisecond', () => {
  const now = Date.now()
  const ids = Array.from({ length: 5_000 }, (_, n) => newId(now + Math.floor(n / 1_000)))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('ids keep their order if the clock is set back', () => {
  const before = newId(Date.now() + 60_000)
  const after = newId(Date.now() - 60_000)
  expect(after > before).toBe(true)
})

test('an id matches the schema of the contract', () => {
  expect(entryIdSchema.parse(newId())).toHaveLength(26)
})
