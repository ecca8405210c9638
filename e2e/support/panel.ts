import type { Locator, Page } from '@playwright/test'
import type { SalusClient } from '#contract/api.ts'
import type { Guard } from './guard.ts'
import { field, toast, visit } from './page.ts'
import { pictureFile } from './picture.ts'
import { expect, test } from './test.ts'

/** What an administrator meets in one panel, in its exact words. */
export interface PanelJourney {
  readonly title: string
  readonly empty: string
  readonly add: string
  /** The labels of the form. */
  readonly fields: readonly string[]
  /** The field an entry is named by. */
  readonly name: string
  /** Fills in what else a new entry needs. */
  readonly fill?: (page: Page) => Promise<void>
  readonly submit: string
  /** Absent where an entry is never changed. */
  readonly edit?: { readonly button: string; readonly title: string; readonly submit: string }
  readonly question: string
  /** The calls behind it, below the API's base. */
  readonly calls: { readonly add: string; readonly update?: string; readonly delete: string }
  /** The toast of each: done, and refused. */
  readonly toasts: {
    readonly add: readonly [done: string, refused: string]
    readonly update?: readonly [done: string, refused: string]
    readonly delete: readonly [done: string, refused: string]
  }
}

/** What the server says when `refuseOnce` lets it refuse. */
export const refusal = 'The database is away'

/** The open form. */
export const form = (page: Page): Locator => page.getByRole('dialog')

/** Lets the server refuse the next such call. */
export const refuseOnce = async (page: Page, guard: Guard, call: string): Promise<void> => {
  guard.expects(503, `/api/v1/${call}`)
  const json = { success: false, code: 'databaseDown', message: refusal }
  await page.route(`**/api/v1/${call}`, (route) => route.fulfill({ status: 503, json }), {
    times: 1,
  })
}

/** Presses the button that sends the open form. */
export const submit = (page: Page, label: string): Promise<void> =>
  form(page).getByRole('button', { name: label, exact: true }).click()

/** Chooses pictures in the open form. */
export const choosePictures = async (page: Page, which: readonly number[] = [0]): Promise<void> => {
  const files = await Promise.all(which.map((each) => pictureFile(each)))
  await form(page).locator('input[type=file][name]').setInputFiles(files)
}

/** Answers the question before a deletion. */
export const confirm = async (page: Page, question: string, answer: string): Promise<void> => {
  const dialog = page.getByRole('alertdialog', { name: question })
  await dialog.getByRole('button', { name: answer, exact: true }).click()
}

const goThrough = async (journey: PanelJourney, page: Page, guard: Guard) => {
  const { title, toasts, calls, edit, question } = journey
  const panel = page.getByRole('region', { name: title, exact: true })
  const rowButton = (label: string, name: string) =>
    panel.getByRole('button', { name: `${label}: ${name}`, exact: true })
  await expect(panel.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect(panel.getByText(journey.empty)).toBeVisible()

  const add = panel.getByRole('button', { name: journey.add })
  await add.click()
  await expect(page.getByRole('dialog', { name: journey.add })).toBeVisible()
  for (const label of journey.fields) await expect(field(form(page), label)).toBeAttached()
  await field(form(page), journey.name).fill('First words')
  await journey.fill?.(page)
  await refuseOnce(page, guard, calls.add)
  await submit(page, journey.submit)
  await expect(toast(page, toasts.add[1])).toBeVisible()
  await expect(form(page).getByRole('alert')).toHaveText(refusal)
  await expect(field(form(page), journey.name)).toHaveValue('First words')
  await submit(page, journey.submit)
  await expect(toast(page, toasts.add[0])).toBeVisible()
  await expect(form(page)).toHaveCount(0)
  await expect(add).toBeFocused()

  const name = edit ? 'Second words' : 'First words'
  if (edit && toasts.update && calls.update) {
    await rowButton(edit.button, 'First words').click()
    await expect(page.getByRole('dialog', { name: edit.title })).toBeVisible()
    await field(form(page), journey.name).fill(name)
    await refuseOnce(page, guard, calls.update)
    await submit(page, edit.submit)
    await expect(toast(page, toasts.update[1])).toBeVisible()
    await expect(field(form(page), journey.name)).toHaveValue(name)
    await submit(page, edit.submit)
    await expect(toast(page, toasts.update[0])).toBeVisible()
    await expect(form(page)).toHaveCount(0)
  }

  const remove = rowButton('Delete', name)
  await remove.click()
  await confirm(page, question, 'Cancel')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await remove.click()
  await refuseOnce(page, guard, calls.delete)
  await confirm(page, question, 'Delete')
  await expect(toast(page, toasts.delete[1])).toBeVisible()
  await confirm(page, question, 'Delete')
  await expect(toast(page, toasts.delete[0])).toBeVisible()
  await expect(panel.getByText(journey.empty)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Brought Back Successfully').last()).toBeVisible()
  await expect(remove).toBeVisible()
}

/**
 * Goes the whole way through the panels of a page: an entry is added, changed, deleted and brought back, and each
 * time the server refuses first, which is told and loses nothing. `open` says where they are, once what they need
 * is there.
 */
export const testPanel = (
  open: (api: SalusClient) => Promise<string>,
  ...journeys: readonly PanelJourney[]
): void => {
  const titles = journeys.map(({ title }) => title).join(', ')
  test(`${titles}: added, changed, deleted and brought back, and no refusal loses anything`, async ({
    page,
    api,
    guard,
  }) => {
    await visit(page, await open(api))
    for (const journey of journeys) await goThrough(journey, page, guard)
  })
}

/** Chooses someone in a list of people, and puts the list away. */
export const choosePerson = async (page: Page, label: string, name: string): Promise<void> => {
  await field(form(page), label).fill(name)
  await page.getByRole('option', { name }).click()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('listbox')).toHaveCount(0)
}
