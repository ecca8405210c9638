import type { Locator } from '@playwright/test'
import type { SalusClient } from '#contract/api.ts'
import { type EdfOptions, makeEdf } from '#server/tools/testing/files/recordings.ts'
import { expect, test } from '../support/test.ts'

const publish = async (api: SalusClient, recordings: Readonly<Record<string, EdfOptions>>) => {
  const lines: string[] = []
  for (const [caption, options] of Object.entries(recordings)) {
    const { url } = await api.figure.uploadTrace({ file: new File([makeEdf(options)], 'file') })
    lines.push(`::trace address="${url}" alt="Lines" caption="${caption}"`)
  }
  const content = lines.join('\n\n')
  await api.page.createPage({ title: 'Figures', path: '/figures', status: 'published', content })
}

const sine = (at: number) => Math.sin(2 * Math.PI * at)

/** Returns the grey levels of a column of a canvas, from top to bottom. */
const column = (canvas: Locator, share: number) =>
  canvas.evaluate((element: HTMLCanvasElement, at) => {
    const { width, height } = element
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    copy?.drawImage(element, 0, 0)
    const { data } = copy?.getImageData(Math.round(at * width), 0, 1, height) ?? {}
    return Array.from({ length: height }, (_, y) => data?.[4 * y] ?? 255)
  }, share)

const isLineSeen = async (canvas: Locator, share: number) =>
  (await column(canvas, share)).some((shade) => shade < 110)

test('each channel has a scale bar in its own unit, and an annotation is drawn as long as it lasts', async ({
  page,
  api,
}) => {
  await api.site.updateLanguages({ languages: ['en', 'de'] })
  await publish(api, {
    'A night': {
      channels: [
        { label: 'Fp1', value: (at) => 0.6 * sine(at) },
        { label: 'Temp', unit: 'degC', range: 50, value: (at) => 37 + sine(at) },
        { label: 'Resp', unit: '', value: sine },
      ],
      notes: [{ at: 3, seconds: 2, text: 'Spindle' }],
    },
  })
  await page.goto('/figures')
  const night = page.getByRole('figure').filter({ hasText: 'A night' })
  await expect(night.locator('[data-slot=scale]')).toHaveText(['1 s', '0.5 mV', '1 degC'])
  await expect(
    night.getByText('No amplitude scale, because the recording gives no unit: Resp.'),
  ).toBeVisible()
  const canvas = night.locator('canvas')
  await expect.poll(async () => (await column(canvas, 0.45))[0]).toBeLessThan(250)
  expect((await column(canvas, 0.25))[0]).toBeGreaterThan(250)
  await night.getByText('Annotations (1)').click()
  await expect(night.getByRole('button', { name: '3 s, lasts 2 s: Spindle' })).toBeVisible()

  await page.goto('/de/figures')
  await expect(night.locator('[data-slot=scale]')).toHaveText(['1 s', '0,5 mV', '1 degC'])
})

test('lines outside of the visible range are reached by keyboard, buttons and dragging', async ({
  page,
  api,
}) => {
  await publish(api, {
    High: { channels: [{ label: 'ECG II', value: (at) => 4.5 * sine(at) }] },
    Higher: { channels: [{ label: 'ECG II', range: 20, value: (at) => 9 * sine(at) }] },
    Low: { channels: [{ label: 'ECG II', value: sine }] },
  })
  await page.goto('/figures')
  const high = page.getByRole('figure').filter({ hasText: /High$/ })
  const low = page.getByRole('figure').filter({ hasText: 'Low' })
  const canvas = high.locator('canvas')
  const [top, bottom] = [0.025, 0.075]
  const expectSeen = async (isTop: boolean, isBottom: boolean) => {
    await expect.poll(() => isLineSeen(canvas, top)).toBe(isTop)
    await expect.poll(() => isLineSeen(canvas, bottom)).toBe(isBottom)
  }
  await expect.poll(() => isLineSeen(canvas, 0.05)).toBe(true)
  await expectSeen(false, false)
  await high.getByRole('group').first().press('ArrowUp')
  await expectSeen(true, false)
  const down = high.getByRole('button', { name: 'Further down' })
  await down.click()
  await down.click()
  await expectSeen(false, true)
  const box = await canvas.boundingBox()
  if (!box) throw new Error('It is not seen')
  await page.mouse.move(box.x + 200, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 200, box.y + box.height - 20, { steps: 4 })
  await page.mouse.up()
  await expectSeen(true, false)
  // On a phone, all buttons can be reached.
  await page.setViewportSize({ width: 390, height: 844 })
  const higher = page.getByRole('figure').filter({ hasText: 'Higher' })
  const last = higher.getByRole('button', { name: 'Further down' })
  await expect(last).toBeVisible()
  const { x = 0, width = 0 } = (await last.boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(390)
  // The whole recording is visible, so arrow keys scroll the page.
  await expect(low.locator('canvas')).toBeVisible()
  await expect(low.getByRole('button', { name: 'Further down' })).toHaveCount(0)
})
