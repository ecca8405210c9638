import { askForCode } from '../support/account-pages.ts'
import { expectAccessible, siteFrame } from '../support/axe.ts'
import { visit } from '../support/page.ts'
import { addMany, dialog, paper, row } from '../support/publications.ts'
import { newPerson } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

for (const screen of ['', ' @phone']) {
  test(`an empty home page, its open menu and the 404 page shut nobody out${screen}`, async ({
    page,
    guard,
    isMobile,
  }) => {
    await visit(page, '/')
    if (isMobile) await page.locator('summary', { hasText: 'Menu' }).click()
    await page.locator('nav:visible summary', { hasText: 'More' }).click()
    await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Grants')).toBeVisible()
    await expectAccessible(page)
    guard.expects(404, '/nothing-here')
    await visit(page, '/nothing-here')
    await expectAccessible(page)
  })
}

test('log-in, sign-up with errors and the page for the code shut nobody out', async ({ page }) => {
  await visit(page, '/login')
  await expectAccessible(page)
  await visit(page, '/signup')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Please enter a username')).toBeVisible()
  await expectAccessible(page)
  await askForCode(page, newPerson())
  await expectAccessible(page)
})

test('lists of publications, empty and in pages, shut nobody out', async ({ page, api }) => {
  await visit(page, '/pub')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await addMany(api, 3)
  await visit(page, '/pub')
  await expect(row(page, 'Study 1 of 3')).toBeVisible()
  await expectAccessible(page)
  await addMany(api, 27)
  await visit(page, '/publications?page=2')
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  await expectAccessible(page, 'html', siteFrame)
})

test.describe('signed in', () => {
  test.use({ signedIn: true })

  test('the dashboard and its menu shut nobody out', async ({ page, api }) => {
    await api.publication.addPublication(paper())
    await visit(page, '/admin/dashboard')
    const account = page.getByRole('button', { name: 'Grace Ambrose' })
    await expect(account).toBeVisible()
    await expectAccessible(page)
    await account.click()
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
    await expectAccessible(page, '[role=menu]')
  })

  test('open panels of the dashboard shut nobody out', async ({ page, api }) => {
    await api.publication.addPublication(paper())
    await api.profile.createProfile({ name: 'Ada Lovelace', email: 'ada@example.org' })
    for (const panel of ['publications', 'profiles', 'settings']) {
      await visit(page, `/admin/dashboard?panel=${panel}`)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    }
  })

  test('the dialogs and toasts shut nobody out', async ({ page, api }) => {
    await api.publication.addPublication(paper())
    await visit(page, '/pub')
    await page.getByRole('button', { name: 'Add Publication' }).click()
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(dialog(page).getByText('Please enter a title')).toBeVisible()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await row(page, paper().title).getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expectAccessible(page, '[role=alertdialog]')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.locator('[data-slot=toast]').first()).toBeVisible()
    await expectAccessible(page)
  })
})
