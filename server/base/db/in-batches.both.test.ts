import { expect, test } from 'vitest'
import { openTestDatabase } from '#server/tools/testing/database/database.ts'
import { readEntriesInBatches } from './in-batches.ts'
import { inOwnerIdsCondition } from './ordered-list.ts'

test('a long list is read in batches, in order and without deleted entries', async () => {
  const { queries } = await openTestDatabase()
  const ids = Array.from({ length: 250 }, (_, at) => `${at}`)
  const names = ids.filter((id) => id !== '7').map((name) => ({ name, value: `value of ${name}` }))
  await queries.insertInto('installation').values(names).execute()
  const sizes: number[] = []
  const wanted = ids.toReversed()
  const found = await readEntriesInBatches(wanted, async (batch) => {
    const rows = await queries
      .selectFrom('installation')
      .select(['name as _id', 'value'])
      .where(inOwnerIdsCondition('name', batch))
      .execute()
    sizes.push(rows.length)
    return rows
  })
  expect(found.map(({ value }) => value)).toEqual(
    wanted.filter((id) => id !== '7').map((id) => `value of ${id}`),
  )
  expect(Math.max(...sizes)).toBeLessThanOrEqual(100)
  expect(
    await readEntriesInBatches([], () => Promise.reject(new Error('Nothing to read'))),
  ).toEqual([])
})
