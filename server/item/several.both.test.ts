import { expect, test } from 'vitest'
import { startSite } from '#server/tools/testing/content/content.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

const start = async () => {
  const { admin, visitor } = await startSite()
  const names = { one: 'Reading', many: 'Readings' }
  await admin.collection.addCollection({
    names,
    fields: [{ label: 'Room', key: 'room', required: true }],
  })
  const add = async (title: string, values: Record<string, unknown>) =>
    (await admin.item.addItem({ collection: 'readings', title, values, status: 'draft' })).data._id
  const shown = async () =>
    (await visitor.item.items({ collection: 'readings', sort: 'title' })).items.map(
      ({ title }) => title,
    )
  return { admin, visitor, add, shown }
}

test('several items are published at once, all or none, and undone together', async () => {
  const { admin, add, shown } = await start()
  const ids = [await add('One', { room: 'A' }), await add('Two', { room: 'B' })]
  const { historyIds } = await admin.item.updateItems({ ids, status: 'published' })
  expect(await shown()).toEqual(['One', 'Two'])
  await admin.history.restoreAll({ historyIds })
  expect(await shown()).toEqual([])
  const incomplete = await add('Three', {})
  const refusal = await refusalOf(
    admin.item.updateItems({ ids: [...ids, incomplete], status: 'published' }),
  )
  expect(refusal).toMatchObject({ status: 400, message: '“Three”: Please enter: Room' })
  expect(await shown()).toEqual([])
})

test('several items are deleted at once and brought back together', async () => {
  const { admin, add, shown } = await start()
  const ids = [await add('One', { room: 'A' }), await add('Two', { room: 'B' })]
  await admin.item.updateItems({ ids, status: 'published' })
  const { historyIds } = await admin.item.deleteItems({ ids })
  expect(await shown()).toEqual([])
  await admin.history.restoreAll({ historyIds })
  expect(await shown()).toEqual(['One', 'Two'])
})

test('a search finds items of every collection, and lists are also accepted as JSON text', async () => {
  const { admin, visitor } = await start()
  await admin.collection.addCollection({
    names: { one: 'Dataset', many: 'Datasets' },
    fields: [
      { label: 'Kinds', key: 'kinds', type: 'choice', multiple: true, options: ['EEG', 'MRI'] },
    ],
  })
  const { data } = await admin.item.addItem({
    collection: 'datasets',
    title: 'Sleep EEG',
    values: { kinds: '["EEG","MRI"]' },
  })
  expect(data.values.kinds).toHaveLength(2)
  const { items } = await visitor.item.items({ search: 'sleep' })
  expect(items.map(({ collection, title }) => [collection, title])).toEqual([
    ['datasets', 'Sleep EEG'],
  ])
  expect((await refusalOf(visitor.item.items({ search: ' ' }))).status).toBe(400)
})

test('names of collections are listed without their fields', async () => {
  const { visitor } = await start()
  const { collections, total } = await visitor.collection.collectionNames()
  expect([total, collections]).toEqual([
    1,
    [{ _id: expect.any(String), key: 'readings', one: 'Reading', many: 'Readings' }],
  ])
})
