import { expectAccessible, siteFrame } from '../support/axe.ts'
import { visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.use({ examples: true })

for (const addresses of [
  ['/', '/about'],
  ['/projects', '/team'],
  ['/publications', '/contactus', '/categories', '/newsletter', '/search?q=brain', '/research'],
]) {
  test(`${addresses.join(', ')} with the example content shut nobody out`, async ({ page }) => {
    for (const address of addresses) {
      await visit(page, address)
      await expectAccessible(page, 'html', address === '/' ? [] : siteFrame)
    }
  })
}

test('a project and its tabs shut nobody out', async ({ page, site }) => {
  const { posts } = await site.api().post.getAllPosts()
  await visit(page, `/project/${posts[0]?._id}`)
  await expectAccessible(page, 'html', siteFrame)
  for (const [tab, panel] of [
    ['Contributors', '#contributors'],
    ["FAQ's", '#faqs'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.locator(panel)).toBeVisible()
    await expectAccessible(page, panel)
  }
})

test('a category and an open person shut nobody out', async ({ page, site }) => {
  const { categories } = await site.api().category.showAllCategories()
  await visit(page, `/category/${categories[0]?._id}`)
  await expectAccessible(page, 'html', siteFrame)
  await visit(page, '/team')
  await page.locator('[data-slot=carousel] article a').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
})
