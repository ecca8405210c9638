import type { Page } from '@playwright/test'
import { field, toast, visit } from '../support/page.ts'
import { pickUp } from '../support/pick-up.ts'
import { addProject } from '../support/project.ts'
import {
  addNumberedPublications,
  dialog,
  expectClosed,
  publicationInput,
  row,
} from '../support/publications.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

const bar = (page: Page) => page.getByRole('region', { name: 'With those chosen' })
const press = (page: Page, name: string) => bar(page).getByRole('button', { name }).click()
const undo = async (page: Page) => {
  const offer = page.getByRole('button', { name: 'Undo' })
  await offer.click()
  await expect(offer).toHaveCount(0)
}

test('several publications are changed, merged and deleted, and each change can be undone; an author is moved by keyboard, linked and added as a person', async ({
  page,
  api,
}) => {
  await addNumberedPublications(api, 3)
  const project = await addProject(api)
  const tick = (title: string) => page.getByRole('checkbox', { name: `Choose ${title}` })
  const read = async () => (await api.publication.showAllPublications()).publications
  await visit(page, '/pub')

  await tick('Study 1 of 3').check()
  await tick('Study 3 of 3').click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('3 chosen')
  await press(page, 'Change')
  await field(dialog(page), 'Publication Type').fill('Preprint')
  await field(dialog(page), 'Add to the project').fill(project.title)
  await page.getByRole('option', { name: project.title }).click()
  await field(dialog(page), 'Featured').selectOption('Yes')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Publications Updated')).toBeVisible()
  await expectClosed(page)
  const changed = { publicationType: 'Preprint', featured: true, projects: [project._id] }
  expect(await read()).toMatchObject([changed, changed, changed])
  await undo(page)
  await expect(row(page, 'Study 2 of 3')).toContainText('Journal article')

  await tick('Study 3 of 3').uncheck()
  await press(page, 'Merge')
  await dialog(page).getByRole('radio', { name: 'Study 2 of 3' }).check()
  await dialog(page).getByRole('button', { name: 'Merge' }).click()
  await expect(toast(page, 'Publications Merged')).toBeVisible()
  await expect(row(page, 'Study 1 of 3')).toHaveCount(0)
  await undo(page)
  await expect(row(page, 'Study 1 of 3')).toBeVisible()

  await page.getByRole('checkbox', { name: 'All on this page' }).check()
  await press(page, 'Delete')
  const question = page.getByRole('alertdialog', { name: 'delete these 3 publications' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Publications Deleted')).toBeVisible()
  await expect(page.getByText('No publications yet')).toBeVisible()
  const grace = (await api.profile.createProfile({ name: 'Grace Ambrose' })).data._id
  const fields = publicationInput({ authors: 'X. Renfield, Y. Ambros' })
  const { data } = await api.publication.addPublication(fields)
  await undo(page)
  await expect(row(page, 'Study 2 of 3')).toBeVisible()

  // An author is moved by keyboard, linked and added as a person, and the form keeps its input.
  await row(page, fields.title).getByRole('button', { name: 'Update' }).click()
  await field(dialog(page), 'Title').fill('Another title')

  await dialog(page).getByRole('button', { name: 'Drag Y. Ambros' }).focus()
  await pickUp(page, 'Y. Ambros is at place 2 of 2.')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Y. Ambros is at place 1 of 2.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(field(dialog(page), 'Authors')).toHaveValue('Y. Ambros, X. Renfield')

  await dialog(page).getByRole('button', { name: 'Y. Ambros', exact: true }).click()
  await dialog(page).getByLabel('Person of the group').fill('grace')
  await page.getByRole('option', { name: 'Grace Ambrose' }).click()
  await dialog(page).getByLabel('Corresponding author').check()

  await dialog(page).getByRole('button', { name: 'X. Renfield', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Add as a new person' }).click()
  const quick = page.getByRole('dialog', { name: 'Add Profile' })
  await expect(field(quick, 'Name')).toHaveValue('X. Renfield')
  await quick.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Profile Added Successfully')).toBeVisible()
  await expect(quick).toHaveCount(0)
  await expect(dialog(page).getByText('Profile: X. Renfield')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Update' }).click()
  await expectClosed(page)

  const added = (await api.profile.profileNames({ search: 'Renfield' })).profiles[0]?._id
  const { publication } = await api.publication.getSinglePublication({ id: data._id })
  expect(publication).toMatchObject({
    title: 'Another title',
    authors: 'Y. Ambros, X. Renfield',
    authorList: [
      { name: 'Y. Ambros', profileId: grace, isCorresponding: true },
      { name: 'X. Renfield', profileId: added, isCorresponding: false },
    ],
  })
})
