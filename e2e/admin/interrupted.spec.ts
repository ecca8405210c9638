import { submitLogin } from '../support/account-pages.ts'
import { expectAddress, field, toast, visit } from '../support/page.ts'
import { form, submit } from '../support/panel.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

const ended = 'Your session has ended. Please log in again.'

test('a session that ends while a form is open leads to login and back to the form, with its input', async ({
  page,
  api,
  site,
  guard,
}) => {
  const { data } = await api.category.addCategory({ name: 'Sleep' })
  const endSession = async () =>
    site.api((await page.evaluate(() => localStorage.getItem('token'))) ?? '').auth.logout()
  const expectLogin = async () => {
    await expectAddress(page, '/login')
    await expect(toast(page, ended)).toBeVisible()
  }
  // Each page checks the session once. The end of the session must be noticed later.
  const check = () => page.waitForResponse('**/api/v1/auth/me')
  guard.expects(401, '/api/v1/category/updateCategory')
  const first = check()
  await visit(page, '/categories')
  await page.getByRole('button', { name: 'Edit: Sleep' }).click()
  await field(form(page), 'Name').fill('Dreams')
  await first
  await endSession()
  await submit(page, 'Update')
  await expectLogin()
  const second = check()
  await submitLogin(page, await site.owner())
  await expectAddress(page, `/categories?edit=${data._id}`)
  await page.getByRole('button', { name: 'Bring them back' }).click()
  await expect(field(form(page), 'Name')).toHaveValue('Dreams')
  await submit(page, 'Update')
  await expect(form(page)).toHaveCount(0)
  await expectAddress(page, '/categories')

  // A confirmed deletion is interrupted in the same way.
  guard.expects(401, '/api/v1/category/deleteCategory')
  await page.getByRole('button', { name: 'Delete: Dreams' }).click()
  await second
  await endSession()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expectLogin()
})
