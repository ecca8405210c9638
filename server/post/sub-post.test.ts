import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import {
  makePost,
  makeSubPost,
  shareSite,
  unknownId,
} from '#server/tools/testing/content/content.ts'
import { longText, trickyTexts } from '#server/tools/testing/content/texts.ts'
import { freshPicture, freshPictures } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { refusalsOf } from '#server/tools/testing/http/refusals.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'
import { sendForm } from '#server/tools/testing/http/send-form.ts'

const site = shareSite()
const newPost = async () => (await makePost(site().admin))._id
const sections = async (id: string) =>
  (await site().visitor.post.getSinglePost({ id })).post.subPost

test('a section is created with every field and returned with its project', async () => {
  const postId = await newPost()
  const fields = { sectionName: 'Data', subSectionContent: 'Scans of **412** people.' }
  const { data, message } = await site().admin.post.createSubPost({
    postId,
    ...fields,
    images: await freshPictures(3),
  })
  expect(message).toBe('Subpost Created Successfully')
  const { imageUrls, pictureTexts } = data
  expect(data).toEqual({ ...fields, _id: data._id, version: 1, imageUrls, pictureTexts })
  expect(new Set(data.imageUrls).size).toBe(3)
  expect(await sections(postId)).toEqual([data])
})

test('images keep the order in which they were sent', async () => {
  const { app, admin, token } = site()
  const postId = await newPost()
  const images = await freshPictures(4)
  const { imageUrls } = await makeSubPost(admin, postId, images)
  const { body } = await sendForm(
    app,
    'POST',
    '/post/createSubPost',
    [['postId', postId], ...images.toReversed().map((image) => ['images', image] as const)],
    { token },
  )
  expect(body.data.imageUrls).toEqual(imageUrls.toReversed())
})

test.for(['images', 'images[]', 'images[0]'])('an image may be sent as %s', async (field) => {
  const { app, token } = site()
  const entries = [
    ['postId', await newPost()],
    [field, await freshPicture()],
  ] as const
  const { body } = await sendForm(app, 'POST', '/post/createSubPost', entries, { token })
  expect(body.data.imageUrls).toHaveLength(1)
})

test('without images JSON is accepted, and every text is optional', async () => {
  const { app, token } = site()
  const postId = await newPost()
  const { body } = await sendJson(app, 'POST', '/post/createSubPost', { postId }, { token })
  expect(body.data).toMatchObject({ sectionName: '', subSectionContent: '', imageUrls: [] })
})

test('sections keep the order of adding', async () => {
  const postId = await newPost()
  const made = []
  for (let n = 0; n < 4; n++) made.push((await makeSubPost(site().admin, postId))._id)
  await site().admin.post.updateSubPost({ postId, subPostId: made[0] ?? '', sectionName: 'x' })
  expect((await sections(postId)).map(({ _id }) => _id)).toEqual(made)
})

describe('texts are returned as they were sent', () => {
  test('with any characters', async () => {
    const postId = await newPost()
    const made: unknown[] = []
    for (const [what, text] of trickyTexts) {
      const fields = { sectionName: text, subSectionContent: text }
      const { data } = await site().admin.post.createSubPost({ postId, ...fields })
      expect(data, what).toMatchObject(fields)
      made.push(data)
    }
    expect(await sections(postId)).toEqual(made)
  })

  // Tests of projects and people check that long texts are stored and found.
  test('with maximum length', () => {
    const fields = { sectionName: longText(200), subSectionContent: longText(200_000) }
    const input = api.post.createSubPost.input.parse({ postId: unknownId, ...fields })
    expect(input).toMatchObject(fields)
  })
})

test('an update keeps omitted fields and appends new images', async () => {
  const { admin } = site()
  const postId = await newPost()
  const before = await makeSubPost(admin, postId, await freshPictures(2))
  const ids = { postId, subPostId: before._id }
  const renamed = await admin.post.updateSubPost({ ...ids, sectionName: 'New' })
  expect(renamed.message).toBe('Subpost Updated Successfully')
  expect(renamed.data).toEqual({ ...before, sectionName: 'New', version: 2 })
  const { data } = await admin.post.updateSubPost({ ...ids, images: await freshPictures(2) })
  expect(data).toMatchObject({ sectionName: 'New', version: 3 })
  expect(data.imageUrls.slice(0, 2)).toEqual(before.imageUrls)
  expect(data.imageUrls).toHaveLength(4)
})

