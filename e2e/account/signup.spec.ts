import {
  askForCode,
  expectSignupTyped,
  fillSignup,
  signUp,
  submitLogin,
} from '../support/account-pages.ts'
import { expectAddress, field, recordCalls, toast, visit } from '../support/page.ts'
import { newPerson } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

const verify = 'Verify Email'

test.describe('on an installation nobody has touched', () => {
  test.use({ fresh: true })

  test('the first administrator signs up with the code from the mail, logs in and lands on the dashboard', async ({
    page,
    site,
  }) => {
    const person = newPerson()
    await signUp(page, person, site)
    await submitLogin(page, person)
    await expect(toast(page, 'Login Successful')).toBeVisible()
    await expectAddress(page, '/admin/dashboard')
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    await expect(page.getByRole('button', { name: person.username })).toBeVisible()
  })
})

test('a code can be pasted into the boxes, spaces and all @phone', async ({
  page,
  context,
  site,
}) => {
  const person = newPerson()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await askForCode(page, person)
  const code = await site.mailbox.codeFor(person.email)
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    ` ${code.slice(0, 3)} ${code.slice(3)}\n`,
  )
  await field(page, 'Code').press('ControlOrMeta+v')
  await expect(field(page, 'Code')).toHaveValue(code)
  await page.getByRole('button', { name: verify }).click()
  await expect(toast(page, 'Signed Up Successfully')).toBeVisible()
  await expectAddress(page, '/login')
})

test('only digits stand in the boxes, and six of them', async ({ page }) => {
  await askForCode(page, newPerson())
  await field(page, 'Code').pressSequentially('12a-34567')
  await expect(field(page, 'Code')).toHaveValue('123456')
})

test('an incomplete code is answered beside the boxes and sent nowhere', async ({ page }) => {
  await askForCode(page, newPerson())
  const calls = recordCalls(page)
  await field(page, 'Code').pressSequentially('123')
  await page.getByRole('button', { name: verify }).click()
  await expect(page.getByText('The code has 6 digits')).toBeVisible()
  await expectAddress(page, '/verify-email')
  expect(calls).toEqual([])
})

test('a wrong code leads back to the form with everything typed still there', async ({
  page,
  guard,
  site,
}) => {
  const person = newPerson()
  guard.expects(400, '/api/v1/auth/signup')
  await askForCode(page, person)
  const right = await site.mailbox.codeFor(person.email)
  await field(page, 'Code').fill(right === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: verify }).click()
  await expect(toast(page, 'Could Not Sign Up')).toBeVisible()
  await expectAddress(page, '/signup')
  await expect(page.getByText('The code is wrong or has expired')).toBeVisible()
  await expectSignupTyped(page, person)
})

test('a sign-up that does not reach the server is told, and leads back to what was typed', async ({
  page,
  guard,
  site,
}) => {
  const person = newPerson()
  await askForCode(page, person)
  await field(page, 'Code').fill(await site.mailbox.codeFor(person.email))
  guard.expects('unreachable', '/api/v1/auth/signup')
  await page.route('**/api/v1/auth/signup', (route) => route.abort())
  await page.getByRole('button', { name: verify }).click()
  await expect(toast(page, 'Signup failed. Please try again.')).toBeVisible()
  await expectAddress(page, '/signup')
  await expectSignupTyped(page, person)
})

test('two different passwords are told apart before anything is sent', async ({ page }) => {
  const person = newPerson()
  await visit(page, '/signup')
  const calls = recordCalls(page)
  await fillSignup(page, person, 'another lantern')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(toast(page, 'Password did not match')).toBeVisible()
  await expect(field(page, 'Confirm Password')).toBeFocused()
  await expect(field(page, 'Confirm Password')).toHaveAccessibleDescription(
    'Password did not match',
  )
  await expectAddress(page, '/signup')
  await expectSignupTyped(page, person, 'another lantern')
  expect(calls).toEqual([])
})

test('every field that is missing says so', async ({ page }) => {
  await visit(page, '/signup')
  const calls = recordCalls(page)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Please enter a username')).toBeVisible()
  await expect(page.getByText('Enter a valid e-mail address')).toBeVisible()
  await expect(page.getByText('The password needs at least 8 characters')).toBeVisible()
  await expect(field(page, 'Username')).toBeFocused()
  expect(calls).toEqual([])
})

test('the page for the code leads to sign-up when nothing is pending', async ({ page }) => {
  await visit(page, '/verify-email')
  await expectAddress(page, '/signup')
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
})

test('"Resend it" sends a new code, and only that one counts', async ({ page, site, guard }) => {
  const person = newPerson()
  await askForCode(page, person)
  const first = await site.mailbox.codeFor(person.email)
  await page.getByRole('button', { name: 'Resend it' }).click()
  await expect(toast(page, 'OTP Sent Successfully')).toHaveCount(2)
  const second = await site.mailbox.codeFor(person.email, 2)
  if (first !== second) {
    guard.expects(400, '/api/v1/auth/signup')
    await field(page, 'Code').fill(first)
    await page.getByRole('button', { name: verify }).click()
    await expect(toast(page, 'Could Not Sign Up')).toBeVisible()
    await page.goBack()
  }
  await field(page, 'Code').fill(second)
  await page.getByRole('button', { name: verify }).click()
  await expect(toast(page, 'Signed Up Successfully')).toBeVisible()
})

test('"Back To Signup" keeps what was typed', async ({ page }) => {
  const person = newPerson()
  await askForCode(page, person)
  await page.getByRole('link', { name: 'Back To Signup' }).click()
  await expectAddress(page, '/signup')
  await expectSignupTyped(page, person)
})

test('a later sign-up waits for approval', async ({ page, site, guard }) => {
  guard.expects(403, '/api/v1/auth/login')
  const person = newPerson()
  await signUp(page, person, site)
  await submitLogin(page, person)
  await expect(toast(page, 'Login Failed')).toBeVisible()
  await expect(page.getByText('Your account is waiting for approval')).toBeVisible()
  await expectAddress(page, '/login')
})

test('an address that has an account gets a mail that says so', async ({ page, site }) => {
  const owner = await site.owner()
  await askForCode(page, { ...newPerson(), email: owner.email })
  const mail = await site.mailbox.mailTo(owner.email, 2)
  expect(mail.subject).toBe('You already have a Salus account')
})
