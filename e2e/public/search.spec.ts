import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test.use({ examples: true })

test('the key / opens the search, which shows results while typing and by links', async ({
  page,
}) => {
  await page.goto('/about')
  await page.keyboard.press('/')
  const field = page.getByRole('banner').getByLabel('Search the site')
  await expect(field).toBeFocused()
  await field.fill('gliom')
  const options = page.getByRole('banner').getByRole('option')
  await expect(options.last()).toHaveText('All results')
  await expect(options.first().locator('mark')).toHaveText('Glioma')
  await expectAccessible(page, 'header')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')

  // The key also works while the page is loading.
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await expect(page).toHaveURL(/\/project\//)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Glioma')
  await expect(field).toBeFocused()
  await field.fill('segmnetation')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=segmnetation')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'segmentation', exact: true })).toBeVisible()
  await main.getByRole('searchbox').fill('gliom')
  await expect(page).toHaveURL('/search?q=gliom')
  await expect(main.getByRole('heading', { level: 3 }).first()).toContainText('Glioma')
  await expect(main.locator('mark').first()).toHaveText('Glioma')
  await main.getByRole('heading', { level: 3 }).first().getByRole('link').press('Enter')
  await expect(page).toHaveURL(/\/project\//)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the search is a plain form', async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('main').getByRole('searchbox').fill('zzzqqq')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=zzzqqq')
    await expect(page.getByText('Nothing was found')).toBeVisible()
    const elsewhere = page.getByRole('main').getByRole('link', { name: 'Publications' })
    await expect(elsewhere).toHaveAttribute('href', '/publications')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })
})
