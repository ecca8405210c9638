import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/** Widths in pixels of a phone, a tablet and the initial window. */
const usual = [390, 768, 1280]

/** Returns the usual widths starting with the current one, because each resize is slow. */
export const usualWidths = (page: Page): readonly number[] =>
  page.viewportSize()?.width === usual[0] ? usual : usual.toReversed()

/** Expects the page not to scroll sideways at any of the widths. */
export const expectFits = async (page: Page, widths: readonly number[] = usual): Promise<void> => {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 844 })
    // Parts measured by script, such as carousels, follow a resize a moment later.
    await expect.poll(overflow, { message: `${page.url()} on ${width} px` }).toBe(0)
  }
}
