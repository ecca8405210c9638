import { expect, test } from 'vitest'
import { makePost, makeSubPost, shareSite } from '#server/tools/testing/content/content.ts'
import { freshPictures } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

const site = shareSite()

const newSection = async (pictures: number) => {
  const { admin } = site()
  const postId = (await makePost(admin))._id
  return { postId, section: await makeSubPost(admin, postId, await freshPictures(pictures)) }
}

test('a new image has neither caption nor alternative text', async () => {
  const { section } = await newSection(2)
  expect(section.pictureTexts).toEqual(
    section.imageUrls.map((url) => ({ url, caption: '', alt: '' })),
  )
})

test('caption and alternative text are stored with their image, and deleted with it', async () => {
  const { admin, visitor } = site()
  const { postId, section } = await newSection(2)
  const ids = { postId, subPostId: section._id }
  const [first = '', second = ''] = section.imageUrls
  const texts = { url: second, caption: 'The border, *twice*', alt: 'Two scans side by side' }
  await admin.post.updateSubPost({ ...ids, pictureTexts: [texts] })
  const read = async () => (await visitor.post.getSinglePost({ id: postId })).post.subPost[0]
  expect((await read())?.pictureTexts).toEqual([{ url: first, caption: '', alt: '' }, texts])

  await admin.post.updateSubPost({ ...ids, sectionName: 'Borders' })
  expect((await read())?.pictureTexts[1]).toEqual(texts)
  await admin.post.removeImageFromSubPost({ ...ids, url: second })
  expect((await read())?.pictureTexts).toEqual([{ url: first, caption: '', alt: '' }])
})

test('texts of images are restored with an earlier version', async () => {
  const { admin } = site()
  const { postId, section } = await newSection(1)
  const ids = { postId, subPostId: section._id }
  const [url = ''] = section.imageUrls
  const say = (caption: string) =>
    admin.post.updateSubPost({ ...ids, pictureTexts: [{ url, caption, alt: '' }] })
  await say('First words')
  await say('Second words')
  const { history } = await admin.history.showHistory({ entity: 'subPost', entityId: section._id })
  await admin.history.restore({ historyId: history[0]?._id ?? '' })
  const { post } = await admin.post.getSinglePost({ id: postId })
  expect(post.subPost[0]?.pictureTexts).toEqual([{ url, caption: 'First words', alt: '' }])
})

test('texts for an image that the section does not have are rejected', async () => {
  const { admin } = site()
  const { postId, section } = await newSection(1)
  const pictureTexts = [{ url: '/media/elsewhere.webp', caption: 'Lost', alt: '' }]
  const refused = refusalOf(
    admin.post.updateSubPost({ postId, subPostId: section._id, pictureTexts }),
  )
  expect(await refused).toMatchObject({
    status: 400,
    errors: [{ path: 'pictureTexts.0.url', message: 'This section has no such picture' }],
  })
})
