import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { volumeMetadataSchema } from '#contract/figure/figure-facts.ts'
import { parseFigureUrl } from '#contract/figure/figure-file.ts'
import { makePost, type Site } from '#server/tools/testing/content/content.ts'
import { startSiteWithFiles } from '#server/tools/testing/files/media-files.ts'
import { makeEdf } from '#server/tools/testing/files/recordings.ts'
import { makeScan, type ScanOptions } from '#server/tools/testing/files/scans.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

const scanFile = (name = 'Jane Doe.nii.gz') =>
  new File([makeScan({ size: [12, 12, 12], voxel: (x) => x })], name)
const traceFile = () =>
  new File(
    [makeEdf({ channels: [{ label: 'ECG I', value: Math.sin }], patient: 'Jane Doe' })],
    'jane.edf',
  )

const get = ({ app }: Site, url: string, range?: string) =>
  app.fetch(url, range ? { headers: { range } } : {})

test('a scan becomes a poster, facts and slices, all public', async () => {
  const site = await startSiteWithFiles()
  const made = await site.admin.figure.uploadVolume({
    file: scanFile(),
    withoutFace: true,
    download: true,
  })
  expect(made).toMatchObject({
    size: [12, 12, 12],
    spacing: [1, 1, 1],
    labels: [],
    isOriented: true,
    sformSpacing: null,
  })
  expect(made.removed).toContain('file name')
  expect(parseFigureUrl(made.url)).toEqual({ kind: 'volume', still: made.still })
  expect((await get(site, made.still)).headers.get('content-type')).toBe('image/webp')
  const facts = await (await get(site, made.url)).json()
  expect(facts).toMatchObject({ withoutFace: true, planes: { axial: { slices: 12 } } })
  const [start, length] = facts.planes.coronal.sheets[0]
  const sheet = await get(site, facts.slices, `bytes=${start}-${start + length - 1}`)
  expect(sheet.status).toBe(206)
  expect(
    Buffer.from(await sheet.arrayBuffer())
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP')
  const scan = await get(site, facts.download)
  expect(scan.headers.get('content-disposition')).toContain('scan.nii.gz')
  // Neither the upload nor temporary files remain.
  expect(await readdir(join(site.app.place.dataDir, 'work'))).toEqual([])
})

test('a scan whose header is not oriented or contradicts itself is stored and reported', async () => {
  const site = await startSiteWithFiles()
  const send = (options: ScanOptions) => {
    const scan = makeScan({ size: [12, 12, 12], voxel: (x) => x, ...options })
    return site.admin.figure.uploadVolume({ file: new File([scan], 'scan.nii.gz') })
  }
  const sform = [
    [2, 0, 0, 0],
    [0, 2, 0, 0],
    [0, 0, 2, 0],
  ]
  const unoriented = await send({ sform: null })
  expect(unoriented).toMatchObject({ isOriented: false, sformSpacing: null })
  // Visitors and exports see the same value.
  const facts = await (await get(site, unoriented.url)).json()
  expect(volumeMetadataSchema.parse(facts).isOriented).toBe(false)
  expect(await send({ sform })).toMatchObject({
    isOriented: true,
    spacing: [1, 1, 1],
    sformSpacing: [2, 2, 2],
  })
})

test('a recording becomes a poster, facts and samples', async () => {
  const site = await startSiteWithFiles()
  const made = await site.admin.figure.uploadTrace({ file: traceFile() })
  expect(made).toMatchObject({
    channels: [{ label: 'ECG I', unit: 'mV', rate: 100 }],
    seconds: 10,
    annotations: [],
    removed: ['file name', 'patient'],
  })
  const facts = await (await get(site, made.url)).json()
  const part = await get(site, facts.samples, 'bytes=0-199')
  expect((await part.arrayBuffer()).byteLength).toBe(200)
})

test('a figure stays while a text contains it, and is then deleted with all its files', async () => {
  const site = await startSiteWithFiles()
  const { url } = await site.admin.figure.uploadVolume({ file: scanFile() })
  const { _id: postId } = await makePost(site.admin)
  await site.admin.post.updatePost({ postId, content: `::volume address="${url}" alt="A head"` })
  expect(
    (await site.filesInTheEnd()).filter((name) => !/\.\d+\.(avif|webp)$/.test(name)),
  ).toHaveLength(3)
  await site.admin.post.updatePost({ postId, content: 'Nothing.' })
  expect(await site.filesInTheEnd()).toEqual([])
})

test('only editors may upload figures, and invalid files are rejected at their field', async () => {
  const site = await startSiteWithFiles()
  const member = site.app.client(await site.app.tokenOf('m@salus.example', 'Member'))
  expect(await refusalOf(member.figure.uploadTrace({ file: traceFile() }))).toMatchObject({
    status: 403,
  })
  const text = new File(['hello'], 'a.nii')
  expect(await refusalOf(site.admin.figure.uploadVolume({ file: text }))).toMatchObject({
    status: 400,
    errors: [{ path: 'file', message: expect.stringContaining('NIfTI') }],
  })
  const labels = new File([makeScan({ size: [12, 12, 13], voxel: (x) => x })], 'l.nii.gz')
  expect(
    await refusalOf(site.admin.figure.uploadVolume({ file: scanFile(), labels })),
  ).toMatchObject({
    status: 400,
    errors: [{ path: 'labels', message: expect.stringContaining('grid') }],
  })
  expect(await site.files()).toEqual([])
})
