import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/** Picks up by key what has the focus, once the page says where it is and takes arrow keys. */
export const pickUp = async (page: Page, said: string): Promise<void> => {
  await page.keyboard.press('Space')
  await expect(page.getByText(said)).toBeAttached()
  // The library begins to listen in a timer that it has set at the press, so before this one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}
