import { expect, test } from 'vitest'
import {
  mediaFileUrl,
  pictureFileNameOfUrl,
  pictureUrlsIn,
  pictureVariantUrl,
} from '#contract/media/picture-facts.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { postSectionStore } from '#server/post/sub-post-store.ts'
import { openAllConnections } from '#server/tools/testing/app/at-once.ts'
import { days, hours } from '#server/tools/testing/app/clock.ts'
import {
  makePost,
  makeProfile,
  makeSubPost,
  type Site,
} from '#server/tools/testing/content/content.ts'
import { describeOnce } from '#server/tools/testing/database/database.ts'
import { expectNothingLeft } from '#server/tools/testing/database/leftovers.ts'
import { type SiteWithFiles, startSiteWithFiles } from '#server/tools/testing/files/media-files.ts'
import { freshPicture, freshPictures } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

const nameOf = (url: string) => pictureFileNameOfUrl(url) ?? `no picture: ${url}`
/** Requests an image variant like a visitor's browser. */
const visit = async ({ app }: Site, url: string) => {
  expect((await app.fetch(pictureVariantUrl(url, 160, 'webp'), {})).status).toBe(200)
}

// Columns with images follow from the definitions. `sweep.both.test.ts` removes files with both
// databases.
describeOnce('files that nothing shows any more are removed in the end, variants too', () => {
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
        expect(await site.filesInTheEnd()).toEqual([nameOf(data.image)])
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
        expect(await site.filesInTheEnd()).toHaveLength(1)
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
        expect(await site.filesInTheEnd()).toEqual(imageUrls.slice(1).map(nameOf).toSorted())
        await admin.post.deleteSubPost({ postId, subPostId })
      },
    ],
    [
      'when a progress entry loses pictures or is deleted',
      async ({ admin, filesInTheEnd }) => {
        const { _id: postId } = await makePost(admin)
        const images = await freshPictures(3)
        const { data } = await admin.researchProgress.createResearchProgress({ postId, images })
        const [url = ''] = data.imageUrls
        await admin.researchProgress.deleteSingleImage({ id: data._id, url })
        expect(await filesInTheEnd()).toHaveLength(2)
        const ids = { postId, researchProgressId: data._id }
        await admin.researchProgress.deleteResearchProgress(ids)
      },
    ],
    [
      'when a whole project is deleted',
      async (site) => {
        const { admin, filesInTheEnd } = site
        const post = await makePost(admin, { image: await freshPicture() })
        await visit(site, post.image)
        await makeSubPost(admin, post._id, await freshPictures(2))
        const images = await freshPictures(2)
        await admin.researchProgress.createResearchProgress({ postId: post._id, images })
        expect(await filesInTheEnd()).toHaveLength(6)
        await admin.post.deletePost({ postId: post._id, categoryId: post.category._id })
      },
    ],
  ]
  test.for(gone)('%s', async ([, work]) => {
    const site = await startSiteWithFiles()
    await work(site)
    expect(await site.filesInTheEnd()).toEqual([])
    await expectNothingLeft(site.app.services)
  })
})

test('a file shown by two rows remains until both are gone', async () => {
  const site = await startSiteWithFiles()
  const { admin, filesInTheEnd } = site
  const picture = await freshPicture()
  const post = await makePost(admin, { image: picture })
  const person = await makeProfile(admin, { profilePic: picture })
  const section = await makeSubPost(admin, post._id, [picture])
  expect(section.imageUrls).toEqual([post.image])
  expect(await filesInTheEnd()).toEqual([nameOf(post.image)])
  await admin.profile.deleteProfile({ profileId: person._id })
  await admin.post.updatePost({ postId: post._id, image: '' })
  expect(await filesInTheEnd()).toEqual([nameOf(post.image)])
  await admin.post.deleteSubPost({ postId: post._id, subPostId: section._id })
  expect(await filesInTheEnd()).toEqual([])
})

