import { expect, test } from 'vitest'
import { publishedState } from '#contract/call/publishing.ts'
import {
  everyPostField,
  makeCategory,
  makeMilestone,
  makePeople,
  makePost,
  makeProfile,
  makeSubPost,
  startSite,
  unknownId,
} from '#server/tools/testing/content/content.ts'
import { incompressibleTexts, longText } from '#server/tools/testing/content/texts.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { refusalsOf } from '#server/tools/testing/http/refusals.ts'

test('texts of maximum length are returned as they were sent', async () => {
  const { admin, visitor } = await startSite()
  const fields = {
    title: longText(200),
    shortDesc: longText(2_000),
    content: longText(200_000),
    grant: longText(2_000),
    references: incompressibleTexts(100),
  }
  const { _id: id } = await makePost(admin, fields)
  expect((await visitor.post.getSinglePost({ id })).post).toMatchObject(fields)
})

test('a project is created with every field, and everyone sees all of them', async () => {
  const site = await startSite()
  const { fields, category, people } = await everyPostField(site)
  const { data, message } = await site.admin.post.createPost({
    ...fields,
    category: category._id,
    contributors: people,
    image: await freshPicture(),
  })
  expect(message).toBe('Post Created Successfully')
  const { profiles } = await site.visitor.profile.profiles()
  const contributors = people.map((id) => profiles.find(({ _id }) => _id === id))
  expect(data).toEqual({
    ...fields,
    _id: data._id,
    image: data.image,
    version: 1,
    category,
    contributors,
    subPost: [],
    milestones: [],
    ...publishedState,
  })
  expect(data.image).toMatch(/^\/media\/.+-40x30-[0-9a-f]{6}\.webp$/)
  expect(await site.visitor.post.getAllPosts()).toMatchObject({ posts: [data], total: 1 })
  const { posts } = await site.visitor.post.postTitles({ search: data.title })
  const { _id, title, shortDesc, image } = data
  expect(posts).toEqual([{ _id, title, shortDesc, image, category, ...publishedState }])
})

testOnce('a project needs title, short description, content and category only', async () => {
  const { admin } = await startSite()
  expect(await makePost(admin)).toMatchObject({
    references: [],
    contributors: [],
    grant: '',
    image: '',
    subPost: [],
    milestones: [],
  })
})

test('a single project is returned both as post and as data', async () => {
  const { admin, visitor } = await startSite()
  const made = await makePost(admin)
  const section = await makeSubPost(admin, made._id)
  const milestone = await makeMilestone(admin, made._id)
  const { post, data } = await visitor.post.getSinglePost({ id: made._id })
  expect(post).toEqual({ ...made, subPost: [section], milestones: [milestone] })
  expect(data).toEqual(post)
})

test('projects are listed newest first, and an update does not change the order', async () => {
  const { admin, visitor } = await startSite()
  const { _id: category } = await makeCategory(admin)
  const [a, b, c] = [
    await makePost(admin, { category }),
    await makePost(admin, { category }),
    await makePost(admin, { category }),
  ]
  await admin.post.updatePost({ postId: a._id, title: 'Changed' })
  const { posts } = await visitor.post.getAllPosts()
  expect(posts.map(({ _id }) => _id)).toEqual([c._id, b._id, a._id])
})

test('unknown people and categories are rejected, and nothing changes', async () => {
  const { admin, visitor } = await startSite()
  const [person = ''] = await makePeople(admin, 1)
  const post = await makePost(admin, { contributors: [person] })
  const before = await visitor.post.getAllPosts()
  const stranger = { message: 'Names someone who does not exist', path: 'contributors' }
  const nowhere = { message: 'This category does not exist', path: 'category' }
  const change = { postId: post._id, title: 'Not kept' }
  const text = { title: 'x', shortDesc: 'x', content: 'x', category: post.category._id }
  for (const [call, error] of [
    [() => admin.post.createPost({ ...text, contributors: [person, unknownId] }), stranger],
    [() => admin.post.updatePost({ ...change, contributors: [unknownId] }), stranger],
    [() => admin.post.createPost({ ...text, category: unknownId }), nowhere],
    [() => admin.post.updatePost({ ...change, category: unknownId }), nowhere],
  ] as const) {
    const refusal = await refusalOf(call())
    expect(refusal).toMatchObject({ status: 400, message: error.message, errors: [error] })
  }
  expect(await visitor.post.getAllPosts()).toEqual(before)
})

