import { expect, test } from 'vitest'
import { countConcurrentStatuses } from '#server/tools/testing/app/at-once.ts'
import {
  makePost,
  makeProfile,
  shareSite,
  unknownId,
} from '#server/tools/testing/content/content.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { pictureFile } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

const site = shareSite()

const add = async (title: string, more: object = {}) =>
  (await site().admin.publication.addPublication({ ...publicationFields({ title }), ...more })).data
    ._id
const read = async (id: string) =>
  (await site().admin.publication.getSinglePublication({ id })).publication

test('type, project and featured flag of several publications are changed and undone as one step', async () => {
  const { publication, history } = site().admin
  const [one, other] = [await makePost(site().admin), await makePost(site().admin)]
  const ids = [await add('First', { projects: [other._id] }), await add('Second')]
  const before = await Promise.all(ids.map(read))
  const change = { publicationType: 'Preprint', featured: true, addProjects: [one._id, other._id] }
  const { historyIds } = await publication.updatePublications({ ids, ...change })
  const [first, second] = await Promise.all(ids.map(read))
  expect(first).toMatchObject({ publicationType: 'Preprint', featured: true })
  expect(first?.projects).toEqual([other._id, one._id])
  expect(second?.projects).toEqual([one._id, other._id])

  await history.restoreAll({ historyIds })
  for (const [index, id] of ids.entries()) {
    expect(await read(id)).toEqual({ ...before[index], version: 3 })
  }
})

test('projects that people add at the same time are all kept', async () => {
  const { admin, app } = site()
  const projects: string[] = []
  for (let n = 0; n < 5; n++) projects.push((await makePost(admin))._id)
  const id = await add('Wanted')
  const changes = projects.map(
    (project) => () => admin.publication.updatePublications({ ids: [id], addProjects: [project] }),
  )
  expect(await countConcurrentStatuses(app, changes)).toEqual({ 200: projects.length })
  expect((await read(id)).projects.toSorted()).toEqual(projects.toSorted())
})

test('bulk changes of the same publications in different orders all succeed', async () => {
  const { admin, app } = site()
  const ids: string[] = []
  for (const title of ['A', 'B', 'C', 'D', 'E', 'F']) ids.push(await add(title))
  const changes = ids.map((_, n) => () => {
    const turned = [...ids.slice(n), ...ids.slice(0, n)]
    const publicationType = `Type ${n}`
    return admin.publication.updatePublications({ ids: turned, publicationType })
  })
  expect(await countConcurrentStatuses(app, changes)).toEqual({ 200: ids.length })
  const types = (await Promise.all(ids.map(read))).map(({ publicationType }) => publicationType)
  expect(new Set(types).size).toBe(1)
})

test('several publications are deleted and restored together', async () => {
  const { publication, history, trash } = site().admin
  const ids = [await add('Third'), await add('Fourth')]
  const { historyIds } = await publication.deletePublications({ ids: [...ids, ...ids] })
  for (const id of ids) expect((await refusalOf(read(id))).status).toBe(404)
  const inTrash = (await trash.showTrash({})).trash.map(({ id }) => id)
  expect(inTrash).toEqual(expect.arrayContaining(ids))
  await history.restoreAll({ historyIds })
  expect(await Promise.all(ids.map(async (id) => (await read(id)).title))).toEqual([
    'Third',
    'Fourth',
  ])
})

test('if one of the publications is missing, none is changed', async () => {
  const { publication } = site().admin
  const id = await add('Fifth')
  const ids = [id, unknownId]
  const changing = publication.updatePublications({ ids, publicationType: 'Talk' })
  expect((await refusalOf(changing)).status).toBe(404)
  expect((await refusalOf(publication.deletePublications({ ids }))).status).toBe(404)
  const unknown = publication.updatePublications({ ids: [id], addProjects: [unknownId] })
  expect((await refusalOf(unknown)).status).toBe(400)
  expect(await read(id)).toMatchObject({ publicationType: 'Journal article', version: 1 })
})

test('a merge is undone as one step', async () => {
  const { publication, history } = site().admin
  const [keepId, mergeId] = [await add('Kept'), await add('Merged', { venue: 'Journal' })]
  const { historyIds } = await publication.mergePublications({ keepId, mergeId })
  expect((await read(keepId)).venue).toBe('Journal')
  await history.restoreAll({ historyIds })
  expect([(await read(keepId)).venue, (await read(mergeId)).venue]).toEqual(['', 'Journal'])
})

test('an article gets missing data, picture and DOI of its preprint', async () => {
  const { publication } = site().admin
  const { _id: profileId, name } = await makeProfile(site().admin)
  const author = { name, profileId, isEqual: true, isCorresponding: false }
  const keepId = await add('Article', { doi: '10.5555/article', authors: name })
  const mergeId = await add('Preprint', {
    publicationType: 'Preprint',
    doi: '10.1101/2020.01.01',
    picture: await pictureFile(),
    keywords: ['EEG'],
    authorList: [author],
    abstract: 'An abstract',
    links: [{ kind: 'code', url: 'https://lab.example/code' }],
  })
  const { picture } = await read(mergeId)
  expect(picture).not.toBe('')
  await publication.mergePublications({ keepId, mergeId })
  expect(await read(keepId)).toMatchObject({
    doi: '10.5555/article',
    picture,
    keywords: ['EEG'],
    abstract: 'An abstract',
    links: [{ kind: 'code' }],
    authorList: [author],
    versions: [{ kind: 'Preprint', title: 'Preprint', doi: '10.1101/2020.01.01' }],
  })
})

test('several people are deleted and restored with their teams', async () => {
  const { profile, team, history } = site().admin
  const people = [await makeProfile(site().admin), await makeProfile(site().admin)]
  const profileIds = people.map(({ _id }) => _id)
  await team.add({ name: 'Leadership', peoples: profileIds })
  const membersNow = async () =>
    (await team.all()).teams.flatMap(({ peoples }) => peoples.map(({ _id }) => _id))
  const { historyIds } = await profile.deleteProfiles({ profileIds })
  expect(await membersNow()).toEqual([])
  await history.restoreAll({ historyIds })
  expect(await membersNow()).toEqual(profileIds)
})
