import { expect, test } from 'vitest'
import { startSite } from '#server/tools/testing/content/content.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

const start = async (inMenu: boolean) => {
  const site = await startSite()
  const { data: talks } = await site.admin.collection.addCollection({ preset: 'talks', inMenu })
  const shown = async (lang?: string) => (await site.visitor.site.getMenus({ lang })).shown
  return { ...site, talks, shown }
}

const talksItem = { label: 'Talks', target: '/talks' }

test('a collection is in the menus if it should be and has items', async () => {
  const { admin, talks, shown } = await start(true)
  expect((await shown()).more).not.toContainEqual(talksItem)
  const { data: item } = await admin.item.addItem({ collection: 'talks', title: 'A' })
  expect((await shown()).more).toContainEqual(talksItem)
  expect((await shown()).footer).toContainEqual(talksItem)
  await admin.site.updateLanguages({ languages: ['en', 'de', 'it'] })
  await admin.translation.saveTranslation({
    entity: 'collection',
    id: talks._id,
    lang: 'de',
    fields: { many: 'Vorträge' },
  })
  expect((await shown('de')).more.at(-1)).toMatchObject({ label: 'Vorträge', untranslated: [] })
  expect((await shown('it')).more.at(-1)).toMatchObject({ untranslated: ['label'] })
  // A chosen item replaces that of the collection.
  await admin.site.updateMenus({ header: [{ label: 'Lectures', target: '/talks' }] })
  expect((await shown()).header).toEqual([{ label: 'Lectures', target: '/talks' }])
  expect((await shown()).more).not.toContainEqual(talksItem)
  await admin.site.updateMenus({ header: [] })
  await admin.item.updateItem({ itemId: item._id, status: 'draft' })
  expect((await shown()).more).not.toContainEqual(talksItem)
})

test('menus can link to collections and their items, also at a former path', async () => {
  const { admin, talks, shown } = await start(false)
  const { data: item } = await admin.item.addItem({ collection: 'talks', title: 'A' })
  const targets = ['/talks', `/talks/${item._id}/a`]
  const header = targets.map((target) => ({ label: 'Talks', target }))
  await admin.site.updateMenus({ header })
  expect((await shown()).header).toEqual(header)
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  await admin.translation.saveTranslation({
    entity: 'collection',
    id: talks._id,
    lang: 'de',
    fields: { many: 'Vorträge' },
  })
  expect((await shown('de')).header.map(({ label }) => label)).toEqual(['Vorträge', 'Talks'])
  await admin.collection.updateCollection({ collectionId: talks._id, folder: 'lectures' })
  expect((await shown()).header).toEqual(header)
  await admin.item.updateItem({ itemId: item._id, status: 'draft' })
  expect((await shown()).header).toEqual(header.slice(0, 1))
  const unknown = [{ label: 'A', target: '/lecture' }]
  expect(await refusalOf(admin.site.updateMenus({ header: unknown }))).toMatchObject({
    errors: [{ path: 'header.0.target' }],
  })
  await admin.collection.deleteCollection({ collectionId: talks._id, withItems: true })
  expect((await shown()).header).toEqual([])
})
