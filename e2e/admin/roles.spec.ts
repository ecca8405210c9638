import { expectAddress, field, navigateWithin, toast, visit } from '../support/page.ts'
import { confirm } from '../support/panel.ts'
import { newPerson } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

test('an editor and a member are approved, each sees only what they may do, and access is revoked again', async ({
  page,
  site,
  api,
  openBrowser,
}) => {
  await api.profile.createProfile({ name: 'Hedy Kiesler' })
  await api.category.addCategory({ name: 'Sleep' })
  const member = newPerson('Hedy')
  const editor = newPerson('Edith')
  await site.register(editor)
  await api.administrator.invite({ email: 'guest@example.org', role: 'Editor' })

  await visit(page, '/admin/administrators')
  await expect(field(page, 'Role')).toHaveValue('Editor')
  await field(page, 'Email').fill(member.email)
  await field(page, 'Role').selectOption('Member')
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByRole('alert')).toHaveText('Choose whose profile this member keeps')
  await field(page, 'Profile').selectOption('Hedy Kiesler')
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(toast(page, 'Invitation Sent')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: member.email })).toContainText('Member')

  const row = page.getByRole('listitem').filter({ hasText: editor.email })
  await expect(row).toContainText('Waiting for approval')
  await page.getByRole('button', { name: 'Approve: Edith' }).click()
  const dialog = page.getByRole('dialog', { name: 'Role of Edith' })
  await field(dialog, 'Role').selectOption('Editor')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(toast(page, 'Administrator Approved')).toBeVisible()
  await expect(row).toContainText('Editor · Active')

  const editing = await openBrowser({ as: editor })
  await visit(editing, '/admin/dashboard')
  const menu = editing.getByRole('navigation', { name: 'Panels' })
  await expect(menu.getByRole('link', { name: 'Publications' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Administrators' })).toHaveCount(0)
  await expect(editing.getByText('First steps')).toBeVisible()
  await expect(editing.locator('main a[href*="panel=settings"]')).toHaveCount(0)

  await site.register(member)
  const keeping = await openBrowser({ as: member })
  await visit(keeping, '/admin/dashboard')
  // A member's own page, with their tasks.
  await expectAddress(keeping, '/admin/dashboard')
  await expect(keeping.getByRole('heading', { name: 'Hedy Kiesler' })).toBeVisible()
  await expect(keeping.getByText('No suggestions yet')).toBeVisible()
  await expect(keeping.getByRole('link', { name: 'Overview' })).toHaveCount(0)
  const links = keeping.getByRole('navigation', { name: 'Panels' }).getByRole('link')
  await expect(links).toHaveText(['Profiles', 'Suggestions', 'Account'])
  await navigateWithin(keeping, '/categories')
  await expect(keeping.getByRole('link', { name: /Sleep/ })).toBeVisible()
  await expect(keeping.getByRole('button', { name: /Add|Edit|Delete/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Change role: Edith' }).click()
  await field(dialog, 'Role').selectOption('SuperAdmin')
  await dialog.getByRole('button', { name: 'Change role' }).click()
  await expect(toast(page, 'Role Changed')).toBeVisible()
  await expect(row).toContainText('Administrator · Active')

  await expect(page.getByText(/^\d+ accounts$/)).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw: guest@example.org' }).click()
  await expect(toast(page, 'Invitation Withdrawn')).toBeVisible()
  await expect(page.getByText('No open invitations.')).toBeVisible()

  await page.getByRole('button', { name: 'Revoke: Edith' }).click()
  await confirm(page, 'Are you sure you want to shut this account out?', 'Revoke')
  await expect(toast(page, 'Administrator Revoked')).toBeVisible()
  await expect(row).toContainText('Closed')
  await expect(page.getByRole('button', { name: 'Revoke: Grace Ambrose' })).toHaveCount(0)
  const { administrators } = await api.administrator.showAllAdministrators()
  const states = new Map(administrators.map(({ email, state }) => [email, state]))
  expect([member, editor].map(({ email }) => states.get(email))).toEqual(['active', 'revoked'])
})
