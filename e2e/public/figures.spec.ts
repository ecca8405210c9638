import type { Locator } from '@playwright/test'
import type { SalusClient } from '#contract/api.ts'
import { makeEdf } from '#server/tools/testing/files/recordings.ts'
import { makeScan } from '#server/tools/testing/files/scans.ts'
import { field, visit } from '../support/page.ts'
import { form } from '../support/panel.ts'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

const size = [60, 70, 50] as const
const isInside = (x: number, y: number, z: number) =>
  ((x - 30) / 26) ** 2 + ((y - 35) / 31) ** 2 + ((z - 25) / 22) ** 2 < 1

const isNodule = (x: number, y: number, z: number) =>
  (x - 20) ** 2 + (y - 48) ** 2 + (z - 34) ** 2 < 64

/** Builds a scan of a head with a bright nodule at the left, front and top. */
const scan = () =>
  makeScan({
    size,
    spacing: [3, 3, 3],
    voxel: (x, y, z) => {
      if (isNodule(x, y, z)) return 900
      return isInside(x, y, z) ? 200 + 20 * ((x + y + z) % 5) : 0
    },
  })
const labels = () =>
  makeScan({
    size,
    spacing: [3, 3, 3],
    voxel: (x, y, z) => (isNodule(x, y, z) ? 1 : 0),
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

/** Finds the centre of the bright pixels of a canvas, as fractions of its size. */
const brightIn = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    copy?.drawImage(element, 0, 0)
    const { data } = copy?.getImageData(0, 0, width, height) ?? {}
    let [count, across, down] = [0, 0, 0]
    for (let at = 0; at < width * height; at++) {
      if ((data?.[4 * at] ?? 0) < 160) continue
      count += 1
      across += (at % width) / width
      down += Math.floor(at / width) / height
    }
    return count === 0
      ? 'nothing'
      : `${across / count > 0.5 ? 'right' : 'left'} ${down / count < 0.5 ? 'above' : 'below'}`
  })

/** Finds the centre of the dark pixels in a column of a canvas. */
const darkIn = (canvas: Locator, column: number) =>
  canvas.evaluate((element: HTMLCanvasElement, x) => {
    const { width, height } = element
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    copy?.drawImage(element, 0, 0)
    const { data } = copy?.getImageData(x, 0, 1, height) ?? {}
    const dark = Array.from({ length: element.height }, (_, y) => y).filter(
      (y) => (data?.[4 * y] ?? 255) < 110,
    )
    return dark.reduce((sum, y) => sum + y, 0) / dark.length
  }, Math.round(column))