test('duplicate images are not shown', async () => {
  const { admin } = site()
  const postId = await newPost()
  const picture = await freshPicture()
  const { _id, imageUrls } = await makeSubPost(admin, postId, [picture, picture])
  expect(imageUrls).toHaveLength(1)
  const { data } = await admin.post.updateSubPost({ postId, subPostId: _id, images: [picture] })
  expect(data.imageUrls).toEqual(imageUrls)
})

test('removing an image keeps the order of the others', async () => {
  const { admin } = site()
  const postId = await newPost()
  const { _id: subPostId, imageUrls } = await makeSubPost(admin, postId, await freshPictures(3))
  const [first = '', second = '', third = ''] = imageUrls
  const ids = { postId, subPostId, url: second }
  const { data, message } = await admin.post.removeImageFromSubPost(ids)
  expect(message).toBe('Image Deleted Successfully')
  expect(data.imageUrls).toEqual([first, third])
  const again = await refusalOf(admin.post.removeImageFromSubPost(ids))
  expect(again).toMatchObject({ status: 404, message: 'This entry has no such picture' })
  const added = await admin.post.updateSubPost({
    postId,
    subPostId,
    images: [await freshPicture()],
  })
  expect(added.data.imageUrls.slice(0, 2)).toEqual([first, third])
})

test('another section’s image cannot be removed', async () => {
  const { admin } = site()
  const postId = await newPost()
  const mine = await makeSubPost(admin, postId)
  const other = await makeSubPost(admin, postId, [await freshPicture()])
  for (const url of [other.imageUrls[0] ?? '', '/media/x', 'https://evil.example/x.png']) {
    const call = admin.post.removeImageFromSubPost({ postId, subPostId: mine._id, url })
    expect((await refusalOf(call)).status).toBe(404)
  }
  expect(await sections(postId)).toEqual([mine, other])
})

test('deleting a section does not affect the others', async () => {
  const { admin } = site()
  const postId = await newPost()
  const gone = await makeSubPost(admin, postId, [await freshPicture()])
  const stays = await makeSubPost(admin, postId)
  const { message } = await admin.post.deleteSubPost({ postId, subPostId: gone._id })
  expect(message).toBe('Subpost Deleted Successfully')
  expect(await sections(postId)).toEqual([stays])
})

test('a section with another project’s id is not found, and nothing changes', async () => {
  const { admin } = site()
  const mine = await newPost()
  const postId = await newPost()
  const { _id: subPostId, imageUrls } = await makeSubPost(admin, mine, [await freshPicture()])
  const before = await sections(mine)
  const calls = [
    admin.post.updateSubPost({
      postId,
      subPostId,
      sectionName: 'x',
      images: [await freshPicture()],
    }),
    admin.post.deleteSubPost({ postId, subPostId }),
    admin.post.removeImageFromSubPost({ postId, subPostId, url: imageUrls[0] ?? '' }),
    admin.post.updateSubPost({ postId: mine, subPostId: unknownId }),
    admin.post.deleteSubPost({ postId: unknownId, subPostId }),
  ]
  for (const refusal of await refusalsOf(calls)) {
    expect(refusal).toMatchObject({ status: 404, message: 'Section not found' })
  }
  expect(await sections(mine)).toEqual(before)
})

test('an update of an outdated version is rejected', async () => {
  const { admin } = site()
  const postId = await newPost()
  const { _id: subPostId, version } = await makeSubPost(admin, postId)
  await admin.post.updateSubPost({ postId, subPostId, version, sectionName: 'First' })
  const before = await sections(postId)
  const images = [await freshPicture()]
  const late = admin.post.updateSubPost({ postId, subPostId, version, images })
  expect((await refusalOf(late)).status).toBe(409)
  expect(await sections(postId)).toEqual(before)
})

test('a file that is not an image is rejected and no section is added', async () => {
  const { app, token } = site()
  const postId = await newPost()
  const send = (images: unknown) =>
    sendJson(app, 'POST', '/post/createSubPost', { postId, images }, { token })
  for (const images of ['x', ['/media/x'], 5, [null]]) {
    const { status, body } = await send(images)
    expect(status).toBe(400)
    expect(body.errors[0].path).toMatch(/^images/)
  }
  expect(await sections(postId)).toEqual([])
})
