import { expect, test } from 'vitest'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'

test('a search finds entries that contain every word, without wildcards', async () => {
  const app = await startTestApp()
  const client = app.client(await app.adminToken())
  const add = (title: string, authors: string) =>
    client.publication.addPublication(publicationFields({ title, authors }))
  await add('Glioma in three dimensions', 'A. Lovelace')
  await add('Sleep staging, 100% automatic', 'G. Hopper')
  const titles = async (search: string) => {
    const { publications, total } = await client.publication.showAllPublications({ search })
    expect(total).toBe(publications.length)
    return publications.map(({ title }) => title)
  }
  expect(await titles('lovelace GLIOMA')).toEqual(['Glioma in three dimensions'])
  expect(await titles('glioma hopper')).toEqual([])
  expect(await titles('%')).toEqual(['Sleep staging, 100% automatic'])
  expect(await titles('_')).toEqual([])
  expect(await titles('  ')).toHaveLength(2)
})

test('a search finds a name in any spelling', async () => {
  const app = await startTestApp()
  const client = app.client(await app.adminToken())
  await client.publication.addPublication(publicationFields({ title: 'Özgür, Groß & Işık' }))
  for (const search of ['özgür', 'OZGUR', 'gross', 'IŞIK', 'isik']) {
    const { total } = await client.publication.showAllPublications({ search })
    expect([search, total]).toEqual([search, 1])
  }
})

test('publications are listed in the requested order', async () => {
  const app = await startTestApp()
  const client = app.client(await app.adminToken())
  for (const [title, publicationDate] of [
    ['B', '2024-01-01'],
    ['C', '2026-01-01'],
    ['A', '2025-01-01'],
  ] as const) {
    await client.publication.addPublication(publicationFields({ title, publicationDate }))
  }
  const order = async (sort: 'newest' | 'oldest' | 'title') =>
    (await client.publication.showAllPublications({ sort })).publications.map(({ title }) => title)
  expect(await order('newest')).toEqual(['C', 'A', 'B'])
  expect(await order('oldest')).toEqual(['B', 'A', 'C'])
  expect(await order('title')).toEqual(['A', 'B', 'C'])
})

test('teams keep their order, and unknown members are rejected', async () => {
  const app = await startTestApp()
  const client = app.client(await app.adminToken())
  const ids: string[] = []
  for (const name of ['One', 'Two', 'Three']) ids.push((await client.team.add({ name })).data._id)
  const names = async () => (await client.team.all()).teams.map(({ name }) => name)
  expect(await names()).toEqual(['One', 'Two', 'Three'])
  await client.team.reorderTeams({ ids: ids.toReversed() })
  expect(await names()).toEqual(['Three', 'Two', 'One'])
  await client.team.reorderTeams({ ids: ids.slice(0, 1) })
  expect(await names()).toEqual(['One', 'Three', 'Two'])
  const stranger = '0'.repeat(26)
  await expect(client.team.reorderTeams({ ids: [stranger] })).rejects.toMatchObject({ status: 400 })
})
