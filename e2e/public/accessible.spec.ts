import { expectAccessible } from '../support/axe.ts'
import { visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.use({ examples: true })

for (const address of [
  '/',
  '/about',
  '/projects',
  '/team',
  '/publications',
  '/contactus',
  '/categories',
  '/newsletter',
]) {
  test(`${address} with the example content shuts nobody out`, async ({ page }) => {
    await visit(page, address)
    await expectAccessible(page)
  })
}

test('a project and its tabs shut nobody out @phone', async ({ page, site }) => {
  const { posts } = await site.api().post.getAllPosts()
  for (const tab of ['', '#contributors', '#faqs']) {
    await visit(page, `/project/${posts[0]?._id}${tab}`)
    await expectAccessible(page)
  }
})

test('a category and an open person shut nobody out @phone', async ({ page, site }) => {
  const { categories } = await site.api().category.showAllCategories()
  await visit(page, `/category/${categories[0]?._id}`)
  await expectAccessible(page)
  await visit(page, '/team')
  await page.locator('[data-slot=carousel] article a').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
})
