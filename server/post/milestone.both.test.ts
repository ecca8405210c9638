import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { days } from '#server/tools/testing/app/clock.ts'
import {
  makeMilestone,
  makePost,
  shareSite,
  startSite,
  unknownId,
} from '#server/tools/testing/content/content.ts'
import { longText, trickyTexts } from '#server/tools/testing/content/texts.ts'
import { describeOnce, testOnce } from '#server/tools/testing/database/database.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { refusalsOf } from '#server/tools/testing/http/refusals.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const site = shareSite()
const newPost = async () => (await makePost(site().admin))._id
const milestones = async (id: string) =>
  (await site().visitor.post.getSinglePost({ id })).post.milestones
const send = (method: string, path: string, body?: unknown) =>
  sendJson(site().app, method, `/post/${path}`, body, site())

const fields = {
  title: 'First scans',
  description: 'From *four* hospitals',
  dueDate: '2027-01-31',
  status: 'on its way, nearly',
}

test('a milestone is created with every field and returned with its project', async () => {
  const postId = await newPost()
  const { data, message } = await site().admin.post.createMilestone({ postId, ...fields })
  expect(message).toBe('Milestone Created Successfully')
  expect(data).toEqual({ ...fields, _id: data._id, version: 1 })
  expect(await milestones(postId)).toEqual([data])
})

test('every field is optional', async () => {
  const { body } = await send('POST', 'createMilestone', { postId: await newPost() })
  expect(body.data).toMatchObject({ title: '', description: '', dueDate: '', status: '' })
})

test('milestones keep the order of adding', async () => {
  const postId = await newPost()
  const made = [
    await makeMilestone(site().admin, postId, { dueDate: '2030-01-01' }),
    await makeMilestone(site().admin, postId, { dueDate: '2020-01-01' }),
  ]
  expect(await milestones(postId)).toEqual(made)
})

test('a project has today’s states of its milestones, which change at the end of the day', async () => {
  const { app, admin, visitor } = await startSite()
  const { _id: id } = await makePost(admin)
  const tomorrow = new Date(Date.now() + days(1)).toISOString().slice(0, 10)
  const soon = await makeMilestone(admin, id, { dueDate: tomorrow, status: 'Planned' })
  const done = await makeMilestone(admin, id, { dueDate: '2020-01-01', status: 'Completed' })
  const own = await makeMilestone(admin, id, { status: 'Phase II' })
  const states = async () => (await visitor.post.getSinglePost({ id })).milestoneStates
  expect(await states()).toEqual({ [soon._id]: 'next', [done._id]: 'done', [own._id]: 'other' })
  app.advance(days(3))
  expect((await states())[soon._id]).toBe('late')
})

testOnce('text comes back as it was sent, whatever it is', async () => {
  const postId = await newPost()
  const made: unknown[] = []
  for (const [what, text] of trickyTexts) {
    const given = { title: text, description: text, status: text }
    const { data } = await site().admin.post.createMilestone({ postId, ...given })
    expect(data, what).toMatchObject(given)
    made.push(data)
  }
  expect(await milestones(postId)).toEqual(made)
})

// Tests of projects and people check that long texts are stored and found.
testOnce('text may be as long as it may be', () => {
  const given = { title: longText(200), description: longText(200_000), status: longText(200) }
  const input = api.post.createMilestone.input.parse({ postId: unknownId, ...given })
  expect(input).toMatchObject(given)
})

describeOnce('a due date', () => {
  test.for([
    '2026-02-28',
    '2024-02-29',
    '2026-02-28T23:59:59Z',
    '2026-02-28T23:59:59.123+05:30',
    '2026-02-28T10:00',
    '',
  ])('of "%s" comes back as it was sent', async (dueDate) => {
    const postId = await newPost()
    expect((await makeMilestone(site().admin, postId, { dueDate })).dueDate).toBe(dueDate)
  })

  test.for<unknown>([
    '2026-02-30',
    '2025-02-29',
    'yesterday',
    '31.12.2026',
    '2026-13-01',
    '2026-1-1',
    ' 2026-01-01',
    20_260_101,
    null,
  ])('of %j is refused, and nothing changes', async (dueDate) => {
    const postId = await newPost()
    const before = [await makeMilestone(site().admin, postId, fields)]
    const milestoneId = before[0]?._id
    for (const answer of [
      await send('POST', 'createMilestone', { postId, dueDate }),
      await send('PUT', 'updateMilestone', { milestoneId, title: 'x', dueDate }),
    ]) {
      expect(answer.status).toBe(400)
      expect(answer.body.errors).toEqual([{ path: 'dueDate', message: 'Not a valid date' }])
    }
    expect(await milestones(postId)).toEqual(before)
  })
})

