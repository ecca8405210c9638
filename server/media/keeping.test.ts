import { describe, expect, test } from 'vitest'
import { pictureName, pictureVariant } from '#contract/picture.ts'
import { write } from '#server/db/write.ts'
import { warmUp } from '#server/testing/at-once.ts'
import { makePost, makeProfile, makeSubPost, type Site } from '#server/testing/content.ts'
import { expectNothingLeft } from '#server/testing/leftovers.ts'
import { type SiteWithFiles, startSiteWithFiles } from '#server/testing/media-files.ts'
import { freshPicture, freshPictures } from '#server/testing/pictures.ts'
import { refusalOf } from '#server/testing/refusal.ts'

const nameOf = (url: string) => pictureName(url) ?? `no picture: ${url}`
/** Has a variant made, as a visitor's browser would. */
const visit = async ({ app }: Site, url: string) => {
  expect((await app.fetch(pictureVariant(url, 160, 'webp'), {})).status).toBe(200)
}

describe('files that nothing shows any more are removed, variants too', () => {
  const gone: [string, (site: SiteWithFiles) => Promise<unknown>][] = [
    [
      'when a project gets another picture',
      async (site) => {
        const { _id, image } = await makePost(site.admin, { image: await freshPicture() })
        await visit(site, image)
        const { data } = await site.admin.post.updatePost({
          postId: _id,
          image: await freshPicture(),
        })
        expect(await site.files()).toEqual([nameOf(data.image)])
        await site.admin.post.updatePost({ postId: _id, image: '' })
      },
    ],
    [
      'when a profile loses its picture or is deleted',
      async ({ admin }) => {
        const first = await makeProfile(admin, { profilePic: await freshPicture() })
        await admin.profile.updateProfile({ profileId: first._id, profilePic: '' })
        const second = await makeProfile(admin, { profilePic: await freshPicture() })
        await admin.profile.deleteProfile({ profileId: second._id })
      },
    ],
    [
      'when a latest post gets another picture or is deleted',
      async (site) => {
        const { frontPage } = site.admin
        const { data } = await frontPage.createFrontPage({ pic: await freshPicture() })
        await visit(site, data.pic)
        await frontPage.updateFrontPage({ postId: data._id, pic: await freshPicture() })
        expect(await site.files()).toHaveLength(1)
        await frontPage.deleteFrontPage({ postId: data._id })
      },
    ],
    [
      'when a logo is deleted',
      async ({ admin }) => {
        const { data } = await admin.logo.addLogo({ link: '/', pic: await freshPicture() })
        await admin.logo.deleteLogo({ id: data._id })
      },
    ],
    [
      'when a section loses pictures or is deleted',
      async (site) => {
        const { admin } = site
        const { _id: postId } = await makePost(admin)
        const { _id: subPostId, imageUrls } = await makeSubPost(
          admin,
          postId,
          await freshPictures(3),
        )
        const [url = ''] = imageUrls
        await visit(site, url)
        await admin.post.removeImageFromSubPost({ postId, subPostId, url })
        expect(await site.files()).toEqual(imageUrls.slice(1).map(nameOf).toSorted())
        await admin.post.deleteSubPost({ postId, subPostId })
      },
    ],
    [
      'when a progress entry loses pictures or is deleted',
      async ({ admin, files }) => {
        const { _id: postId } = await makePost(admin)
        const images = await freshPictures(3)
        const { data } = await admin.researchProgress.createResearchProgress({ postId, images })
        const [url = ''] = data.imageUrls
        await admin.researchProgress.deleteSingleImage({ id: data._id, url })
        expect(await files()).toHaveLength(2)
        const ids = { postId, researchProgressId: data._id }
        await admin.researchProgress.deleteResearchProgress(ids)
      },
    ],
    [
      'when a whole project is deleted',
      async (site) => {
        const { admin, files } = site
        const post = await makePost(admin, { image: await freshPicture() })
        await visit(site, post.image)
        await makeSubPost(admin, post._id, await freshPictures(2))
        const images = await freshPictures(2)
        await admin.researchProgress.createResearchProgress({ postId: post._id, images })
        expect(await files()).toHaveLength(6)
        await admin.post.deletePost({ postId: post._id, categoryId: post.category._id })
      },
    ],
  ]
  test.for(gone)('%s', async ([, work]) => {
    const site = await startSiteWithFiles()
    await work(site)
    expect(await site.files()).toEqual([])
    await expectNothingLeft(site.app.services)
  })
})

