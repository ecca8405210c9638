import { expect, test } from '../support/test.ts'

test("the API's page wears the site's type, in both themes, and fits", async ({ page }) => {
  const look = (place: string) =>
    page
      .locator(place)
      .first()
      .evaluate((element) => {
        const { fontFamily, backgroundColor } = getComputedStyle(element)
        return { fontFamily, backgroundColor }
      })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/about')
    const site = { body: await look('body'), heading: await look('h1') }
    await page.goto('/api/v1/docs')
    expect({ body: await look('body'), heading: await look('h1') }).toEqual(site)
    const fonts = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)
    await expect.poll(fonts).toBeGreaterThan(1)
  }
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(overflow).toBe(0)
  }
})
