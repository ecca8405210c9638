import { expect, test } from 'vitest'
import { startSite } from '#server/tools/testing/content/content.ts'

test('the search finds items with their collection, and collections themselves', async () => {
  const { admin, visitor } = await startSite()
  const { data: jobs } = await admin.collection.addCollection({
    names: { one: 'Vacancy', many: 'Vacancies' },
    intro: 'Work with **quokkas**.',
    schema: 'JobPosting',
    dates: 'span',
    hasPages: true,
  })
  const find = async (q: string, lang?: string) => (await visitor.search.find({ q, lang })).results
  expect(await find('vacancies')).toEqual([])
  const { data: item } = await admin.item.addItem({
    collection: 'vacancies',
    title: 'Zookeeper',
    until: '2020-03',
  })
  expect(await find('zookeeper')).toMatchObject([
    {
      kind: 'item',
      url: item.path,
      collection: { key: 'vacancies', name: 'Vacancies' },
      closesAfter: '2020-03-31',
    },
  ])
  const page = { kind: 'page', url: '/vacancies', title: 'Vacancies' }
  expect(await find('vacancies')).toContainEqual(expect.objectContaining(page))
  expect(await find('quokkas')).toMatchObject([page])
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  await admin.translation.saveTranslation({
    entity: 'collection',
    id: jobs._id,
    lang: 'de',
    fields: { many: 'Stellen' },
  })
  expect(await find('stellen', 'de')).toContainEqual(
    expect.objectContaining({ title: 'Stellen', url: '/de/vacancies' }),
  )
  await admin.collection.updateCollection({ collectionId: jobs._id, hasPages: false })
  expect(await find('zookeeper')).toMatchObject([{ url: `/vacancies#${item._id}` }])
})
