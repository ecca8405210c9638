import type { Page } from '@playwright/test'
import { moving } from '../support/motion.ts'
import { visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.use({ examples: true, ...moving })

const intro = (page: Page) => page.locator('[data-loader=intro]')
const transition = (page: Page) => page.locator('[data-loader=transition]')

const leaving = (page: Page) =>
  page.evaluate(() => {
    const animation = document
      .getAnimations()
      .find((each) => each instanceof CSSAnimation && each.animationName === 'loader-leave')
    return animation?.effect?.getComputedTiming().endTime
  })
const toTheEnd = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.getAnimations())
      if (each instanceof CSSAnimation && each.animationName === 'loader-leave') each.finish()
  })

test('the intro plays for 14.1 s over a whole page, the transition for 5.05 s, and both leave by themselves', async ({
  page,
}) => {
  await visit(page, '/about')
  await expect(intro(page)).toBeVisible()
  expect(await leaving(page)).toBe(14_100)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Transforming Healthcare/)
  await toTheEnd(page)
  await expect(intro(page)).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click()
  await expect(transition(page)).toBeVisible()
  expect(await leaving(page)).toBe(5050)
  await toTheEnd(page)
  await expect(transition(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet our Team')
  // The intro of this session is over: neither a reload nor another full load plays it again.
  await page.reload()
  await expect(intro(page)).toBeHidden()
  await visit(page, '/about')
  await expect(intro(page)).toBeHidden()
})

test('button, press and Escape skip the intro, and every loader of the session after it', async ({
  page,
}) => {
  const expectSkippedBy = async (how: string, skip: () => Promise<void>) => {
    await visit(page, '/about')
    await expect(intro(page), how).toBeVisible()
    await skip()
    await expect(intro(page), how).toBeHidden()
  }
  const beginAnotherSession = () => page.evaluate(() => sessionStorage.clear())

  const button = page.getByRole('button', { name: 'Skip intro' })
  await expectSkippedBy('its button', () => button.click())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet our Team')
  await expect(transition(page)).toBeHidden()
  await page.reload()
  await expect(intro(page)).toBeHidden()

  await beginAnotherSession()
  await expectSkippedBy('a press anywhere', () => page.mouse.click(200, 200))
  await beginAnotherSession()
  await expectSkippedBy('Escape', () => page.keyboard.press('Escape'))
  // Pages for administrators have none.
  await visit(page, '/login')
  await expect(intro(page)).toHaveCount(0)
})

test('a tap skips the intro @phone', async ({ page }) => {
  await visit(page, '/about')
  await page.touchscreen.tap(150, 300)
  await expect(intro(page)).toBeHidden()
})

test('where no motion is wanted nothing plays; without JavaScript the intro ends by itself, and reading is possible below it', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ reducedMotion: 'reduce' })
  await visit(page, '/')
  await expect(intro(page)).toBeHidden()

  const reader = await openBrowser({ javaScriptEnabled: false, reducedMotion: 'no-preference' })
  await reader.goto('/about')
  await expect(intro(reader)).toHaveCSS('animation-name', 'loader-leave')
  await expect(intro(reader)).toHaveCSS('animation-fill-mode', 'both')
  await expect(intro(reader)).toHaveCSS('pointer-events', 'none')
  await expect(reader.getByRole('button', { name: 'Skip intro' })).toBeHidden()
})
