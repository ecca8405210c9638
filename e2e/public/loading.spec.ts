import type { Page } from '@playwright/test'
import { visit } from '../support/page.ts'
import { publicationInput } from '../support/publications.ts'
import { expect, test } from '../support/test.ts'

const lists = [
  ['Projects', '/projects', 'Our Projects', 'The projects could not be loaded'],
  ['Team', '/team', 'Meet our Team', 'The team could not be loaded'],
] as const
const go = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click()

test('a spinner shows while a list is loading, and one that fails leaves the rest of its page intact', async ({
  page,
  api,
  guard,
}) => {
  await api.frontPage.createFrontPage({ title: 'Never seen' })
  await api.publication.addPublication(publicationInput())
  await visit(page, '/about')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/publications.data*', async (route) => {
    await released
    await route.continue()
  })
  await page.locator('summary', { hasText: 'More' }).first().click()
  await page.getByRole('link', { name: 'Publications' }).first().click()
  const spinner = page.getByRole('status').filter({ hasText: 'Loading' })
  await expect(spinner).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Publications')
  await expect(spinner).toHaveCount(0)
  await expect(page.getByRole('heading', { name: publicationInput().title })).toBeVisible()

  for (const [name, path, heading, sorry] of lists) {
    guard.expects('unreachable', `${path}.data`)
    await page.route(`**${path}.data*`, (route) => route.abort())
    await go(page, name)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByText(sorry)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(spinner).toHaveCount(0)
  }

  guard.expects('unreachable', '/_.data')
  await page.route('**/_.data*', (route) => route.abort())
  await go(page, 'Home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revolutionizing Healthcare')
  await expect(page.getByRole('heading', { name: 'Our Leadership' })).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Latest Posts' })).toHaveCount(0)
})
