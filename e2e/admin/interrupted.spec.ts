import { submitLogin } from '../support/account-pages.ts'
import { expectAddress, field, toast, visit } from '../support/page.ts'
import { form, submit } from '../support/panel.ts'
import { addProject } from '../support/project.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

const ended = 'Your session has ended. Please log in again.'
const storedToken = () => localStorage.getItem('token')

test('a session that ends within a form leads to log-in and back to it, with what was typed', async ({
  page,
  api,
  site,
  guard,
}) => {
  const { data } = await api.category.addCategory({ name: 'Sleep' })
  const project = await addProject(api)
  for (const [address, button, label, back, sent, call] of [
    [
      '/categories',
      'Edit: Sleep',
      'Name',
      `/categories?edit=${data._id}`,
      'Update',
      'category/updateCategory',
    ],
    [
      `/post/${project._id}`,
      'Add Milestone',
      'Title',
      `/post/${project._id}?new=milestone`,
      'Save',
      'post/createMilestone',
    ],
  ] as const) {
    const typed = `Typed for ${back}`
    guard.expects(401, `/api/v1/${call}`)
    await visit(page, address)
    await page.getByRole('button', { name: button }).first().click()
    await field(form(page), label).fill(typed)
    await site.api((await page.evaluate(storedToken)) ?? '').auth.logout()
    await submit(page, sent)
    await expectAddress(page, '/login')
    await expect(toast(page, ended)).toBeVisible()
    await submitLogin(page, await site.owner())
    await expectAddress(page, back)
    await page.getByRole('button', { name: 'Bring them back' }).click()
    await expect(field(form(page), label)).toHaveValue(typed)
    await submit(page, sent)
    await expect(form(page)).toHaveCount(0)
    await expectAddress(page, address)
  }

  // The same goes for a question that was answered.
  const checked = page.waitForResponse('**/api/v1/auth/me')
  await visit(page, '/categories')
  await checked
  guard.expects(401, '/api/v1/category/deleteCategory')
  await site.api((await page.evaluate(storedToken)) ?? '').auth.logout()
  await page.getByRole('button', { name: 'Delete: Neuro-oncology' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expectAddress(page, '/login')
  await expect(toast(page, ended)).toBeVisible()
})
