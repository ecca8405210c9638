import type { Locator, Page } from '@playwright/test'
import type { Guard } from './guard.ts'
import { field } from './page.ts'
import { pictureFile } from './picture.ts'
import { expect } from './test.ts'

/** Message of the error that `failNextCall` causes. */
export const refusalMessage = 'The database is away'

export const form = (page: Page): Locator => page.getByRole('dialog')

/** Makes the next such API request fail with 503. */
export const failNextCall = async (page: Page, guard: Guard, call: string): Promise<void> => {
  guard.expects(503, `/api/v1/${call}`)
  const json = { success: false, code: 'databaseDown', message: refusalMessage }
  await page.route(`**/api/v1/${call}`, (route) => route.fulfill({ status: 503, json }), {
    times: 1,
  })
}

export const submit = (page: Page, label: string): Promise<void> =>
  form(page).getByRole('button', { name: label, exact: true }).click()

export const choosePictures = async (page: Page, which: readonly number[] = [0]): Promise<void> => {
  const files = await Promise.all(which.map((each) => pictureFile(each)))
  await form(page).locator('input[type=file][name]').setInputFiles(files)
}

/** Answers the confirmation of a deletion. */
export const confirm = async (page: Page, question: string, answer: string): Promise<void> => {
  const dialog = page.getByRole('alertdialog', { name: question })
  await dialog.getByRole('button', { name: answer, exact: true }).click()
}

/** Selects a person in a combobox, and closes the list. */
export const choosePerson = async (page: Page, label: string, name: string): Promise<void> => {
  await field(form(page), label).fill(name)
  await page.getByRole('option', { name }).click()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('listbox')).toHaveCount(0)
}
