import type { Page } from '@playwright/test'

const widths = [390, 768, 1280, 1920]
// Maximum height that browsers capture, in pixels.
const mostHeight = 9000

/** Scrolls to the top and loads all lazy images. */
const fetchPictures = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images].slice(0, 200)
    scrollTo(0, 0)
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  })

/** Captures the page at four widths, light and dark, into `screenshots/`. */
export const takeScreenshots = async (page: Page, name: string): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
    await fetchPictures(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.screenshot({
        path: `screenshots/${name}-${width}-${colorScheme}.png`,
        fullPage: true,
        animations: 'disabled',
        clip: { x: 0, y: 0, width, height: Math.min(height, mostHeight) },
      })
    }
  }
}
