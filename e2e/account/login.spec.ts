import { expectPasswordToggle, submitLogin } from '../support/account-pages.ts'
import {
  expectAddress,
  field,
  navigateWithin,
  recordApiRequests,
  toast,
  visit,
} from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test('a forgotten password is reset by mail; login shows what is wrong, stores token and user in the browser, and leads to the dashboard', async ({
  page,
  site,
  guard,
}) => {
  const owner = await site.owner()
  await visit(page, '/reset-password')
  await expect(page.getByText('This link is not complete')).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expectAddress(page, '/forgot-password')
  await expect(field(page, 'Email')).toBeFocused()
  await field(page, 'Email').fill('someone@example.org')
  await page.getByRole('main').getByRole('button').last().click()
  await expect(toast(page, 'Mail Sent Successfully')).toBeVisible()

  await navigateWithin(page, '/login')
  await expectPasswordToggle(page, 'Password')
  const calls = recordApiRequests(page)
  await submitLogin(page, { username: '', email: 'nobody', password: 'something' })
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Enter a valid e-mail address')
  await expect(field(page, 'Email')).toBeFocused()
  expect(calls).toEqual([])

  guard.expects(401, '/api/v1/auth/login')
  await submitLogin(page, { ...owner, password: 'not the password' })
  await expect(toast(page, 'Login Failed')).toBeVisible()
  await expect(page.getByText('The e-mail address or the password is wrong')).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue(owner.email)
  await expectAddress(page, '/login')

  // A slow login shows its progress.
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/v1/auth/login', async (route) => {
    await promise
    await route.continue()
  })
  await submitLogin(page, owner)
  await expect(toast(page, 'Loading...')).toBeVisible()
  answer()
  await expect(toast(page, 'Login Successful')).toBeVisible()
  await expect(toast(page, 'Loading...')).toHaveCount(0)
  await expectAddress(page, '/admin/dashboard')
  const { origins } = await page.context().storageState()
  const kept = Object.fromEntries(
    origins.flatMap(({ localStorage }) => localStorage.map(({ name, value }) => [name, value])),
  )
  expect(kept.token).toMatch(/^[\w-]{40,}$/)
  expect(JSON.parse(kept.user ?? '')).toMatchObject({ email: owner.email, userType: 'SuperAdmin' })
})

test('login and sign-up without their script send no password anywhere', async ({ reader }) => {
  for (const [address, button] of [
    ['/login', 'Login'],
    ['/signup', 'Sign up'],
  ] as const) {
    await reader.goto(address)
    await expect(reader.getByRole('button', { name: button })).toBeHidden()
    await field(reader, 'Email').fill('ada@example.org')
    await field(reader, 'Password').fill('a lantern')
    await field(reader, 'Password').press('Enter')
    await expectAddress(reader, address)
    await expect(reader.getByText('This page needs JavaScript.')).toBeVisible()
  }
})
