import { submitLogin } from '../support/account-pages.ts'
import { expectAddress, toast, visit } from '../support/page.ts'
import { addProject } from '../support/project.ts'
import { expect, test } from '../support/test.ts'

const ended = 'Your session has ended. Please log in again.'
const storedToken = () => localStorage.getItem('token')

test('the dashboard without a token leads to log-in', async ({ page }) => {
  await visit(page, '/admin/dashboard?panel=publications')
  await expectAddress(page, '/login')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test.describe('signed in', () => {
  test.use({ signedIn: true })

  test('"Sign out" removes the token, ends the session and goes to log-in', async ({
    page,
    site,
  }) => {
    await visit(page, '/admin/dashboard')
    const token = await page.evaluate(storedToken)
    await page.getByRole('button', { name: 'Grace Ambrose' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expectAddress(page, '/login')
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(toast(page, ended)).toBeHidden()
    expect(await page.evaluate(storedToken)).toBeNull()
    await expect(site.api(token ?? '').auth.me()).rejects.toMatchObject({ status: 401 })
    await visit(page, '/admin/dashboard')
    await expectAddress(page, '/login')
  })

  test('a token the server no longer accepts leads to log-in, and from there back', async ({
    page,
    site,
    guard,
  }) => {
    guard.expects(401, '/api/v1/auth/me')
    await visit(page, '/about')
    const token = await page.evaluate(storedToken)
    await site.api(token ?? '').auth.logout()
    await visit(page, '/admin/dashboard?panel=publications')
    await expectAddress(page, '/login')
    await expect(toast(page, ended)).toBeVisible()
    expect(await page.evaluate(storedToken)).toBeNull()
    await submitLogin(page, await site.owner())
    await expectAddress(page, '/admin/dashboard?panel=publications')
  })

  test('a panel’s own page does not offer what the token no longer allows', async ({
    page,
    site,
    api,
    guard,
  }) => {
    guard.expects(401, '/api/v1/auth/me')
    const { _id } = await addProject(api)
    for (const address of ['/pub', '/profile', '/categories', `/post/${_id}`]) {
      const { token } = await site.enter(await site.owner())
      await site.api(token).auth.logout()
      await visit(page, '/about')
      await page.evaluate((value) => localStorage.setItem('token', value), token)
      await visit(page, address)
      await expectAddress(page, '/login')
      await expect(toast(page, ended)).toBeVisible()
      expect(await page.evaluate(storedToken)).toBeNull()
    }
    await submitLogin(page, await site.owner())
    await expectAddress(page, `/post/${_id}`)
  })

  test('what was stored here and cannot be read breaks no page', async ({ page }) => {
    await visit(page, '/pub')
    await page.evaluate(() => localStorage.setItem('user', 'undefined'))
    await visit(page, '/admin/dashboard')
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    await page.getByRole('button', { name: /^Your account/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expectAddress(page, '/login')
  })

  test('a write with a revoked token leads to log-in with the same message', async ({
    page,
    site,
    api,
    guard,
  }) => {
    guard.expects(401, '/api/v1/publication/deletePublication')
    await api.publication.addPublication({
      title: 'Left as it was',
      authors: 'A. Renfield',
      publicationDate: '2026-01-01',
      publicationType: 'Preprint',
      publicationLink: 'https://example.org/',
      publicationSummary: 'Nothing.',
    })
    const checked = page.waitForResponse('**/api/v1/auth/me')
    await visit(page, '/pub')
    await checked
    await site.api((await page.evaluate(storedToken)) ?? '').auth.logout()
    await page.getByRole('button', { name: 'Delete: Left as it was' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expectAddress(page, '/login')
    await expect(toast(page, ended)).toBeVisible()
  })

  test('the open panel is in the address and survives a reload', async ({ page }) => {
    await visit(page, '/admin/dashboard')
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Panels' })
    await menu.getByRole('link', { name: 'Publications' }).click()
    await expectAddress(page, '/admin/dashboard?panel=publications')
    const panel = page.getByRole('region', { name: 'Publications' })
    await expect(panel).toBeVisible()
    await page.reload()
    await expect(panel).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Publications' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test('signing out in one tab shows in the other', async ({ page, context }) => {
    await visit(page, '/pub')
    await expect(page.getByRole('button', { name: 'Add Publication' }).first()).toBeVisible()
    const other = await context.newPage()
    await visit(other, '/admin/dashboard')
    await other.getByRole('button', { name: 'Grace Ambrose' }).click()
    await other.getByRole('menuitem', { name: 'Sign out' }).click()
    await expectAddress(other, '/login')
    await expect(page.getByRole('button', { name: 'Add Publication' })).toHaveCount(0)
  })

  test('a narrow screen is led to the panels’ own pages @phone-only', async ({ page }) => {
    await visit(page, '/admin/dashboard?panel=publications')
    await expect(page.getByText('The dashboard needs a wider screen.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Panels' })).toBeHidden()
    await page.getByRole('link', { name: 'Publications' }).click()
    await expectAddress(page, '/pub')
    await expect(page.getByRole('button', { name: 'Add Publication' }).first()).toBeVisible()
  })
})
