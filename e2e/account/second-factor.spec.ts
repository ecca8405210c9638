import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { SalusClient } from '#contract/api.ts'
import { submitLogin } from '../support/account-pages.ts'
import { addColleague } from '../support/colleague.ts'
import { expectAddress, field, navigateWithin, toast, visit } from '../support/page.ts'
import { confirm } from '../support/panel.ts'
import type { Person } from '../support/person.ts'
import type { Site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

const codeOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key) }).generate()

/** Stops requiring a second factor, for later journeys. The request itself needs one. */
const askNobody = async (api: SalusClient, { password }: Person) => {
  const { secret } = await api.totp.begin({ password })
  const { recoveryCodes } = await api.totp.confirm({ code: codeOf(secret) })
  await api.administrator.requireSecondFactor({ isRequired: false })
  await api.totp.remove({ password, code: recoveryCodes[0] ?? '' })
}

/** Returns the new recovery codes and closes their dialog. */
const keepCodes = async (page: Page): Promise<string[]> => {
  const codes = page.getByRole('dialog', { name: 'Keep these recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const texts = await codes.getByRole('listitem').allTextContents()
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await expect(codes).toBeHidden()
  return texts
}

/** Fills in the dialog that requires a code. */
const prove = async (page: Page, code: string | undefined, button: string) => {
  const dialog = page.getByRole('dialog')
  await field(dialog, 'Code or recovery code').fill(code ?? '')
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(field(dialog, 'Code or recovery code')).toBeHidden()
}

/** Makes the login of all sessions an old one. */
const letTimePass = ({ server: { dataDir } }: Site): void => {
  const database = new DatabaseSync(join(dataDir, 'salus.db'), { timeout: 10_000 })
  database.exec(`update session set "confirmedAt" = '2026-01-01T00:00:00.000Z'`)
  database.close()
}

/** Confirms the password by keyboard, as its field has the focus. */
const enterPassword = async (page: Page, { password }: Person) => {
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(question).toContainText('Your log-in is more than ten minutes ago.')
  await expect(field(question, 'Password')).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
}

/** Opens the login page like a new browser. */
const forget = async (page: Page) => {
  await page.evaluate(() => localStorage.clear())
  await navigateWithin(page, '/login')
}

test('change the password; add a passkey, store recovery codes, log in with the passkey and remove it; use an app until all factors are removed, and sign out everywhere', async ({
  openBrowser,
  site,
  api,
  guard,
}) => {
  const colleague = await addColleague(site, 'Ada', 'SuperAdmin')
  const ada = { ...colleague, password: 'another lantern over the harbour' }
  const page = await openBrowser({ as: colleague })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await visit(page, '/admin/account')
  guard.expects(400, '/api/v1/auth/changepassword')
  await field(page, 'Present password').fill('a guess')
  await field(page, 'New password').fill(ada.password)
  await field(page, 'Confirm new password').fill(ada.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(field(page, 'Present password')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'New password')).toHaveValue(ada.password)
  await field(page, 'Present password').fill(colleague.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(toast(page, 'Password Changed Successfully')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '(this one)' })).toBeVisible()

  await field(page, 'How often').selectOption('Every Monday morning')
  await expect(toast(page, 'Saved')).toBeVisible()
  await field(page, 'Name of the passkey').fill('Laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(toast(page, 'Passkey Added')).toBeVisible()
  const [recoveryCode = '', otherCode] = await keepCodes(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'Laptop' })).toBeVisible()

  await forget(page)
  await submitLogin(page, ada)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(toast(page, 'Login Successful')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()

  await forget(page)
  await submitLogin(page, ada)
  await expect(field(page, 'Code')).toBeFocused()
  await page.keyboard.type(recoveryCode)
  await page.keyboard.press('Enter')
  await expectAddress(page, '/admin/dashboard')

  const open = (panel: string) =>
    page.getByRole('navigation', { name: 'Panels' }).getByRole('link', { name: panel }).click()
  await open('Account')
  letTimePass(site)
  guard.expects(403, '/api/v1/auth/passkey/remove')
  await page.getByRole('button', { name: 'Remove: Laptop' }).press('Enter')
  await expect(field(page.getByRole('dialog'), 'Code or recovery code')).toBeFocused()
  await page.keyboard.type(otherCode ?? '')
  await page.keyboard.press('Enter')
  await enterPassword(page, ada)
  await expect(toast(page, 'Passkey Removed')).toBeVisible()

  letTimePass(site)
  guard.expects(403, '/api/v1/auth/totp/begin')
  await page.getByRole('button', { name: 'Add an app' }).press('Enter')
  await enterPassword(page, ada)
  const dialog = page.getByRole('dialog', { name: 'Add an app' })
  await expect(dialog.getByRole('img', { name: /picture for authenticator apps/ })).toBeVisible()
  const key = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  await expect(field(dialog, 'Code')).toBeFocused()
  await field(dialog, 'Code').fill(codeOf(key))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(toast(page, 'Authenticator App Added')).toBeVisible()
  const [first] = await keepCodes(page)

  await open('Administrators')
  await page.getByRole('button', { name: 'Require it' }).click()
  await expect(toast(page, 'Setting Saved')).toBeVisible()
  await open('Account')
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  await prove(page, first, 'New recovery codes')
  await expect(toast(page, 'Recovery Codes Renewed')).toBeVisible()
  const [second] = await keepCodes(page)
  await page.getByRole('button', { name: 'Remove the authenticator app' }).click()
  await prove(page, second, 'Remove')
  await expect(toast(page, 'Authenticator App Removed')).toBeVisible()
  guard.expects(403, '/api/v1/message/showAllMessages')
  await open('Messages')
  await expectAddress(page, '/admin/account')
  await expect(
    page.getByText('Everyone needs a second factor here. Add one to go on.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await confirm(page, 'Are you sure you want to sign out everywhere?', 'Sign out everywhere')
  await expect(toast(page, 'Signed Out Everywhere')).toBeVisible()
  await expectAddress(page, '/login')
  await askNobody(api, await site.owner())
})
