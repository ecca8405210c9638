import { expect, test } from 'vitest'
import { collectionPresets } from '#contract/collection/presets.ts'
import { shareSite } from '#server/tools/testing/content/content.ts'

const site = shareSite()

test('presets are offered in the main language of the site', async () => {
  const { admin } = site()
  const { presets } = await admin.collection.presets()
  expect(presets.map(({ names }) => names.many)).toEqual(
    collectionPresets.map(({ many }) => many.en),
  )
})

test.for(collectionPresets)('$key makes a collection with translations', async (preset) => {
  const { admin, visitor } = site()
  await admin.site.updateLanguages({ languages: ['en', 'ar', 'de', 'es', 'fr', 'zh-hans'] })
  const { data } = await admin.collection.addCollection({ preset: preset.key })
  expect(data).toMatchObject({ key: preset.key, folder: preset.key, filters: preset.filters })
  const { collections } = await visitor.collection.collections({ lang: 'de' })
  const shown = collections.find(({ _id }) => _id === data._id)
  expect(shown?.names).toEqual({ one: preset.one.de, many: preset.many.de })
  expect(shown?.fields.map(({ label }) => label)).toEqual(
    preset.fields.map(({ label }) => label.de),
  )
  expect(shown?.untranslated).toEqual([])
  const required = preset.fields.filter((field) => field.required).map(({ key }) => [key, 'Given'])
  await admin.item.addItem({
    collection: data.key,
    title: 'First',
    date: '2999',
    values: Object.fromEntries(required),
  })
  const { items, facets } = await visitor.item.items({ collection: data.key })
  expect(items).toHaveLength(1)
  expect(Object.keys(facets)).toEqual(
    preset.dates === 'none' ? preset.filters : ['year', ...preset.filters],
  )
  await admin.collection.deleteCollection({ collectionId: data._id, withItems: true })
})
