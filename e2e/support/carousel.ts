import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'

/** A carousel as a person follows it. */
export interface Carousel {
  readonly group: Locator
  readonly dots: Locator
  /** What moves, once it can. */
  readonly row: Locator
  /** Which slide its dots call the current one, from 0 as `dots.nth` counts. */
  selected(): Promise<number>
  /** Scrolls to it, and waits until it can be turned. */
  goTo(): Promise<void>
}

/** The carousel of that name. */
export const carouselNamed = (page: Page, name: string): Carousel => {
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

/** Takes the pointer off every carousel and holds the page's clock, which must be installed, a minute later. */
export const holdClock = async (page: Page): Promise<void> => {
  await page.mouse.move(1, 1)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  // The last step of that minute is drawn in a task of its own, which no clock holds.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      }),
  )
}