test('a file that two rows show stays until the last of them is gone', async () => {
  const site = await startSiteWithFiles()
  const { admin, files } = site
  const picture = await freshPicture()
  const post = await makePost(admin, { image: picture })
  const person = await makeProfile(admin, { profilePic: picture })
  const section = await makeSubPost(admin, post._id, [picture])
  expect(section.imageUrls).toEqual([post.image])
  expect(await files()).toEqual([nameOf(post.image)])
  await admin.profile.deleteProfile({ profileId: person._id })
  await admin.post.updatePost({ postId: post._id, image: '' })
  expect(await files()).toEqual([nameOf(post.image)])
  await admin.post.deleteSubPost({ postId: post._id, subPostId: section._id })
  expect(await files()).toEqual([])
})

test('a picture that is put in the place of itself stays', async () => {
  const { admin, files, app } = await startSiteWithFiles()
  const picture = await freshPicture()
  const { _id, image } = await makePost(admin, { image: picture })
  const { data } = await admin.post.updatePost({ postId: _id, image: picture })
  expect(data.image).toBe(image)
  expect(await files()).toEqual([nameOf(image)])
  expect((await app.fetch(image, {})).status).toBe(200)
})

test('a call that is refused leaves no file', async () => {
  const site = await startSiteWithFiles()
  const { admin, files } = site
  const { _id: postId, version } = await makePost(admin)
  const image = await freshPicture()
  const unknown = '01hzzzzzzzzzzzzzzzzzzzzzzz'
  const text = { title: 'x', shortDesc: 'x', content: 'x' }
  const calls = [
    () => admin.post.createPost({ ...text, category: unknown, image }),
    () => admin.post.updatePost({ postId, contributors: [unknown], image }),
    () => admin.post.updatePost({ postId, version: version + 1, image }),
    () => admin.post.createSubPost({ postId: unknown, images: [image] }),
    () =>
      admin.researchProgress.createResearchProgress({
        postId,
        contributors: [unknown],
        images: [image],
      }),
  ]
  for (const call of calls) {
    expect((await refusalOf(call())).status).toBeLessThan(500)
    expect(await files()).toEqual([])
  }
  await expectNothingLeft(site.app.services)
})

test('a call that is refused does not take away a file that others show', async () => {
  const { admin, files, app } = await startSiteWithFiles()
  const picture = await freshPicture()
  const { _id: postId, image } = await makePost(admin, { image: picture })
  const stale = admin.post.updatePost({ postId, version: 99, image: picture })
  expect((await refusalOf(stale)).status).toBe(409)
  expect(await files()).toEqual([nameOf(image)])
  expect((await app.fetch(image, {})).status).toBe(200)
})

test('many who keep the same pictures at once, in any order, never stand in each other’s way', async () => {
  const { app, admin } = await startSiteWithFiles()
  const { database, media } = app.services
  const files = await freshPictures(2)
  const pictures = await media.read(files)
  const { _id: postId } = await makePost(admin)
  const section = await makeSubPost(admin, postId, files)
  await warmUp(app)
  let attempts = 0
  const keep = (n: number) =>
    write(database, { accountId: null, name: 'Test' }, async (tx) => {
      attempts++
      return media.keepAll(tx, n % 2 ? pictures : pictures.toReversed())
    })
  const kept = await Promise.all(Array.from({ length: 100 }, (_, n) => keep(n)))
  expect(kept[0]).toEqual(section.imageUrls.toReversed())
  expect(kept[1]).toEqual(section.imageUrls)
  // Had two waited for each other, one would have been undone and tried again.
  expect(attempts).toBe(100)
})
