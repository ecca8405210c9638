import { field, toast, visit } from '../support/page.ts'
import { restoreSite } from '../support/restore-site.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })
test.afterEach(({ api }) => restoreSite(api))

test('the first steps lead to name and colour on a phone, and back @phone', async ({ page }) => {
  await visit(page, '/admin/dashboard')
  const steps = page.getByText(/^First steps:/)
  await steps.click()
  await page.getByRole('link', { name: 'Give it your name and colour' }).click()
  await field(page, 'Name of the group').fill('Lab of Ada')
  await field(page, 'Accent colour').fill('#ffe600')
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(toast(page, 'Brand Saved')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await steps.click()
  await expect(page.getByText('It is called Lab of Ada.')).toBeVisible()
})
