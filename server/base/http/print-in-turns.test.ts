import { expect, test } from 'vitest'
import { z } from 'zod'
import { createResponseFilter } from './cut-reply.ts'
import { hasLongList, stringifyInSteps } from './print-in-turns.ts'

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    at,
    title: `“${at}”`,
    day: new Date(at),
    no: undefined,
  }))

test('a response with a long list is serialized like any other', async () => {
  for (const answer of [
    { success: true, import: { entries: rows(1000), kept: [], none: {}, of: null } },
    { list: rows(201), nothing: undefined, '"': [undefined, 'ö'] },
    { none: undefined },
  ]) {
    expect((await stringifyInSteps(answer)).toString()).toBe(JSON.stringify(answer))
  }
})

/** Returns rows that are slow to read. */
const slowRows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    get at() {
      const end = performance.now() + 0.1
      while (performance.now() < end);
      return at
    },
  }))

test('serializing a long list yields to other work', async () => {
  const cut = createResponseFilter(z.object({ list: z.array(z.object({ at: z.number() })) }))
  let turns = 0
  const count = () => {
    turns++
    waiting = setImmediate(count)
  }
  let waiting = setImmediate(count)
  const kept = await cut({ list: slowRows(1000) })
  const whileCut = turns
  await stringifyInSteps({ list: slowRows(1000) })
  clearImmediate(waiting)
  expect(whileCut).toBeGreaterThan(0)
  expect(turns).toBeGreaterThan(whileCut)
  expect(hasLongList(kept)).toBe(true)
})
