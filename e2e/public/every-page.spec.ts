import type { Page } from '@playwright/test'
import { expectAccessible, siteFrame } from '../support/axe.ts'
import { navigateWithin, visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.use({ examples: true })

/** Expects the selected tab to differ from the others, also with forced colours. */
const expectOneChosen = async (page: Page) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const edges = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor))
  expect(edges.map((edge) => edge === edges[0])).toEqual([true, false, false])
  await page.emulateMedia({ forcedColors: 'none' })
}

test('every kind of public page is accessible, also with its menu, a tab or a person open', async ({
  page,
  site,
}) => {
  const look = (known = siteFrame) => expectAccessible(page, 'html', known)
  const { post, category, frontPage, profile } = site.api()
  const { posts } = await post.getAllPosts()
  const { categories } = await category.showAllCategories()
  const { frontPages } = await frontPage.frontPages()
  const { profiles } = await profile.profiles()
  const person = profiles.find(({ positions }) => positions.length > 1)
  const news = frontPages.find(({ content }) => content !== '')

  await visit(page, '/')
  await page.locator('nav:visible summary', { hasText: 'More' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Grants')).toBeVisible()
  await look([])
  for (const address of [
    // Few entries have every field filled.
    '/publications?year=2024',
    '/about',
    `/research?project=${posts[0]?._id}`,
    '/contactus',
    '/search?q=brain',
    '/newsletter',
    '/projects',
    '/categories',
    `/category/${categories[0]?._id}`,
    '/news',
    `/news/${news?._id}`,
    `/person/${person?._id}`,
  ]) {
    await navigateWithin(page, address)
    await look()
  }

  await navigateWithin(page, '/team')
  await look()
  await page.locator('[data-slot=carousel] article a').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')

  await navigateWithin(page, `/project/${posts[0]?._id}`)
  await look()
  await expectOneChosen(page)
  for (const [tab, panel] of [
    ['Contributors', '#contributors'],
    ["FAQ's", '#faqs'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.locator(panel)).toBeVisible()
    await expectAccessible(page, panel)
  }

  await navigateWithin(page, '/login')
  await look()
})
