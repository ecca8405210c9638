import type { SalusClient } from '#contract/api.ts'
import { makeEdf } from '#server/tools/testing/recordings.ts'
import { makeScan } from '#server/tools/testing/scans.ts'
import { expect, test } from '../support/test.ts'

const size = [60, 70, 50] as const
const isInside = (x: number, y: number, z: number) =>
  ((x - 30) / 26) ** 2 + ((y - 35) / 31) ** 2 + ((z - 25) / 22) ** 2 < 1

/** A head with a nodule at its left, front and top. */
const scan = () =>
  makeScan({
    size,
    spacing: [3, 3, 3],
    voxel: (x, y, z) => (isInside(x, y, z) ? 400 + 20 * ((x + y + z) % 5) : 0),
  })
const labels = () =>
  makeScan({
    size,
    spacing: [3, 3, 3],
    voxel: (x, y, z) => ((x - 20) ** 2 + (y - 48) ** 2 + (z - 34) ** 2 < 40 ? 1 : 0),
  })
const recording = () =>
  makeEdf({
    records: 30,
    channels: [{ label: 'ECG II', rate: 250, value: (at) => Math.sin(2 * Math.PI * at) }],
    notes: [{ at: 21, text: 'Marked' }],
  })

const publish = async (api: SalusClient) => {
  const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'file')
  const volume = await api.figure.uploadVolume({
    file: file(scan()),
    labels: file(labels()),
    withoutFace: true,
  })
  const trace = await api.figure.uploadTrace({ file: file(recording()) })
  await api.page.createPage({
    title: 'Figures',
    path: '/figures',
    status: 'published',
    content: [
      'A scan.',
      `::volume address="${volume.url}" alt="A head" caption="A made head" legend="1: Nodule"`,
      'A recording.',
      `::trace address="${trace.url}" alt="A sine" caption="One millivolt" from="5" seconds="10"`,
    ].join('\n\n'),
  })
}

test('scans and recordings can be touched', async ({ page, api, reader }) => {
  await publish(api)
  await page.goto('/figures')
  const head = page.getByRole('figure').filter({ hasText: 'A made head' })
  const slice = head.getByRole('slider', { name: 'Slice' })
  await expect(slice).toHaveAttribute('aria-valuetext', 'Axial, slice 34 of 50')
  await expect(head.getByRole('list', { name: 'Legend' })).toHaveText('Nodule')
  await slice.press('ArrowRight')
  await expect(slice).toHaveAttribute('aria-valuetext', 'Axial, slice 35 of 50')
  const box = head.getByRole('group', { name: /slice/ })
  await box.press('End')
  await expect(slice).toHaveAttribute('aria-valuetext', 'Axial, slice 50 of 50')
  await head.getByRole('button', { name: 'Sagittal' }).click()
  await expect(slice).toHaveAttribute('aria-valuetext', /^Sagittal, slice \d+ of 60$/)
  for (const side of ['A', 'P', 'S', 'I'])
    await expect(box.getByText(side, { exact: true })).toBeVisible()
  // A bar has the length it names: the plane is 70 × 3 mm wide.
  const bar = box.locator('[data-slot=scale]')
  const [millimetres = 0] = ((await bar.textContent()) ?? '').match(/\d+/)?.map(Number) ?? []
  const wide = (await box.locator('canvas').first().boundingBox())?.width ?? 0
  expect((await bar.boundingBox())?.width).toBeCloseTo((millimetres / 210) * wide, 0)

  const sine = page.getByRole('figure').filter({ hasText: 'One millivolt' })
  const position = sine.getByRole('slider', { name: 'Position' })
  await expect(position).toHaveAttribute('aria-valuetext', '5 s to 15 s of 30 s')
  await sine.getByRole('button', { name: 'Zoom in' }).click()
  await expect(position).toHaveAttribute('aria-valuetext', '7.5 s to 12.5 s of 30 s')
  await sine.getByText('Annotations (1)').click()
  await sine.getByRole('button', { name: /Marked/ }).click()
  await expect(position).toHaveAttribute('aria-valuetext', '18.5 s to 23.5 s of 30 s')
  await expect(sine.getByText('1 mV')).toBeVisible()

  await reader.goto('/figures')
  await expect(reader.getByRole('img', { name: 'A head' })).toBeVisible()
  await expect(reader.getByRole('img', { name: 'A sine' })).toBeVisible()
})
