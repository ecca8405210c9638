import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, siteFrame } from '../support/axe.ts'
import { goOn, visit } from '../support/page.ts'
import { expectFits } from '../support/screens.ts'
import { expectOwnStyles, readAllClasses } from '../support/styles.ts'
import { expect, test } from '../support/test.ts'

test.use({ examples: true })

/** Looks at whatever page is open, and expects of it what every public page promises. */
const prepareLook = async (page: Page, request: APIRequestContext) => {
  const all = await readAllClasses(request)
  return async (known = siteFrame) => {
    await expectAccessible(page, 'html', known)
    await expectOwnStyles(page, all)
  }
}

/** Expects the open tab to differ from the others, also for people who have chosen all colours themselves. */
const expectOneChosen = async (page: Page) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const edges = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor))
  expect(edges.map((edge) => edge === edges[0])).toEqual([true, false, false])
  await page.emulateMedia({ forcedColors: 'none' })
}

const promise = 'shut nobody out and have their styles within them'

test(`home with its open menu, about, log-in, publications, timeline, contact, search and newsletter ${promise}`, async ({
  page,
  request,
  site,
}) => {
  const look = await prepareLook(page, request)
  await visit(page, '/')
  await page.locator('nav:visible summary', { hasText: 'More' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Grants')).toBeVisible()
  await look([])
  const { posts } = await site.api().post.getAllPosts()
  // Few entries have everything in them that many have.
  await goOn(page, '/publications?year=2024')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await look()
  for (const address of ['/about', `/research?project=${posts[0]?._id}`, '/contactus']) {
    await goOn(page, address)
    await look()
  }
  for (const address of ['/search?q=brain', '/newsletter', '/login']) {
    await goOn(page, address)
    await look()
    await expectFits(page)
  }
})

test(`projects, and one with its tabs, categories, and the team with an open person, ${promise}`, async ({
  page,
  request,
  site,
}) => {
  const look = await prepareLook(page, request)
  const { posts } = await site.api().post.getAllPosts()
  const { categories } = await site.api().category.showAllCategories()
  await visit(page, `/project/${posts[0]?._id}`)
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
  for (const address of ['/projects', '/categories', `/category/${categories[0]?._id}`, '/team']) {
    await goOn(page, address)
    await look()
  }
  await page.locator('[data-slot=carousel] article a').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
})
