import { expect, test } from 'vitest'
import { makePost, shareSite } from '#server/tools/testing/content/content.ts'
import {
  fileClaimingType,
  freshPictures,
  pictureBytes,
} from '#server/tools/testing/files/pictures.ts'
import { countByStatus, statusesOf } from '#server/tools/testing/http/refusal.ts'
import { sendForm } from '#server/tools/testing/http/send-form.ts'

const site = shareSite()
const send = async (images: readonly File[]) => {
  const { _id } = await makePost(site().admin)
  const answer = await sendForm(
    site().app,
    'POST',
    '/post/createSubPost',
    [['postId', _id], ...images.map((image) => ['images[]', image] as const)],
    site(),
  )
  const { post } = await site().visitor.post.getSinglePost({ id: _id })
  return { ...answer, sections: post.subPost.length }
}

test('ten images can be uploaded at once', async () => {
  const { body } = await send(await freshPictures(10))
  expect(body.data.imageUrls).toHaveLength(10)
})

test('eleven images are rejected, and none is stored', async () => {
  const { status, body, sections } = await send(await freshPictures(11))
  expect([status, body.message, sections]).toEqual([413, 'Too many files at once', 0])
})

test('more than 50 MB are rejected, even if each file is small enough', async () => {
  const picture = await pictureBytes({ format: 'jpeg' })
  const bytes = new Uint8Array(9 * 1024 * 1024)
  bytes.set(picture)
  const { status, body, sections } = await send(Array(6).fill(fileClaimingType(bytes)))
  expect([status, body.message, sections]).toEqual([413, 'The request is too large', 0])
})

test('one invalid file rejects all others', async () => {
  const images = [
    ...(await freshPictures(2)),
    fileClaimingType('no picture'),
    ...(await freshPictures(1)),
  ]
  const { status, sections } = await send(images)
  expect([status, sections]).toEqual([415, 0])
})

test('uploads that cannot wait get 503', async () => {
  const { admin } = site()
  const { _id: postId } = await makePost(admin)
  const images = await freshPictures(3)
  const calls = Array.from({ length: 15 }, () => admin.post.createSubPost({ postId, images }))
  const outcomes = countByStatus(await statusesOf(calls))
  expect(Object.keys(outcomes).filter((status) => !['200', '503'].includes(status))).toEqual([])
  expect(outcomes[200]).toBeGreaterThan(0)
  site().app.takeErrors()
  const { post } = await admin.post.getSinglePost({ id: postId })
  expect(post.subPost).toHaveLength(outcomes[200] ?? 0)
})
