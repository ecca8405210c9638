import type { Locator } from '@playwright/test'
import { expectAddress, visit } from '../support/page.ts'
import { restoreSite } from '../support/restore-site.ts'
import { expect, test } from '../support/test.ts'

/** Which slide the dots call the current one, from 0. */
const selected = (carousel: Locator) =>
  carousel
    .locator('[data-turn]:not([data-turn=next],[data-turn=back])')
    .evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')))

test('a page is read in another language by one press, with and without scripts, and in Arabic carousels turn the other way round', async ({
  page,
  reader,
  api,
}) => {
  await api.site.updateLanguages({ languages: ['en', 'de', 'ar'] })
  const peoples: string[] = []
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dana', 'Emil', 'Fay']) {
    peoples.push((await api.profile.createProfile({ name })).data._id)
  }
  await api.team.add({ name: 'Everyone', peoples })

  await visit(page, '/team?page=1')
  await page.locator('[data-slot=languages] summary').click()
  await page.getByRole('link', { name: 'العربية' }).first().click()
  await expectAddress(page, '/ar/team?page=1')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')

  await page.keyboard.press('Shift')
  const carousel = page.locator('[data-slot=carousel]').first()
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.locator('[data-ready]')).toBeAttached()
  const [next, back] = ['next', 'back'].map((way) => carousel.locator(`[data-turn=${way}]`))
  const nextBox = await next?.boundingBox()
  const backBox = await back?.boundingBox()
  expect(nextBox?.x).toBeLessThan(backBox?.x ?? 0)

  const start = await selected(carousel)
  const expectSelected = (place: number) => expect.poll(() => selected(carousel)).toBe(place)
  await next?.click()
  await expectSelected(start + 1)
  // What comes next stands on the left.
  await page.keyboard.press('ArrowLeft')
  await expectSelected(start + 2)
  await page.keyboard.press('ArrowRight')
  await expectSelected(start + 1)
  const row = await carousel.locator('[data-slides]').boundingBox()
  const [x, y] = [(row?.x ?? 0) + (row?.width ?? 0) / 2, (row?.y ?? 0) + 60]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 150, y, { steps: 5 })
  await page.mouse.move(x + 330, y, { steps: 5 })
  await page.mouse.up()
  await expectSelected(start + 2)

  await reader.goto('/ar/team')
  await reader.locator('[data-slot=languages] summary').click()
  await reader.getByRole('link', { name: 'Deutsch' }).first().click()
  await expectAddress(reader, '/de/team')
  await expect(reader.locator('html')).toHaveAttribute('lang', 'de')
  await restoreSite(api)
})
