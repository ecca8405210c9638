import { expect, test } from 'vitest'
import { pictureSet, pictureVariant } from '#contract/media/picture-facts.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { type SiteWithFiles, startSiteWithFiles } from '#server/tools/testing/files/media-files.ts'
import { pictureFile } from '#server/tools/testing/files/pictures.ts'

const upload = async ({ admin }: SiteWithFiles, width: number) => {
  const pic = await pictureFile({ width, height: 40 })
  return (await admin.logo.addLogo({ link: '/', pic })).data
}

/** The picture and everything that a page may ask for instead of it. */
const filesOf = (url: string): string[] => {
  const asked = [pictureSet(url, 'avif'), pictureSet(url, 'webp')].join(', ').split(', ')
  return [url, ...asked.map((step) => step.split(' ')[0] ?? '')]
    .map((address) => address.replace('/media/', ''))
    .toSorted()
}

test('the widths of a picture are there before anyone asks for them', async () => {
  const site = await startSiteWithFiles()
  site.app.services.media.widths.start()
  const { logo } = await upload(site, 400)
  expect(filesOf(logo)).toHaveLength(7)
  await eventually(async () => expect(await site.files()).toEqual(filesOf(logo)))
})

test('those of older pictures are made after the start, and what is there is left alone', async () => {
  const site = await startSiteWithFiles()
  const { logo } = await upload(site, 200)
  const made = pictureVariant(logo, 160, 'avif')
  await site.app.fetch(made, {})
  const { media } = site.app.services
  const before = await media.serve(made.replace('/media/', ''))
  expect(await site.files()).toHaveLength(2)
  media.widths.start()
  await eventually(async () => expect(await site.files()).toEqual(filesOf(logo)))
  expect(await site.file(made.replace('/media/', ''))).toEqual(Buffer.from(before ?? []))
})

test('nothing of a picture that was removed meanwhile comes back', async () => {
  const site = await startSiteWithFiles()
  const { media } = site.app.services
  media.widths.start()
  const { _id, logo } = await upload(site, 1_000)
  await eventually(async () => expect((await site.files()).length).toBeGreaterThan(1))
  await site.admin.logo.deleteLogo({ id: _id })
  expect(await site.filesInTheEnd()).toEqual([])
  // Made one after the other: whatever was left of the first is over when the second is whole.
  const { logo: second } = await upload(site, 100)
  await eventually(async () => expect(await site.files()).toEqual(filesOf(second)))
  expect(second).not.toBe(logo)
})

test('after a stop nothing more is made', async () => {
  const site = await startSiteWithFiles()
  const { media } = site.app.services
  media.widths.start()
  await upload(site, 1_900)
  await media.widths.stop()
  const before = await site.files()
  await upload(site, 100)
  expect(await site.files()).toHaveLength(before.length + 1)
})
