import {
  expectPasswordToggle,
  expectSignupTyped,
  fillSignup,
  submitLogin,
} from '../support/account-pages.ts'
import { expectAddress, field, recordApiRequests, toast, visit } from '../support/page.ts'
import { failNextCall } from '../support/panel.ts'
import { newPerson } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

test('missing or wrong input is reported before sending; only the newest code counts, its boxes accept digits and pastes, no input is lost, and a later sign-up waits for approval', async ({
  page,
  context,
  guard,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Without a pending sign-up, the page for the code redirects.
  await visit(page, '/verify-email')
  await expectAddress(page, '/signup')
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()

  const early = recordApiRequests(page)
  const send = page.getByRole('button', { name: 'Sign up' })
  await send.click()
  await expect(page.getByText('Please enter a username')).toBeVisible()
  await expect(page.getByText('Enter a valid e-mail address')).toBeVisible()
  await expect(page.getByText('The password needs at least 8 characters')).toBeVisible()
  await expect(field(page, 'Username')).toBeFocused()

  for (const label of ['Password', 'Confirm Password']) await expectPasswordToggle(page, label)
  const person = newPerson()
  const confirm = field(page, 'Confirm Password')
  await fillSignup(page, person, 'another lantern')
  await send.click()
  await expect(toast(page, 'Password did not match')).toBeVisible()
  await expect(confirm).toBeFocused()
  await expect(confirm).toHaveAccessibleDescription('Password did not match')
  await expectAddress(page, '/signup')
  await expectSignupTyped(page, person, 'another lantern')
  expect(early).toEqual([])

  await confirm.fill(person.password)
  await failNextCall(page, guard, 'auth/sendotp')
  await send.click()
  const refused = toast(page, 'Could Not Send OTP')
  await expect(refused).toBeVisible()
  // The message is beside the form, because its button is pressed again.
  const [message, button] = [await refused.boundingBox(), await send.boundingBox()]
  expect(message?.x).toBeGreaterThan((button?.x ?? Infinity) + (button?.width ?? 0))
  await expectSignupTyped(page, person)
  await send.click()
  await expect(toast(page, 'OTP Sent Successfully')).toBeVisible()
  await expectAddress(page, '/verify-email')
  await page.getByRole('link', { name: 'Back To Signup' }).click()
  await expectAddress(page, '/signup')
  await expectSignupTyped(page, person)
  await page.goBack()

  const first = await site.mailbox.codeFor(person.email)
  await page.getByRole('button', { name: 'Resend it' }).click()
  const right = await site.mailbox.codeFor(person.email, 2)
  await expect(toast(page, 'OTP Sent Successfully').last()).toBeVisible()
  const calls = recordApiRequests(page)
  const code = field(page, 'Code')
  const verify = page.getByRole('button', { name: 'Verify Email' })
  await code.pressSequentially('123')
  await verify.click()
  await expect(page.getByText('The code has 6 digits')).toBeVisible()
  await expectAddress(page, '/verify-email')
  expect(calls).toEqual([])
  await code.fill('')
  await code.pressSequentially('12a-34567')
  await expect(code).toHaveValue('123456')

  guard.expects(400, '/api/v1/auth/signup')
  // Once in a million, both codes are equal.
  await code.fill(
    first === right ? right.replace(/./, (digit) => String(9 - Number(digit))) : first,
  )
  await verify.click()
  await expect(toast(page, 'Could Not Sign Up')).toBeVisible()
  await expectAddress(page, '/signup')
  await expect(page.getByText('The code is wrong or has expired')).toBeVisible()
  await expectSignupTyped(page, person)

  await page.goBack()
  guard.expects('unreachable', '/api/v1/auth/signup')
  await page.route('**/api/v1/auth/signup', (route) => route.abort(), { times: 1 })
  await code.fill(right)
  await verify.click()
  await expect(toast(page, 'Signup failed. Please try again.')).toBeVisible()
  await expectAddress(page, '/signup')
  await expectSignupTyped(page, person)

  await page.goBack()
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    ` ${right.slice(0, 3)} ${right.slice(3)}\n`,
  )
  await code.press('ControlOrMeta+v')
  await expect(code).toHaveValue(right)
  await verify.click()
  await expect(toast(page, 'Signed Up Successfully')).toBeVisible()
  await expectAddress(page, '/login')

  guard.expects(403, '/api/v1/auth/login')
  await submitLogin(page, person)
  await expect(toast(page, 'Login Failed')).toBeVisible()
  await expect(page.getByText('Your account is waiting for approval')).toBeVisible()
  await expectAddress(page, '/login')
})
