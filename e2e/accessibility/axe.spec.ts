import { fillSignup } from '../support/account-pages.ts'
import { adminFrame, expectAccessible, siteFrame } from '../support/axe.ts'
import { expectAddress, field, visit } from '../support/page.ts'
import { newPerson } from '../support/person.ts'
import { dialog, publicationInput, row } from '../support/publications.ts'
import { expectFits } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('an empty home page, its open menu and the 404 page are accessible @phone', async ({
  page,
  guard,
}) => {
  await visit(page, '/')
  await page.locator('summary', { hasText: 'Menu' }).click()
  await page.locator('nav:visible summary', { hasText: 'More' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Grants')).toBeVisible()
  await expectAccessible(page)
  guard.expects(404, '/nothing-here')
  await visit(page, '/nothing-here')
  await expectAccessible(page, 'html', siteFrame)
  await expectFits(page)
})

test('sign-up with errors and the page for the code are accessible, and fit', async ({ page }) => {
  await visit(page, '/signup')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Please enter a username')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await fillSignup(page, newPerson())
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expectAddress(page, '/verify-email')
  await expectAccessible(page)
  await expectFits(page)
})

test.describe('signed in', () => {
  test.use({ signedIn: true })

  test('the dashboard, its menu and panels, dialogs, a toast and an empty list are accessible', async ({
    page,
    api,
  }) => {
    await api.publication.addPublication(publicationInput())
    await api.profile.createProfile({ name: 'Ada Lovelace', email: 'ada@example.org' })
    await visit(page, '/admin/dashboard')
    const account = page.getByRole('button', { name: 'Grace Ambrose' })
    await expect(account).toBeVisible()
    await expectAccessible(page)
    await account.click()
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
    await expectAccessible(page, '[role=menu]')
    await page.keyboard.press('Escape')
    const menu = page.getByRole('navigation', { name: 'Panels' })
    for (const [panel, shown] of [
      ['Profiles', page.getByRole('main').getByText('Ada Lovelace').first()],
      ['Settings', field(page, 'Phone')],
      ['Publications', row(page, publicationInput().title)],
    ] as const) {
      await menu.getByRole('link', { name: panel }).click()
      await expect(shown).toBeVisible()
      await expectAccessible(page, 'html', adminFrame)
    }

    await page.getByRole('button', { name: 'Add Publication' }).click()
    await dialog(page).getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog(page).getByText('Please enter a title')).toBeVisible()
    await expectAccessible(page, 'html', adminFrame)
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await row(page, publicationInput().title).getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expectAccessible(page, '[role=alertdialog]')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.locator('[data-slot=toast]').first()).toBeVisible()
    await expect(page.getByText('No publications yet')).toBeVisible()
    await expectAccessible(page, 'html', adminFrame)
  })
})
