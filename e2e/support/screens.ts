import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/** A phone, a tablet and the window that journeys start with, which stays. */
const usual = [390, 768, 1280]

/** The same, the one that is open first: every change of width is laid out and drawn anew. */
export const fromHere = (page: Page): readonly number[] =>
  page.viewportSize()?.width === usual[0] ? usual : usual.toReversed()

/** Expects nothing on the open page to be wider than the window, for one width after the other. */
export const expectFits = async (page: Page, widths: readonly number[] = usual): Promise<void> => {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 844 })
    // What is measured by script, such as a carousel, follows a change of width a moment later.
    await expect.poll(overflow, { message: `${page.url()} on ${width} px` }).toBe(0)
  }
}