test('scans and recordings are interactive', async ({ page, api, reader }) => {
  await publish(api)
  await page.goto('/figures')
  const head = page.getByRole('figure').filter({ hasText: 'A made head' })
  const slice = head.getByRole('slider', { name: 'Slice' })
  await expect(slice).toHaveAttribute('aria-valuetext', 'Axial, slice 34 of 50')
  await expect(head.getByRole('list', { name: 'Legend' })).toHaveText('Nodule')
  // The patient's left is on the right of the image. In the sagittal plane, the front is on the left.
  const ground = head.locator('canvas').first()
  for (const [plane, place] of [
    ['Coronal', 'right above'],
    ['Sagittal', 'left above'],
    ['Axial', 'right above'],
  ] as const) {
    await head.getByRole('button', { name: plane }).click()
    await expect.poll(() => brightIn(ground)).toBe(place)
  }
  await slice.press('ArrowRight')
  await expect(slice).toHaveAttribute('aria-valuetext', 'Axial, slice 35 of 50')
  const box = head.getByRole('group', { name: /slice/ })
  await box.press('End')
  await expect(slice).toHaveAttribute('aria-valuetext', 'Axial, slice 50 of 50')
  await head.getByRole('button', { name: 'Sagittal' }).click()
  await expect(slice).toHaveAttribute('aria-valuetext', /^Sagittal, slice \d+ of 60$/)
  for (const side of ['A', 'P', 'S', 'I'])
    await expect(box.getByText(side, { exact: true })).toBeVisible()
  // The convention is shown only where left and right are visible.
  const convention = head.getByText('The patient’s right side is on the left.')
  await expect(convention).toBeHidden()
  // The scale bar has the length in its label: the plane is 70 × 3 mm wide.
  const bar = box.locator('[data-slot=scale]')
  const [millimetres = 0] = ((await bar.textContent()) ?? '').match(/\d+/)?.map(Number) ?? []
  const wide = (await box.locator('canvas').first().boundingBox())?.width ?? 0
  expect((await bar.boundingBox())?.width).toBeCloseTo((millimetres / 210) * wide, 0)

  const sine = page.getByRole('figure').filter({ hasText: 'One millivolt' })
  const position = sine.getByRole('slider', { name: 'Position' })
  await expect(position).toHaveAttribute('aria-valuetext', '5 s to 15 s of 30 s')
  // Ten seconds wide. As on ECG paper with 25 mm/s and 10 mm/mV, a millivolt is as high as 0.4 s is wide.
  const drawn = sine.locator('canvas')
  const { width = 0, height = 0 } = (await drawn.boundingBox()) ?? {}
  const millivolt = 0.04 * width
  await expect
    .poll(async () => Math.abs((await darkIn(drawn, 0.025 * width)) - (height / 2 - millivolt)))
    .toBeLessThanOrEqual(1)
  expect(
    Math.abs((await darkIn(drawn, 0.075 * width)) - (height / 2 + millivolt)),
  ).toBeLessThanOrEqual(1)
  // The sine crosses zero half a second after its start.
  expect(Math.abs((await darkIn(drawn, 0.05 * width)) - height / 2)).toBeLessThanOrEqual(2)
  const scales = sine.locator('[data-slot=scale]')
  const named = (await scales.last().textContent()) ?? ''
  expect((await scales.last().boundingBox())?.height).toBeCloseTo(
    Number.parseFloat(named) * millivolt,
    0,
  )
  expect((await scales.first().boundingBox())?.width).toBeCloseTo(
    Number.parseFloat((await scales.first().textContent()) ?? '') * (width / 10),
    0,
  )
  await sine.getByRole('button', { name: 'Zoom in' }).click()
  await expect(position).toHaveAttribute('aria-valuetext', '7.5 s to 12.5 s of 30 s')
  // Half the time span. The height of a millivolt stays the same.
  await expect
    .poll(async () => Math.abs((await darkIn(drawn, 0.15 * width)) - (height / 2 - millivolt)))
    .toBeLessThanOrEqual(1)
  await sine.getByText('Annotations (1)').click()
  await sine.getByRole('button', { name: /Marked/ }).click()
  await expect(position).toHaveAttribute('aria-valuetext', '18.5 s to 23.5 s of 30 s')
  await expect(sine.getByText('2 mV')).toBeVisible()

  // Open in 3-D and return with the same button.
  await head.getByRole('button', { name: 'Coronal' }).click()
  await expect(convention).toBeVisible()
  await head.getByRole('button', { name: 'Open in 3-D' }).press('Enter')
  await expect(head.getByRole('button', { name: 'Back to slices' })).toBeFocused()
  await expect(box).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(head.getByRole('button', { name: 'Open in 3-D' })).toBeFocused()
  await expect.poll(() => brightIn(ground)).toBe('right above')

  // Printed pages show static images.
  await page.emulateMedia({ media: 'print' })
  await expect(head.getByRole('img', { name: 'A head' })).toHaveJSProperty('tagName', 'IMG')
  await expect(sine.getByRole('img', { name: 'A sine' })).toHaveJSProperty('tagName', 'IMG')
  await expect(slice).toBeHidden()

  // Without JavaScript, static images are shown.
  await reader.goto('/figures')
  for (const alt of ['A head', 'A sine'])
    await expect(reader.getByRole('img', { name: alt })).toBeVisible()
})

test('a scan without orientation labels no sides', async ({ page, api }) => {
  const bytes = makeScan({ size, sform: null, voxel: (x, y, z) => (isInside(x, y, z) ? x : 0) })
  const { url } = await api.figure.uploadVolume({ file: new File([bytes], 'scan.nii.gz') })
  const content = `::volume address="${url}" alt="A head" caption="A made head"`
  await api.page.createPage({ title: 'Heads', path: '/heads', status: 'published', content })
  await page.goto('/heads')
  const head = page.getByRole('figure').filter({ hasText: 'A made head' })
  await expect(head.getByText('The scan does not say which side is which.')).toBeVisible()
  await expect(head.locator('[data-slot=scale]')).toBeVisible()
  for (const side of ['R', 'L', 'A', 'P'])
    await expect(head.getByText(side, { exact: true })).toBeHidden()
})

