import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { ResearchProgressInput } from '#contract/post/research-progress.ts'
import {
  makePeople,
  makePost,
  shareSite,
  unknownId,
} from '#server/tools/testing/content/content.ts'
import { longText, trickyTexts } from '#server/tools/testing/content/texts.ts'
import { describeOnce, testOnce } from '#server/tools/testing/database/database.ts'
import { freshPicture, freshPictures } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { refusalsOf } from '#server/tools/testing/http/refusals.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'
import { type FormField, sendForm } from '#server/tools/testing/http/send-form.ts'

const site = shareSite()
const newPost = async () => (await makePost(site().admin))._id
const read = async (postId: string) =>
  (await site().visitor.researchProgress.getResearchProgress({ postId })).researchProgress
const make = async (postId: string, fields: ResearchProgressInput = {}) =>
  (await site().admin.researchProgress.createResearchProgress({ postId, ...fields })).data
const form = (method: string, path: string, entries: readonly FormField[]) =>
  sendForm(site().app, method, `/researchProgress/${path}`, entries, site())
const send = (method: string, path: string, body?: unknown) =>
  sendJson(site().app, method, `/researchProgress/${path}`, body, site())

test('an entry is created with every field and returned with its people and images', async () => {
  const postId = await newPost()
  const people = (await makePeople(site().admin, 3)).toReversed()
  const { data, message } = await site().admin.researchProgress.createResearchProgress({
    postId,
    description: 'A **step**',
    contributors: people,
    images: await freshPictures(2),
  })
  expect(message).toBe('Research Progress Created Successfully')
  const { profiles } = await site().visitor.profile.profiles()
  expect(data).toEqual({
    _id: data._id,
    postId,
    description: 'A **step**',
    version: 1,
    contributors: people.map((id) => profiles.find(({ _id }) => _id === id)),
    imageUrls: data.imageUrls,
  })
  expect(data.imageUrls).toHaveLength(2)
  expect(await read(postId)).toEqual([data])
})

test('only entries of the project are returned, oldest first', async () => {
  const postId = await newPost()
  const made = [await make(postId), await make(postId), await make(postId)]
  await make(await newPost())
  const changed = { id: made[0]?._id ?? '', description: 'Changed' }
  const { data } = await site().admin.researchProgress.updateResearchProgress(changed)
  expect(await read(postId)).toEqual([data, made[1], made[2]])
})

test('entries have limit, offset and the project’s total', async () => {
  const { visitor } = site()
  const postId = await newPost()
  const made = [await make(postId), await make(postId), await make(postId)]
  await make(await newPost())
  const { getResearchProgress } = visitor.researchProgress
  expect(await getResearchProgress({ postId })).toMatchObject({ total: 3 })
  expect(await getResearchProgress({ postId, limit: 1, offset: 1 })).toMatchObject({
    researchProgress: [made[1]],
    total: 3,
  })
  expect(await getResearchProgress({ postId, offset: 3 })).toMatchObject({
    researchProgress: [],
    total: 3,
  })
})

testOnce('the progress of an unknown project is not found', async () => {
  const images = [await freshPicture()]
  const calls = [read(unknownId), make(unknownId, { description: 'x', images })]
  for (const refusal of await refusalsOf(calls)) {
    expect(refusal).toMatchObject({ status: 404, message: 'Project not found' })
  }
})

testOnce.for<[string, (ids: string[], files: File[]) => FormField[]]>([
  [
    'a browser and the specification send it',
    (ids, files) => [
      ['contributors', JSON.stringify(ids)],
      ...files.map((file): FormField => ['images[]', file]),
    ],
  ],
  [
    'axios sends it',
    (ids, files) => [
      ...ids.map((id): FormField => ['contributors[]', id]),
      ...files.map((file): FormField => ['images', file]),
    ],
  ],
])('a form as %s', async ([, entries]) => {
  const people = (await makePeople(site().admin, 2)).toReversed()
  const fields: FormField[] = [
    ['postId', await newPost()],
    ['description', 'x'],
  ]
  const { body } = await form('POST', 'createResearchProgress', [
    ...fields,
    ...entries(people, await freshPictures(2)),
  ])
  expect(body.data.contributors.map(({ _id }: { _id: string }) => _id)).toEqual(people)
  expect(body.data.imageUrls).toHaveLength(2)
})

describeOnce('text comes back as it was sent', () => {
  test('with any characters, as a form and as JSON', async () => {
    const postId = await newPost()
    const made: unknown[] = []
    for (const [what, description] of trickyTexts) {
      const byForm = await form('POST', 'createResearchProgress', [
        ['postId', postId],
        ['description', description],
      ])
      const byJson = await send('POST', 'createResearchProgress', { postId, description })
      for (const { body } of [byForm, byJson]) {
        expect(body.data, what).toMatchObject({ description })
        made.push(body.data)
      }
    }
    expect(await read(postId)).toEqual(made)
  })

  // Tests of projects and people check that long texts are stored and found.
  test('with maximum length', () => {
    const description = longText(200_000)
    const { input } = api.researchProgress.createResearchProgress
    expect(input.parse({ postId: unknownId, description })).toMatchObject({ description })
  })
})

