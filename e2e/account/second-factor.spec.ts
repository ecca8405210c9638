import { submitLogin } from '../support/account-pages.ts'
import { expectAddress, field, toast, visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true, named: true })

test('a passkey is added, kept with recovery codes, and opens the account', async ({
  page,
  site,
}) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await visit(page, '/admin/account')
  await field(page, 'Name of the passkey').fill('Laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const codes = page.getByRole('dialog', { name: 'Keep these recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? ''
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Laptop' })).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await visit(page, '/login')
  await submitLogin(page, await site.owner())
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(toast(page, 'Login Successful')).toBeVisible()
  await expectAddress(page, '/admin/dashboard')

  await page.evaluate(() => localStorage.clear())
  await visit(page, '/login')
  await submitLogin(page, await site.owner())
  await expect(field(page, 'Code')).toBeFocused()
  await page.keyboard.type(recoveryCode)
  await page.keyboard.press('Enter')
  await expectAddress(page, '/admin/dashboard')
})
