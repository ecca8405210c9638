import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makePost, type Site, startSite } from '#server/tools/testing/content/content.ts'
import { freshPlace } from '#server/tools/testing/database/database.ts'
import { afterPictureHolds } from '#server/tools/testing/database/leftovers.ts'
import { freshPicture, freshPictures, pictureFile } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { startS3 } from '#server/tools/testing/services/s3.ts'
import { createS3Storage } from './s3-storage.ts'
import { createStorageWriteError, type MediaStorage } from './storage.ts'

const message = 'The picture could not be stored. Please try again in a moment.'

/** Starts a site with a disk that can be filled. */
const startOnSmallDisk = async () => {
  let room = Number.POSITIVE_INFINITY
  const limited = (storage: MediaStorage): MediaStorage => ({
    ...storage,
    put: async (name, bytes) => {
      if (room-- <= 0) throw createStorageWriteError(new Error('ENOSPC: no space left on device'))
      await storage.put(name, bytes)
    },
  })
  const site = await startSite({ parts: ({ storage }) => ({ storage: limited(storage) }) })
  return {
    ...site,
    leaveRoomFor: (files: number) => {
      room = files
    },
  }
}

const snapshot = async ({ visitor, app }: Site) => ({
  posts: await visitor.post.getAllPosts(),
  journal: (await app.services.database.queries.selectFrom('journal').selectAll().execute()).length,
  media: await app.services.database.queries.selectFrom('media').select('name').execute(),
})

describe('on a full disk', () => {
  test('an upload fails with 503 and leaves nothing behind', async () => {
    const site = await startOnSmallDisk()
    const { admin, app } = site
    const { _id: postId, category } = await makePost(admin, { image: await freshPicture() })
    const before = await snapshot(site)
    site.leaveRoomFor(0)
    const image = await freshPicture()
    const text = { title: 'x', shortDesc: 'x', content: 'x', category: category._id }
    for (const call of [
      () => admin.post.createPost({ ...text, image }),
      () => admin.post.updatePost({ postId, title: 'not kept', image }),
      () => admin.logo.addLogo({ link: '/', pic: image }),
      () => admin.profile.createProfile({ name: 'x', profilePic: image }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ status: 503, message, retryAfter: 10 })
    }
    expect(app.takeErrors()).toHaveLength(4)
    expect(await snapshot(site)).toEqual(before)
    site.leaveRoomFor(1)
    expect((await admin.post.updatePost({ postId, image })).data.image).toMatch(/^\/media\//)
  })

  test('if the last of several images does not fit, none is stored', async () => {
    const site = await startOnSmallDisk()
    const { _id: postId } = await makePost(site.admin)
    const before = await snapshot(site)
    site.leaveRoomFor(2)
    const refusal = await refusalOf(
      site.admin.post.createSubPost({ postId, images: await freshPictures(3) }),
    )
    expect(refusal.status).toBe(503)
    site.app.takeErrors()
    expect(await site.app.services.media.sweep(afterPictureHolds())).toBe(0)
    expect(await snapshot(site)).toEqual(before)
  })

  test('images are still served in every width', async () => {
    const site = await startOnSmallDisk()
    const pic = await pictureFile({ width: 400, height: 40 })
    const { data } = await site.admin.logo.addLogo({ link: '/', pic })
    site.leaveRoomFor(0)
    for (const url of [data.logo, data.logo.replace('.webp', '.160.webp')]) {
      expect((await site.app.fetch(url, {})).status).toBe(200)
    }
  })

  test('calls without images continue', async () => {
    const site = await startOnSmallDisk()
    site.leaveRoomFor(0)
    expect(await makePost(site.admin)).toMatchObject({ image: '' })
  })
})

test('a folder that cannot be created causes an error, not a crash', async () => {
  const place = await freshPlace()
  await writeFile(join(place.dataDir, 'media'), 'in the way')
  const { admin, app } = await startSite({ place })
  const refusal = await refusalOf(admin.logo.addLogo({ link: '/', pic: await freshPicture() }))
  expect(refusal).toMatchObject({ status: 503, message })
  expect(app.takeErrors()).toEqual([message])
  expect(await admin.logo.getLogo()).toMatchObject({ logo: [] })
})

test('an unreachable S3 causes an error and leaves nothing behind', async () => {
  const s3 = await startS3(onTestFinished)
  const site = await startSite({ parts: () => ({ storage: createS3Storage(s3.options) }) })
  const { admin, app } = site
  const { _id: postId } = await makePost(admin, { image: await freshPicture() })
  const before = await snapshot(site)
  await s3.stop()
  const refusal = await refusalOf(admin.post.updatePost({ postId, image: await freshPicture() }))
  expect(refusal).toMatchObject({ status: 503, message })
  const unread = await app.fetch(before.posts.posts[0]?.image ?? '', {})
  expect([unread.status, await unread.json()]).toMatchObject([
    503,
    { message: 'The picture cannot be read at the moment. Please try again in a moment.' },
  ])
  const { posts, journal } = await snapshot(site)
  expect({ posts, journal }).toEqual({ posts: before.posts, journal: before.journal })
  app.takeErrors()
})

test('an S3 that rejects the key causes an error', async () => {
  const { options } = await startS3(onTestFinished)
  const storage = createS3Storage({ ...options, accessKeyId: 'STRANGER' })
  const { admin, app } = await startSite({ parts: () => ({ storage }) })
  const refusal = await refusalOf(admin.logo.addLogo({ link: '/', pic: await freshPicture() }))
  expect(refusal).toMatchObject({ status: 503, message })
  app.takeErrors()
})