testOnce('an update keeps what it does not name and adds new pictures to those there', async () => {
  const { researchProgress } = site().admin
  const postId = await newPost()
  const people = await makePeople(site().admin, 2)
  const before = await make(postId, {
    description: 'Before',
    contributors: people,
    images: await freshPictures(2),
  })
  const id = before._id
  const renamed = await researchProgress.updateResearchProgress({ id, description: 'After' })
  expect(renamed.message).toBe('Research Progress Updated Successfully')
  expect(renamed.data).toEqual({ ...before, description: 'After', version: 2 })
  const { data } = await researchProgress.updateResearchProgress({
    id,
    postId,
    contributors: people.toReversed(),
    images: [await freshPicture()],
  })
  expect(data.contributors.map(({ _id }) => _id)).toEqual(people.toReversed())
  expect(data.imageUrls.slice(0, 2)).toEqual(before.imageUrls)
  expect(data.imageUrls).toHaveLength(3)
  const emptied = await researchProgress.updateResearchProgress({ id, contributors: [] })
  expect(emptied.data).toEqual({ ...data, contributors: [], version: 4 })
})

test('the id is also accepted as _id', async () => {
  const postId = await newPost()
  const { _id } = await make(postId, { images: [await freshPicture()] })
  const changed = await send('PUT', 'updateResearchProgress', { _id, description: 'x' })
  expect(changed.body.data.description).toBe('x')
  const url = changed.body.data.imageUrls[0]
  const address = `deleteSingleImage?_id=${_id}&url=${encodeURIComponent(url)}`
  expect((await send('DELETE', address)).body.data.imageUrls).toEqual([])
})

testOnce('one picture is taken off, the others keep their order', async () => {
  const { researchProgress } = site().admin
  const postId = await newPost()
  const { _id: id, imageUrls } = await make(postId, { images: await freshPictures(3) })
  const [first = '', second, third] = imageUrls
  const { data, message } = await researchProgress.deleteSingleImage({ id, url: first })
  expect(message).toBe('Image Deleted Successfully')
  expect(data.imageUrls).toEqual([second, third])
})

testOnce("a picture that is not this entry's is not taken off", async () => {
  const postId = await newPost()
  const mine = await make(postId, { images: [await freshPicture()] })
  const other = await make(postId, { images: [await freshPicture()] })
  for (const url of [other.imageUrls[0] ?? '', '/media/x', '%']) {
    const call = site().admin.researchProgress.deleteSingleImage({ id: mine._id, url })
    expect(await refusalOf(call)).toMatchObject({
      status: 404,
      message: 'This entry has no such picture',
    })
  }
  expect(await read(postId)).toEqual([mine, other])
})

testOnce('a deleted entry is gone and the others stay', async () => {
  const postId = await newPost()
  const { _id: researchProgressId } = await make(postId, { images: [await freshPicture()] })
  const stays = await make(postId)
  const { message } = await site().admin.researchProgress.deleteResearchProgress({
    postId,
    researchProgressId,
  })
  expect(message).toBe('Research Progress Deleted Successfully')
  expect(await read(postId)).toEqual([stays])
})

testOnce("an entry named with another project's id is not found, and nothing changes", async () => {
  const { researchProgress } = site().admin
  const mine = await newPost()
  const postId = await newPost()
  const entry = await make(mine, { images: [await freshPicture()] })
  const images = [await freshPicture()]
  const calls = [
    researchProgress.updateResearchProgress({ id: entry._id, postId, description: 'x', images }),
    researchProgress.deleteResearchProgress({ researchProgressId: entry._id, postId }),
    researchProgress.updateResearchProgress({ id: unknownId, description: 'x' }),
    researchProgress.deleteResearchProgress({ researchProgressId: unknownId, postId }),
    researchProgress.deleteSingleImage({ id: unknownId, url: '/media/x' }),
  ]
  for (const refusal of await refusalsOf(calls)) {
    expect(refusal).toMatchObject({ status: 404, message: 'Research progress not found' })
  }
  expect(await read(mine)).toEqual([entry])
})

test('a deleted person is removed from every entry', async () => {
  const postId = await newPost()
  const [a = '', b = ''] = await makePeople(site().admin, 2)
  await make(postId, { contributors: [a, b] })
  await site().admin.profile.deleteProfile({ profileId: a })
  expect((await read(postId))[0]?.contributors.map(({ _id }) => _id)).toEqual([b])
})

testOnce('a version that is no longer current is refused, and nothing changes', async () => {
  const { researchProgress } = site().admin
  const postId = await newPost()
  const { _id: id, version } = await make(postId)
  await researchProgress.updateResearchProgress({ id, version, description: 'First' })
  const before = await read(postId)
  const images = [await freshPicture()]
  const late = researchProgress.updateResearchProgress({ id, version, images })
  expect((await refusalOf(late)).status).toBe(409)
  expect(await read(postId)).toEqual(before)
})

testOnce.for<[string, object, string]>([
  ['no project', { postId: undefined }, 'postId'],
  ['a blank project', { postId: ' ' }, 'postId'],
  ['a description of 200001', { description: 'x'.repeat(200_001) }, 'description'],
  ['a person nobody knows', { contributors: [unknownId] }, 'contributors'],
  ['a person that is no id', { contributors: ['x'] }, 'contributors.0'],
  ['people that are no list', { contributors: '["x' }, 'contributors'],
  ['pictures that are text', { images: ['/media/x'] }, 'images'],
])('%s is refused', async ([, fields, path]) => {
  const postId = await newPost()
  const { status, body } = await send('POST', 'createResearchProgress', { postId, ...fields })
  expect(status).toBe(400)
  expect(body.errors[0].path).toMatch(new RegExp(`^${path}`))
  expect(await read(postId)).toEqual([])
})

test('a duplicate person is rejected', async () => {
  const postId = await newPost()
  const [a = ''] = await makePeople(site().admin, 1)
  const refusal = await refusalOf(make(postId, { contributors: [a, a] }))
  expect(refusal).toMatchObject({ status: 400, errors: [{ path: 'contributors.1' }] })
  expect(await read(postId)).toEqual([])
})
