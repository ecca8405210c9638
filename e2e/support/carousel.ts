import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'

/** Locators and actions for a carousel. */
export interface Carousel {
  readonly group: Locator
  readonly dots: Locator
  /** The moving row, once the carousel is ready. */
  readonly row: Locator
  /** Returns the index of the current slide, from 0. */
  selected(): Promise<number>
  /** Scrolls to the carousel and waits until it is ready. */
  goTo(): Promise<void>
}

export const locateCarousel = (page: Page, name: string): Carousel => {
  const group = page.getByRole('group', { name })
  const dots = group.getByRole('button', { name: /^Go to slide/ })
  const row = group.locator('[data-ready]')
  return {
    group,
    dots,
    row,
    selected: () =>
      dots.evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current'))),
    goTo: async () => {
      await group.scrollIntoViewIfNeeded()
      await expect(row).toBeAttached()
    },
  }
}

/** Moves the pointer off all carousels, and pauses the page's installed clock a minute later. */
export const pauseClock = async (page: Page): Promise<void> => {
  await page.mouse.move(1, 1)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  // The last step of that minute is rendered in a task of its own, which the clock does not control.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      }),
  )
}
