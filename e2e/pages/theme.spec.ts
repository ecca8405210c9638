import type { Page } from '@playwright/test'
import { visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const toggle = (page: Page) => page.getByRole('button', { name: /^Theme: / })
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('the theme is the device’s until one is chosen, which is kept and applied from the first paint on', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page, '/')
  const light = await ground(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => ground(page)).not.toBe(light)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => ground(page)).toBe(light)
  await expect(toggle(page)).toHaveAccessibleName('Theme: as your device')
  await toggle(page).click()
  await expect(toggle(page)).toHaveAccessibleName('Theme: light')
  await toggle(page).click()
  await expect(toggle(page)).toHaveAccessibleName('Theme: dark')
  await expect.poll(() => ground(page)).not.toBe(light)
  const dark = await ground(page)

  // The theme of the first frame is decided before any script file runs.
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/publications', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await ground(page)).toBe(dark)
  scripts.resolve()
  // Hydrate at once instead of at the next idle time.
  await page.keyboard.press('Shift')
  await expect(toggle(page)).toHaveAccessibleName('Theme: dark')
  expect(await ground(page)).toBe(dark)
})
