import { expect, test } from 'vitest'
import { makePeople, startSite } from '#server/tools/testing/content/content.ts'
import { makeHostileCollection } from '#server/tools/testing/content/hostile-collection.ts'

test('a collection with as many and as hard fields as possible works like any other', async () => {
  const { admin, visitor } = await startSite()
  const people = await makePeople(admin, 30)
  const { key, fields } = await makeHostileCollection(admin, { items: 60, people })
  expect(fields).toHaveLength(40)
  const { items, total, facets } = await visitor.item.items({ collection: key, limit: 50 })
  expect([items.length, total]).toEqual([50, 57])
  expect(facets.field2?.length).toBeGreaterThan(1)
  for (const { value, count } of facets.field2 ?? [])
    expect((await visitor.item.items({ collection: key, where: { field2: value } })).total).toBe(
      count,
    )
  const { csv } = await admin.item.exportItems({ collection: key })
  const file = new File([csv], 'all.csv')
  expect(await admin.item.importItems({ collection: key, file })).toMatchObject({
    added: 0,
    updated: 0,
    unchanged: 60,
    refused: [],
  })
})
