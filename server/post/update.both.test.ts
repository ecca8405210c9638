import { expect, test } from 'vitest'
import {
  everyPostField,
  makeCategory,
  makeMilestone,
  makePost,
  makeSubPost,
  startSite,
} from '#server/tools/testing/content/content.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

test('an update of every field changes every field', async () => {
  const site = await startSite()
  const { fields, category, people } = await everyPostField(site)
  const before = await makePost(site.admin, { image: await freshPicture() })
  const { data, message } = await site.admin.post.updatePost({
    postId: before._id,
    ...fields,
    category: category._id,
    contributors: people,
    image: await freshPicture(),
  })
  expect(message).toBe('Post Updated Successfully')
  expect(data).toMatchObject({ ...fields, category, version: 2 })
  expect(data.contributors.map(({ _id }) => _id)).toEqual(people)
  expect(data.image).not.toBe(before.image)
  expect((await site.visitor.post.getSinglePost({ id: before._id })).post).toEqual(data)
})

test('an update keeps every omitted field', async () => {
  const site = await startSite()
  const { fields, category, people } = await everyPostField(site)
  const before = await makePost(site.admin, {
    ...fields,
    category: category._id,
    contributors: people,
    image: await freshPicture(),
  })
  await makeSubPost(site.admin, before._id)
  await makeMilestone(site.admin, before._id)
  const { post: whole } = await site.visitor.post.getSinglePost({ id: before._id })
  const { data } = await site.admin.post.updatePost({ postId: before._id, grant: 'Another' })
  expect(data).toEqual({ ...whole, grant: 'Another', version: 2 })
  const nothing = await site.admin.post.updatePost({ postId: before._id })
  expect(nothing.data).toEqual({ ...data, version: 3 })
})

test('lists and the image can be emptied', async () => {
  const site = await startSite()
  const { fields, people } = await everyPostField(site)
  const { _id } = await makePost(site.admin, {
    references: fields.references,
    contributors: people,
    image: await freshPicture(),
  })
  const empty = { references: [], contributors: [], grant: '', image: '' }
  const { data } = await site.admin.post.updatePost({ postId: _id, ...empty })
  expect(data).toMatchObject(empty)
})

test('an image is kept if its own URL is sent back, and other URLs are rejected', async () => {
  const { admin, visitor } = await startSite()
  const mine = await makePost(admin, { image: await freshPicture() })
  const other = await makePost(admin, { image: await freshPicture() })
  const kept = await admin.post.updatePost({ postId: mine._id, image: mine.image })
  expect(kept.data.image).toBe(mine.image)
  const before = await visitor.post.getAllPosts()
  const foreign = [other.image, 'https://evil.example/x.png', '/media/../secret', 'x']
  for (const image of foreign) {
    const refusal = await refusalOf(admin.post.updatePost({ postId: mine._id, image }))
    expect(refusal).toMatchObject({ status: 400, errors: [{ path: 'image' }] })
  }
  expect(await visitor.post.getAllPosts()).toEqual(before)
})

test('a project can change its category', async () => {
  const { admin, visitor } = await startSite()
  const post = await makePost(admin)
  const { _id, name } = await makeCategory(admin)
  const { data } = await admin.post.updatePost({ postId: post._id, category: _id })
  expect(data.category).toEqual({ _id, name })
  const { data: old } = await visitor.category.category({ categoryId: post.category._id })
  expect(old.selectedCategory.projects).toEqual([])
})

test('an update of an outdated version is rejected', async () => {
  const { admin, visitor } = await startSite()
  const { _id, version } = await makePost(admin)
  await admin.post.updatePost({ postId: _id, version, title: 'First' })
  const before = await visitor.post.getAllPosts()
  const image = await freshPicture()
  const late = admin.post.updatePost({ postId: _id, version, title: 'Late', image })
  expect(await refusalOf(late)).toMatchObject({
    status: 409,
    message: 'Project was changed by someone else in the meantime',
  })
  expect(await visitor.post.getAllPosts()).toEqual(before)
})