test.describe('signed in', () => {
  test.use({ signedIn: true })

  test('a scan and a recording are dropped into a text: the editor answers a question about faces, sees what was removed, and selects the initial view', async ({
    page,
    site,
  }) => {
    await visit(page, '/admin/dashboard?panel=pages')
    await page.getByRole('button', { name: 'Add Page' }).click()
    await field(form(page), 'Title').fill('Figures')
    const text = form(page).getByRole('textbox', { name: 'Text' })
    const choose = async (files: { name: string; bytes: Uint8Array }[]) => {
      const chooser = page.waitForEvent('filechooser')
      await form(page).getByRole('button', { name: 'Picture', exact: true }).click()
      await (await chooser).setFiles(
        files.map(({ name, bytes }) => ({
          name,
          mimeType: 'application/octet-stream',
          buffer: Buffer.from(bytes),
        })),
      )
    }
    await choose([
      { name: 'doe_jane.nii', bytes: scan() },
      { name: 'doe_jane.edf', bytes: recording() },
    ])
    const ofScan = page.getByRole('dialog', { name: 'Add a scan' })
    await ofScan.getByLabel('Could a face be recognised in it?').selectOption('true')
    await ofScan
      .getByLabel('Outlines')
      .setInputFiles({ name: 'labels.nii', mimeType: '', buffer: Buffer.from(labels()) })
    await ofScan.getByRole('button', { name: 'Upload' }).click()
    await expect(ofScan.getByText(/^Removed before anything was kept: file name/)).toBeVisible()
    await ofScan.getByRole('button', { name: 'Coronal' }).click()
    await ofScan.getByRole('slider', { name: 'Slice' }).press('Home')
    await ofScan.getByRole('button', { name: 'Insert' }).click()
    await expect(ofScan.getByText('Please say what it shows')).toBeVisible()
    await field(ofScan, 'What it shows').fill('A head')
    await field(ofScan, 'Name of label 1').fill('Nodule')
    await ofScan.getByRole('button', { name: 'Insert' }).click()

    const ofRecording = page.getByRole('dialog', { name: 'Add a recording' })
    await expect(ofRecording.getByText('Marked', { exact: true }).first()).toBeVisible()
    await ofRecording.getByRole('button', { name: 'Zoom in' }).click()
    await field(ofRecording, 'What it shows').fill('A sine')
    await field(ofRecording, 'Caption').fill('One millivolt')
    await ofRecording.getByRole('button', { name: 'Insert' }).click()
    await expect(ofRecording).toHaveCount(0)
    const written = await text.inputValue()
    expect(written).toMatch(
      /::volume address="\/media\/\S+\.volume" alt="A head" plane="coronal" slice="1" legend="1: Nodule"/,
    )
    expect(written).toMatch(
      /::trace address="\/media\/\S+\.trace" alt="A sine" caption="One millivolt" from="2.5" seconds="5"/,
    )
    expect(written).not.toContain('jane')
    await form(page).getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(form(page)).toBeHidden()
    expect((await readWithoutScripts(site, '/figures')).html).toContain('alt="A head"')
  })

  test('a published scan with a wrong answer is replaced everywhere by keyboard, and its data is deleted', async ({
    page,
    site,
    api,
    guard,
  }) => {
    const wrong = new File([scan()], 'head.nii')
    const { url: old } = await api.figure.uploadVolume({ file: wrong, withoutFace: true })
    const content = `::volume address="${old}" alt="A head"`
    await api.page.createPage({ title: 'Heads', path: '/heads', content })
    await visit(page, '/admin/dashboard?panel=pages')
    await page.getByRole('button', { name: 'Edit: Heads' }).click()
    const chooser = page.waitForEvent('filechooser')
    await form(page).getByRole('button', { name: 'Picture', exact: true }).click()
    const bytes = Buffer.from(scan())
    await (await chooser).setFiles([{ name: 'head.nii', mimeType: '', buffer: bytes }])
    const dialog = page.getByRole('dialog', { name: 'Add a scan' })
    await dialog.getByRole('button', { name: 'Upload' }).press('Enter')
    const offer = dialog.getByRole('region', { name: 'This scan is on the site already' })
    await expect(offer.getByText('Shown in Heads (Page)')).toBeVisible()
    const replace = offer.getByRole('button', { name: 'Replace everywhere' })
    // Reached by the Tab key from the figure above.
    await dialog.getByRole('button', { name: 'Close' }).focus()
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(replace).toBeFocused({ timeout: 100 })
    }).toPass()
    guard.expects(409, '/api/v1/draft/saveDraft')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    // The focus is at the button that selected the scan.
    await expect(form(page).getByRole('button', { name: 'Picture', exact: true })).toBeFocused()
    const text = form(page).getByRole('textbox', { name: 'Text' })
    await expect(text).not.toHaveValue(new RegExp(old))
    expect((await fetch(site.server.url + old)).status).toBe(404)

    // The entry was changed while its form was open, to the form's content, so there is no conflict.
    await page.waitForResponse(
      (response) => response.url().endsWith('/draft/saveDraft') && response.ok(),
    )
    await field(form(page), 'Title').fill('Two heads')
    await form(page).getByRole('button', { name: 'Update', exact: true }).click()
    await expect(form(page)).toBeHidden()
    const { html } = await readWithoutScripts(site, '/heads')
    expect(html).toContain('Two heads')
    expect(html).not.toContain(old)
    expect(html).toMatch(/\/media\/\S+\.volume/)
  })
})
