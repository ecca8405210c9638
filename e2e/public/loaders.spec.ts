import type { Page } from '@playwright/test'
import { withMotion } from '../support/motion.ts'
import { visit } from '../support/page.ts'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

test.use({ examples: true, hasTouch: true, ...withMotion })

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

test('the intro covers the page for 14.1 s, the transition for 5.05 s, and both end by themselves; button, tap and Escape skip the intro, and all later loaders of the session', async ({
  page,
  site,
}) => {
  await visit(page, '/about')
  await expect(intro(page)).toBeVisible()
  expect(await leaving(page)).toBe(14_100)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Transforming Healthcare/)
  await toTheEnd(page)
  await expect(intro(page)).toBeHidden()
  const goToContact = () =>
    page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click()
  await goToContact()
  await expect(transition(page)).toBeVisible()
  expect(await leaving(page)).toBe(5050)
  await toTheEnd(page)
  await expect(transition(page)).toBeHidden()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Contact us')
  // The intro plays once per session.
  await page.goto('/about')
  await expect(intro(page)).toHaveCSS('display', 'none')

  const expectSkippedBy = async (how: string, skip: () => Promise<void>) => {
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/about')
    await expect(intro(page), how).toBeVisible()
    await skip()
    // An intro that ended by itself is removed from the page.
    await expect(intro(page), how).toHaveCSS('animation-name', 'none')
    await expect(intro(page), how).toBeHidden()
  }
  await expectSkippedBy('a tap anywhere', () => page.touchscreen.tap(150, 300))
  await expectSkippedBy('Escape', () => page.keyboard.press('Escape'))
  await expectSkippedBy('its button', () =>
    page.getByRole('button', { name: 'Skip intro' }).click(),
  )
  await goToContact()
  await expect(heading).toHaveText('Contact us')
  // Not awaited, because a playing transition would eventually disappear too.
  expect(await transition(page).count()).toBe(0)
  // Admin pages have no loader.
  const { html } = await readWithoutScripts(site, '/login')
  expect(html).not.toContain('data-loader="')
})

test('without JavaScript, the intro ends by itself, and the page below is readable; with reduced motion, nothing plays', async ({
  reader,
}) => {
  await reader.goto('/about')
  await expect(intro(reader)).toHaveCSS('animation-name', 'loader-leave')
  await expect(intro(reader)).toHaveCSS('animation-fill-mode', 'both')
  await expect(intro(reader)).toHaveCSS('pointer-events', 'none')
  await expect(reader.getByRole('button', { name: 'Skip intro' })).toBeHidden()
  await toTheEnd(reader)
  await expect(intro(reader)).toHaveCSS('visibility', 'hidden')
  await reader.emulateMedia({ reducedMotion: 'reduce' })
  await expect(intro(reader)).toHaveCSS('display', 'none')
})
