import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { expectAddress, field, toast, visit } from './page.ts'
import type { Person } from './person.ts'
import type { Site } from './site.ts'

export const fillSignup = async (page: Page, person: Person, confirm = person.password) => {
  await field(page, 'Username').fill(person.username)
  await field(page, 'Email').fill(person.email)
  await field(page, 'Password').fill(person.password)
  await field(page, 'Confirm Password').fill(confirm)
}

/** Expects the sign-up form to keep its input. */
export const expectSignupTyped = async (
  page: Page,
  person: Person,
  confirmPassword = person.password,
) => {
  const form = page.locator('form', { has: field(page, 'Username') })
  const typed = () =>
    form.evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element)))
  await expect.poll(typed).toEqual({ ...person, confirmPassword })
}

/** Submits the sign-up form and expects the page for the code. */
export const submitSignup = async (page: Page, person: Person) => {
  await visit(page, '/signup')
  await fillSignup(page, person)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(toast(page, 'OTP Sent Successfully')).toBeVisible()
  await expectAddress(page, '/verify-email')
}

/** Signs a person up: form, mailed code, and on to the login page. */
export const signUp = async (page: Page, person: Person, { mailbox }: Site) => {
  await submitSignup(page, person)
  await field(page, 'Code').pressSequentially(await mailbox.codeFor(person.email))
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expect(toast(page, 'Signed Up Successfully')).toBeVisible()
  await expectAddress(page, '/login')
}

/** Submits the login form of the open page. */
export const submitLogin = async (page: Page, { email, password }: Person) => {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Expects the button beside a password to show and hide it. */
export const expectPasswordToggle = async (page: Page, label: string) => {
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
}