test('an update changes only the fields that are sent, with and without the project’s id', async () => {
  const { admin } = site()
  const postId = await newPost()
  const { _id: milestoneId } = await makeMilestone(admin, postId, fields)
  const first = await admin.post.updateMilestone({ milestoneId, postId, status: 'done' })
  expect(first.message).toBe('Milestone Updated Successfully')
  expect(first.data).toEqual({ ...fields, _id: milestoneId, status: 'done', version: 2 })
  const second = await admin.post.updateMilestone({ milestoneId, dueDate: '' })
  expect(second.data).toEqual({ ...first.data, dueDate: '', version: 3 })
  const other = { title: 'A', description: 'B', dueDate: '1999-12-31', status: 'C' }
  const third = await admin.post.updateMilestone({ milestoneId, ...other })
  expect(third.data).toEqual({ _id: milestoneId, version: 4, ...other })
})

test('deleting a milestone does not affect the others', async () => {
  const { admin } = site()
  const postId = await newPost()
  const { _id: milestoneId } = await makeMilestone(admin, postId)
  const stays = await makeMilestone(admin, postId)
  const { message } = await admin.post.deleteMilestone({ postId, milestoneId })
  expect(message).toBe('Milestone Deleted Successfully')
  expect(await milestones(postId)).toEqual([stays])
  const byAddress = `deleteMilestone?postId=${postId}&milestoneId=${stays._id}`
  expect((await send('DELETE', byAddress)).status).toBe(200)
  expect(await milestones(postId)).toEqual([])
})

test('a milestone with another project’s id is not found, and nothing changes', async () => {
  const { admin } = site()
  const mine = await newPost()
  const postId = await newPost()
  const { _id: milestoneId } = await makeMilestone(admin, mine)
  const before = await milestones(mine)
  const calls = [
    admin.post.updateMilestone({ postId, milestoneId, title: 'x' }),
    admin.post.deleteMilestone({ postId, milestoneId }),
    admin.post.updateMilestone({ milestoneId: unknownId, title: 'x' }),
    admin.post.deleteMilestone({ postId, milestoneId: unknownId }),
  ]
  for (const refusal of await refusalsOf(calls)) {
    expect(refusal).toMatchObject({ status: 404, message: 'Milestone not found' })
  }
  expect(await milestones(mine)).toEqual(before)
})

test('an update of an outdated version is rejected', async () => {
  const { admin } = site()
  const postId = await newPost()
  const { _id: milestoneId, version } = await makeMilestone(admin, postId)
  await admin.post.updateMilestone({ milestoneId, version, status: 'first' })
  const before = await milestones(postId)
  const late = admin.post.updateMilestone({ milestoneId, version, status: 'late' })
  expect((await refusalOf(late)).status).toBe(409)
  expect(await milestones(postId)).toEqual(before)
})

test.for<[string, object, string]>([
  ['a title of 201 characters', { title: 'x'.repeat(201) }, 'title'],
  ['a status of 201 characters', { status: 'x'.repeat(201) }, 'status'],
  ['a description that is a list', { description: [] }, 'description'],
  ['a NUL in the status', { status: '\u0000' }, 'status'],
])('%s is refused', async ([, given, path]) => {
  const postId = await newPost()
  const { status, body } = await send('POST', 'createMilestone', { postId, ...given })
  expect([status, body.errors[0].path]).toEqual([400, path])
  expect(await milestones(postId)).toEqual([])
})
