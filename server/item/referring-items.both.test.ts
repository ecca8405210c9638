import { expect, test } from 'vitest'
import {
  makePost,
  makeProfile,
  startSite,
  unknownId,
} from '#server/tools/testing/content/content.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

const fields = [
  { key: 'people', label: 'People', type: 'people' as const, multiple: true },
  { key: 'projects', label: 'Projects', type: 'projects' as const, multiple: true },
  { key: 'papers', label: 'Papers', type: 'publications' as const, multiple: true },
  { key: 'grants', label: 'Grants', type: 'grants' as const, multiple: true },
  { key: 'related', label: 'Related', type: 'items' as const, multiple: true },
]

const start = async () => {
  const site = await startSite()
  const { admin } = site
  const add = async (many: string, settings: object = {}) =>
    (
      await admin.collection.addCollection({
        names: { one: many, many },
        fields,
        dates: 'day',
        ...settings,
      })
    ).data
  return { ...site, add }
}

test('each entry has the items that refer to it, by collection in the order of the collections', async () => {
  const { admin, visitor, add } = await start()
  await add('Talks')
  await add('Software')
  const person = (await makeProfile(admin, { name: 'Ada Lovelace' }))._id
  const project = (await makePost(admin))._id
  const publication = (await admin.publication.addPublication(publicationFields())).data._id
  const grant = (await admin.grant.createGrant({ name: 'G', funder: 'F' })).data._id
  const item = (await admin.item.addItem({ collection: 'software', title: 'Tool' })).data._id
  const values = {
    people: [person],
    projects: [project],
    papers: [publication],
    grants: [grant],
    related: [item],
  }
  for (const title of ['A', 'B', 'C'])
    await admin.item.addItem({
      collection: 'talks',
      title,
      date: `2020-01-0${title.charCodeAt(0) - 64}`,
      values,
    })
  await admin.item.addItem({ collection: 'software', title: 'D', values })
  await admin.item.addItem({ collection: 'software', title: 'Draft', values, status: 'draft' })
  for (const about of [{ person }, { project }, { publication }, { grant }, { item }]) {
    const { collections } = await visitor.item.referringItems({ ...about, limit: 2 })
    expect(
      collections.map(({ collection, total, items }) => [
        collection,
        total,
        items.map(({ title }) => title),
      ]),
    ).toEqual([
      ['talks', 3, ['C', 'B']],
      ['software', 1, ['D']],
    ])
  }
  const { collections } = await visitor.item.referringItems({ person: unknownId })
  expect(collections).toEqual([])
  expect(await refusalOf(visitor.item.referringItems({}))).toMatchObject({ status: 400 })
})

test('items that are over are left out if lists of their collection hide them', async () => {
  const { admin, visitor, add } = await start()
  await add('Positions', { past: 'hidden' })
  const person = (await makeProfile(admin, { name: 'Ada Lovelace' }))._id
  const values = { people: [person] }
  const { data } = await admin.item.addItem({
    collection: 'positions',
    title: 'Closed',
    date: '2020-01-01',
    values,
  })
  await admin.item.addItem({ collection: 'positions', title: 'Open', date: '2999-01-01', values })
  const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title)
  const { collections } = await visitor.item.referringItems({ person })
  expect(titlesOf(collections[0]?.items ?? [])).toEqual(['Open'])
  expect(titlesOf((await visitor.item.items({ person })).items)).toEqual(['Open'])
  expect((await visitor.item.getItem({ id: data._id })).data.isPast).toBe(true)
})

test('the items of an entry that visitors cannot see are hidden', async () => {
  const { admin, visitor, add } = await start()
  await add('Talks')
  const person = (await makeProfile(admin, { name: 'Ada Lovelace', status: 'draft' }))._id
  await admin.item.addItem({ collection: 'talks', title: 'A', values: { people: [person] } })
  expect((await visitor.item.referringItems({ person })).collections).toEqual([])
  const seen = await admin.item.referringItems({ person, status: 'all' })
  expect(seen.collections).toMatchObject([{ collection: 'talks', total: 1 }])
})