test('a duplicate contributor is rejected', async () => {
  const { admin, visitor } = await startSite()
  const [a = '', b = ''] = await makePeople(admin, 2)
  const { _id } = await makePost(admin, { contributors: [a] })
  const refusal = await refusalOf(admin.post.updatePost({ postId: _id, contributors: [a, b, a] }))
  expect(refusal).toMatchObject({
    status: 400,
    errors: [{ path: 'contributors.2', message: 'Named twice' }],
  })
  const { post } = await visitor.post.getSinglePost({ id: _id })
  expect(post.contributors.map((each) => each._id)).toEqual([a])
})

test('deleting a project deletes its parts, and does not affect other projects', async () => {
  const { app, admin, visitor } = await startSite()
  const gone = await makePost(admin, { image: await freshPicture() })
  const stays = await makePost(admin)
  await makeSubPost(admin, gone._id, [await freshPicture()])
  await makeMilestone(admin, gone._id)
  const contributors = [(await makeProfile(admin))._id]
  const images = [await freshPicture()]
  await admin.researchProgress.createResearchProgress({ postId: gone._id, contributors, images })
  const ids = { postId: gone._id, categoryId: gone.category._id }
  expect((await admin.post.deletePost(ids)).message).toBe('Post Deleted Successfully')
  expect((await visitor.post.getAllPosts()).posts).toEqual([stays])
  const { queries } = app.services.database
  for (const table of ['subPost', 'milestone', 'researchProgress', 'subPostImage'] as const) {
    expect(await queries.selectFrom(table).selectAll().execute()).toEqual([])
  }
  expect((await refusalOf(admin.post.deletePost(ids))).status).toBe(404)
})

testOnce('a project is not deleted from a category it is not in', async () => {
  const { admin, visitor } = await startSite()
  const post = await makePost(admin)
  const { _id: other } = await makeCategory(admin)
  const before = await visitor.post.getAllPosts()
  for (const categoryId of [other, unknownId]) {
    const refusal = await refusalOf(admin.post.deletePost({ postId: post._id, categoryId }))
    expect(refusal).toMatchObject({
      status: 409,
      message: 'This project has been moved to another category',
    })
  }
  expect(await visitor.post.getAllPosts()).toEqual(before)
})

test('a deleted person is removed from every project, and the others keep their order', async () => {
  const { admin, visitor } = await startSite()
  const [a = '', b = '', c = ''] = await makePeople(admin, 3)
  const { _id } = await makePost(admin, { contributors: [c, b, a] })
  await admin.profile.deleteProfile({ profileId: b })
  const { post } = await visitor.post.getSinglePost({ id: _id })
  expect(post.contributors.map((each) => each._id)).toEqual([c, a])
})

testOnce('an unknown project is not found', async () => {
  const { admin, visitor } = await startSite()
  const { _id: categoryId } = await makeCategory(admin)
  const calls = [
    visitor.post.getSinglePost({ id: unknownId }),
    admin.post.updatePost({ postId: unknownId, title: 'x' }),
    admin.post.deletePost({ postId: unknownId, categoryId }),
    admin.post.createSubPost({ postId: unknownId, sectionName: 'x' }),
    admin.post.createMilestone({ postId: unknownId, title: 'x' }),
  ]
  for (const refusal of await refusalsOf(calls)) {
    expect(refusal).toMatchObject({ status: 404, message: 'Project not found' })
  }
})
