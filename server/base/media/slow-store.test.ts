import { expect, onTestFinished, test } from 'vitest'
import { pictureVariantUrl } from '#contract/media/picture-facts.ts'
import { makeCategory, startSite } from '#server/tools/testing/content/content.ts'
import { freshPictures, pictureFile } from '#server/tools/testing/files/pictures.ts'
import { statusesOf } from '#server/tools/testing/http/refusal.ts'
import type { MediaStorage } from './storage.ts'

/** Starts a site whose storage completes uploads only when released. */
const startOnSlowStore = async () => {
  const { promise: letGo, resolve } = Promise.withResolvers<void>()
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  const slow = (storage: MediaStorage): MediaStorage => ({
    ...storage,
    put: async (name, bytes) => {
      reach()
      await letGo
      await storage.put(name, bytes)
    },
  })
  const site = await startSite({ parts: ({ storage }) => ({ storage: slow(storage) }) })
  onTestFinished(() => resolve())
  return { ...site, reached, letGo: resolve }
}

test('a slow storage delays only uploads', async () => {
  const { admin, visitor, reached, letGo, app } = await startOnSlowStore()
  const uploads = (await freshPictures(12)).map((pic) => admin.logo.addLogo({ link: '/', pic }))
  await reached
  await makeCategory(admin)
  expect(await visitor.category.showAllCategories()).toMatchObject({ total: 1 })
  expect(await visitor.logo.getLogo()).toMatchObject({ logo: [] })
  letGo()
  await Promise.all(uploads)
  const { logo } = await visitor.logo.getLogo()
  expect(logo).toHaveLength(12)
  for (const each of logo) expect((await app.fetch(each.logo, {})).status).toBe(200)
})

test('images for pages are created even while the upload queue is full', async () => {
  const { admin, app } = await startSite()
  const { data } = await admin.logo.addLogo({
    link: '/',
    pic: await pictureFile({ width: 400, height: 40 }),
  })
  const pic = await pictureFile({ width: 500, height: 500 })
  const uploads = Array.from({ length: 60 }, () => admin.logo.addLogo({ link: '/', pic }))
  const settled = statusesOf(uploads)
  // The first rejection means that the upload queue is full.
  await Promise.any(
    uploads.map((upload) =>
      upload.then(
        () => Promise.reject(),
        () => 'refused',
      ),
    ),
  )
  expect((await app.fetch(pictureVariantUrl(data.logo, 160, 'avif'), {})).status).toBe(200)
  expect(new Set(await settled)).toEqual(new Set([200, 503]))
  app.takeErrors()
})
