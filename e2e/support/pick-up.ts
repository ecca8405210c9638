import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/** Picks up the focused item by keyboard, once the page announces its position and accepts arrow keys. */
export const pickUp = async (page: Page, said: string): Promise<void> => {
  await page.keyboard.press('Space')
  await expect(page.getByText(said)).toBeAttached()
  // The library starts listening in a timer set by the key press, which runs before this one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}
