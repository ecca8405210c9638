import { submitLogin } from '../support/account-pages.ts'
import { expectAddress, field, recordCalls, toast, visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test('log-in keeps token and user in this browser and goes to the dashboard @phone', async ({
  page,
  site,
}) => {
  const owner = await site.owner()
  await visit(page, '/login')
  await submitLogin(page, owner)
  await expect(toast(page, 'Login Successful')).toBeVisible()
  await expectAddress(page, '/admin/dashboard')
  const { origins } = await page.context().storageState()
  const kept = Object.fromEntries(
    origins.flatMap(({ localStorage }) => localStorage.map(({ name, value }) => [name, value])),
  )
  expect(kept.token).toMatch(/^[\w-]{40,}$/)
  expect(JSON.parse(kept.user ?? '')).toMatchObject({ email: owner.email, userType: 'SuperAdmin' })
})

test('a wrong password is refused and the address stays typed', async ({ page, site, guard }) => {
  guard.expects(401, '/api/v1/auth/login')
  const owner = await site.owner()
  await visit(page, '/login')
  await submitLogin(page, { ...owner, password: 'not the password' })
  await expect(toast(page, 'Login Failed')).toBeVisible()
  await expect(page.getByText('The e-mail address or the password is wrong')).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue(owner.email)
  await expectAddress(page, '/login')
})

test('an impossible address is answered in the form', async ({ page }) => {
  await visit(page, '/login')
  const calls = recordCalls(page)
  await submitLogin(page, { username: '', email: 'nobody', password: 'something' })
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Enter a valid e-mail address')
  await expect(field(page, 'Email')).toBeFocused()
  expect(calls).toEqual([])
})

for (const [address, label] of [
  ['/login', 'Password'],
  ['/signup', 'Password'],
  ['/signup', 'Confirm Password'],
] as const) {
  test(`"${label}" can be shown and hidden on ${address}`, async ({ page }) => {
    await visit(page, address)
    const input = field(page, label)
    const toggle = page.locator('[data-slot=field]', { has: input }).getByRole('button')
    await input.fill('a lantern')
    await expect(input).toHaveAttribute('type', 'password')
    await toggle.click()
    await expect(input).toHaveAttribute('type', 'text')
    await expect(toggle).toHaveAccessibleName('Hide password')
    await toggle.click()
    await expect(input).toHaveAttribute('type', 'password')
    await expect(toggle).toHaveAccessibleName('Show password')
    await expect(input).toHaveValue('a lantern')
  })
}

for (const [address, button] of [
  ['/login', 'Login'],
  ['/signup', 'Sign up'],
] as const) {
  test(`${address} without its script sends no password anywhere`, async ({ reader }) => {
    await reader.goto(address)
    await expect(reader.getByRole('button', { name: button })).toBeDisabled()
    await field(reader, 'Email').fill('ada@example.org')
    await field(reader, 'Password').fill('a lantern')
    await field(reader, 'Password').press('Enter')
    await expectAddress(reader, address)
    await expect(reader.getByText('This page needs JavaScript.')).toBeVisible()
  })
}
