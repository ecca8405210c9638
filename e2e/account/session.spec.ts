import { submitLogin } from '../support/account-pages.ts'
import { expectAddress, toast, visit } from '../support/page.ts'
import { addProject } from '../support/project.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

const ended = 'Your session has ended. Please log in again.'
const storedToken = () => localStorage.getItem('token')

test('the open panel survives a reload, and "Sign out" removes the token, ends the session, leads to login and shows in another tab', async ({
  page,
  context,
  site,
}) => {
  await visit(page, '/admin/dashboard?panel=publications')
  const menu = page.getByRole('navigation', { name: 'Panels' })
  const panel = page.getByRole('region', { name: 'Publications' })
  await expect(panel).toBeVisible()
  // Invalid local storage breaks no page.
  await page.evaluate(() => localStorage.setItem('user', 'undefined'))
  await page.reload()
  await expect(panel).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Publications' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const token = await page.evaluate(storedToken)
  const other = await context.newPage()
  await visit(other, '/pub')
  const add = other.getByRole('button', { name: 'Add Publication' })
  await expect(add).toBeVisible()
  await page.bringToFront()
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expectAddress(page, '/login')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(toast(page, ended)).toBeHidden()
  expect(await page.evaluate(storedToken)).toBeNull()
  await expect(add).toHaveCount(0)
  await expect(site.api(token ?? '').auth.me()).rejects.toMatchObject({ status: 401 })
  await visit(page, '/admin/dashboard?panel=publications')
  await expectAddress(page, '/login')
})

test('a token that the server no longer accepts leads to login from every kind of page, and back from there', async ({
  page,
  site,
  api,
  guard,
}) => {
  guard.expects(401, '/api/v1/auth/me')
  const { _id } = await addProject(api)
  await visit(page, '/admin/trash')
  const token = (await page.evaluate(storedToken)) ?? ''
  await site.api(token).auth.logout()
  // A page for administrators, a public one, and one of a project.
  for (const address of ['/admin/dashboard?panel=publications', '/categories', `/post/${_id}`]) {
    await page.evaluate((value) => localStorage.setItem('token', value), token)
    await visit(page, address)
    await expectAddress(page, '/login')
    await expect(toast(page, ended)).toBeVisible()
    expect(await page.evaluate(storedToken)).toBeNull()
  }
  await submitLogin(page, await site.owner())
  await expectAddress(page, `/post/${_id}`)
})
