import type { Page } from '@playwright/test'
import { submitLogin } from '../support/account-pages.ts'
import { expectAddress, field, toast, visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

/** Lets a call wait until the answered function is called. */
const hold = async (page: Page, call: string) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/api/v1/${call}*`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a log-in that takes its time says so for as long as it does', async ({ page, site }) => {
  await visit(page, '/login')
  const goOn = await hold(page, 'auth/login')
  await submitLogin(page, await site.owner())
  await expect(toast(page, 'Loading...')).toBeVisible()
  goOn()
  await expect(toast(page, 'Login Successful')).toBeVisible()
  await expect(toast(page, 'Loading...')).toHaveCount(0)

  const show = await hold(page, 'category/showAllCategories')
  await page.getByRole('navigation', { name: 'Panels' }).getByText('Category').click()
  await expect(toast(page, 'Fetching Categories...')).toBeVisible()
  show()
  await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible()
  await expect(toast(page, 'Fetching Categories...')).toHaveCount(0)
})

test('a forgotten password is asked for and a mail announced; a link that was cut leads to a new one', async ({
  page,
}) => {
  await visit(page, '/reset-password')
  await expect(page.getByText('This link is not complete')).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expectAddress(page, '/forgot-password')
  await expect(field(page, 'Email')).toBeFocused()
  await field(page, 'Email').fill('someone@example.org')
  await page.getByRole('main').getByRole('button').last().click()
  await expect(toast(page, 'Mail Sent Successfully')).toBeVisible()
})
