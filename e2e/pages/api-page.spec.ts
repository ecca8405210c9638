import { expect, test } from '../support/test.ts'

test("the API's page uses the site's fonts, in both themes, and fits", async ({ page }) => {
  const look = (place: string) =>
    page
      .locator(place)
      .first()
      .evaluate((element) => {
        const { fontFamily, backgroundColor } = getComputedStyle(element)
        return { fontFamily, backgroundColor }
      })
  const lookInBoth = async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    const light = [await look('body'), await look('h1')]
    await page.emulateMedia({ colorScheme: 'dark' })
    return { light, dark: [await look('body'), await look('h1')] }
  }
  await page.goto('/about')
  const site = await lookInBoth()
  expect(site.dark).not.toEqual(site.light)
  await page.goto('/api/v1/docs')
  expect(await lookInBoth()).toEqual(site)
  const fonts = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)
  await expect.poll(fonts).toBeGreaterThan(1)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(overflow).toBe(0)
  }
})