test('an image that replaces itself remains', async () => {
  const { admin, files, app } = await startSiteWithFiles()
  const picture = await freshPicture()
  const { _id, image } = await makePost(admin, { image: picture })
  const { data } = await admin.post.updatePost({ postId: _id, image: picture })
  expect(data.image).toBe(image)
  expect(await files()).toEqual([nameOf(image)])
  expect((await app.fetch(image, {})).status).toBe(200)
})

test('files of a rejected call are deleted within an hour', async () => {
  const site = await startSiteWithFiles()
  const { admin, app, files } = site
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
  }
  await app.services.media.sweep()
  expect(await files()).toHaveLength(1)
  app.advance(hours(1))
  await app.services.media.sweep()
  expect(await files()).toEqual([])
  await expectNothingLeft(site.app.services)
})

test('a rejected call does not delete files that others use', async () => {
  const { admin, files, app } = await startSiteWithFiles()
  const picture = await freshPicture()
  const { _id: postId, image } = await makePost(admin, { image: picture })
  const stale = admin.post.updatePost({ postId, version: 99, image: picture })
  expect((await refusalOf(stale)).status).toBe(409)
  expect(await files()).toEqual([nameOf(image)])
  expect((await app.fetch(image, {})).status).toBe(200)
})

test('images of removed content can be restored for thirty days', async () => {
  const { admin, app, files } = await startSiteWithFiles()
  const person = await makeProfile(admin, { profilePic: await freshPicture() })
  const profileId = person._id
  const about = `![A slice](${(await admin.media.uploadPicture({ picture: await freshPicture() })).url})`
  await admin.profile.updateProfile({ profileId, profilePic: await freshPicture(), about })
  await admin.profile.updateProfile({ profileId, profilePic: '', about: '' })
  const undo = async (index: number) => {
    const { history } = await admin.history.showHistory({ entity: 'profile', entityId: profileId })
    await admin.history.restore({ historyId: history[index]?._id ?? '' })
    return (await admin.profile.profiles()).profiles[0]
  }
  app.advance(days(29))
  await app.services.media.sweep()
  app.advance(-days(29))
  expect(await files()).toHaveLength(3)
  expect(await undo(1)).toMatchObject({ profilePic: person.profilePic, about: '' })
  const back = await undo(1)
  expect(back?.about).toBe(about)
  for (const url of [back?.profilePic ?? '', ...pictureUrlsIn(about)]) {
    expect((await app.fetch(url, {})).status).toBe(200)
  }
  app.advance(days(31))
  await app.services.media.sweep()
  expect(await files()).toHaveLength(2)
})

test('an image URL in a contact message does not keep the image', async () => {
  const { admin, visitor, filesInTheEnd, files, app } = await startSiteWithFiles()
  const { url } = await admin.media.uploadPicture({ picture: await freshPicture() })
  await visitor.contact.sendMessage({ name: 'Eve', email: 'eve@a.example', message: url })
  app.advance(days(6))
  await app.services.media.sweep()
  expect(await files()).toEqual([nameOf(url)])
  expect(await filesInTheEnd()).toEqual([])
})

test('concurrent holds of the same images in any order cause no deadlock', async () => {
  const { app, admin, filesInTheEnd } = await startSiteWithFiles()
  const { database, media } = app.services
  const files = await freshPictures(2)
  const [one = '', two = ''] = (await media.read(files)).map(({ name }) => mediaFileUrl(name))
  const { _id: postId } = await makePost(admin)
  await openAllConnections(app)
  let attempts = 0
  const keep = (n: number) =>
    writeInTransaction(database, { accountId: null, name: 'Test' }, async (tx) => {
      attempts++
      const content = n % 2 ? `${one} ${two}` : `${two} ${one}`
      return postSectionStore.add(tx, { postId, subSectionContent: content })
    })
  // As many as there are connections. More would only wait for one.
  const keepTen = async (first: number) => {
    for (let n = first; n < first + 10; n++) await keep(n)
  }
  await Promise.all(Array.from({ length: 10 }, (_, first) => keepTen(first)))
  // A deadlock would have caused a rollback and a retry.
  expect(attempts).toBe(100)
  expect(await filesInTheEnd()).toHaveLength(2)
})
