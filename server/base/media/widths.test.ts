import { expect, test } from 'vitest'
import { pictureVariantUrl, srcSetOf } from '#contract/media/picture-facts.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { type SiteWithFiles, startSiteWithFiles } from '#server/tools/testing/files/media-files.ts'
import { pictureFile } from '#server/tools/testing/files/pictures.ts'

const upload = async ({ admin }: SiteWithFiles, width: number) => {
  const pic = await pictureFile({ width, height: 40 })
  return (await admin.logo.addLogo({ link: '/', pic })).data
}

/** Returns the image and all variants that pages may request. */
const filesOf = (url: string): string[] => {
  const asked = [srcSetOf(url, 'avif'), srcSetOf(url, 'webp')].join(', ').split(', ')
  return [url, ...asked.map((step) => step.split(' ')[0] ?? '')]
    .map((address) => address.replace('/media/', ''))
    .toSorted()
}

test('variants of an image are created before any request', async () => {
  const site = await startSiteWithFiles()
  site.app.services.media.widths.start()
  const { logo } = await upload(site, 400)
  expect(filesOf(logo)).toHaveLength(7)
  await eventually(async () => expect(await site.files()).toEqual(filesOf(logo)))
})

test('missing variants of older images are created after the start', async () => {
  const site = await startSiteWithFiles()
  const { logo } = await upload(site, 200)
  const made = pictureVariantUrl(logo, 160, 'avif')
  await site.app.fetch(made, {})
  const { media } = site.app.services
  const before = await media.serve(made.replace('/media/', ''))
  expect(await site.files()).toHaveLength(2)
  media.widths.start()
  await eventually(async () => expect(await site.files()).toEqual(filesOf(logo)))
  expect(await site.file(made.replace('/media/', ''))).toEqual(Buffer.from(before ?? []))
})

test('no variant of a deleted image is stored', async () => {
  const site = await startSiteWithFiles()
  const { media } = site.app.services
  media.widths.start()
  const { _id, logo } = await upload(site, 1_000)
  await eventually(async () => expect((await site.files()).length).toBeGreaterThan(1))
  await site.admin.logo.deleteLogo({ id: _id })
  expect(await site.filesInTheEnd()).toEqual([])
  // Variants are created one at a time, so the first image is done when the second is complete.
  const { logo: second } = await upload(site, 100)
  await eventually(async () => expect(await site.files()).toEqual(filesOf(second)))
  expect(second).not.toBe(logo)
})

test('after a stop no variant is created', async () => {
  const site = await startSiteWithFiles()
  const { media } = site.app.services
  media.widths.start()
  await upload(site, 1_900)
  await media.widths.stop()
  const before = await site.files()
  await upload(site, 100)
  expect(await site.files()).toHaveLength(before.length + 1)
})
