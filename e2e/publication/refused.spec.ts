import { recordCalls, toast, visit } from '../support/page.ts'
import {
  dialog,
  expectClosed,
  expectTyped,
  fillPublication,
  paper,
  row,
} from '../support/publications.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

const save = 'Save'

test('what is missing or wrong is said beside its field, and nothing is sent; a server that is gone is told, and everything typed stays', async ({
  page,
  guard,
}) => {
  await visit(page, '/pub')
  await page.getByRole('button', { name: 'Add Publication' }).click()
  const calls = recordCalls(page)
  await dialog(page).getByRole('button', { name: save }).click()
  for (const sentence of [
    'Please enter a title',
    'Please enter the authors',
    'Please enter a date',
    'Please enter a type',
    'Please enter a link',
    'Please enter a summary',
  ]) {
    await expect(dialog(page).getByText(sentence)).toBeVisible()
  }
  await expect(dialog(page).getByLabel('Title')).toBeFocused()

  const wrong = paper({ publicationLink: 'javascript:alert(1)' })
  await fillPublication(page, wrong)
  await dialog(page).getByRole('button', { name: save }).click()
  await expect(dialog(page).getByLabel('Publication Link')).toBeFocused()
  await expect(dialog(page).getByText('Must be a web address that starts with http')).toBeVisible()
  await expect(dialog(page).getByText('Please enter a title')).toBeHidden()
  await expectTyped(page, wrong)
  // The form may still be reading what it offers to choose from.
  expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([])

  guard.expects('unreachable', '/api/v1/publication/addPublication')
  await page.route('**/api/v1/publication/addPublication', (route) =>
    route.abort('connectionrefused'),
  )
  await fillPublication(page, paper())
  await dialog(page).getByRole('button', { name: save }).click()
  await expect(toast(page, 'Could Not Add Publication')).toBeVisible()
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'The server cannot be reached. Check your connection and try again.',
  )
  await expectTyped(page, paper())
  await expect(dialog(page).getByRole('button', { name: save })).toBeEnabled()
})

test('a change made by someone else is not overwritten unasked; what is gone meanwhile is told, and everything typed stays', async ({
  page,
  api,
  guard,
}) => {
  const { data } = await api.publication.addPublication(paper())
  await visit(page, '/pub')
  await row(page, data.title).getByRole('button', { name: 'Update' }).click()
  const mine = paper({ title: 'My title', publicationSummary: 'For an hour.' })
  await fillPublication(page, mine)
  await api.publication.updatePublication({ id: data._id, title: 'Their title' })
  const update = dialog(page).getByRole('button', { name: 'Update' })
  guard.expects(409, '/api/v1/publication/updatePublication')
  await update.click()
  await expect(
    dialog(page).getByText('Someone else has changed this in the meantime.'),
  ).toBeVisible()
  await expectTyped(page, mine)
  const titles = async () =>
    (await api.publication.showAllPublications()).publications.map(({ title }) => title)
  expect(await titles()).toEqual(['Their title'])
  await dialog(page).getByRole('button', { name: 'Save mine' }).click()
  await expect(toast(page, 'Publication Updated')).toBeVisible()
  await expectClosed(page)
  expect(await titles()).toEqual(['My title'])

  await row(page, mine.title).getByRole('button', { name: 'Delete' }).click()
  await api.publication.deletePublication({ id: data._id })
  guard.expects(404, '/api/v1/publication/deletePublication')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Publication not found')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(row(page, mine.title)).toHaveCount(0)

  const { data: gone } = await api.publication.addPublication(paper())
  await visit(page, '/pub')
  await row(page, gone.title).getByRole('button', { name: 'Update' }).click()
  await fillPublication(page, mine)
  await api.publication.deletePublication({ id: gone._id })
  guard.expects(404, '/api/v1/publication/updatePublication')
  await update.click()
  await expect(toast(page, 'Publication not found')).toBeVisible()
  await expect(dialog(page).getByRole('alert')).toHaveText('Publication not found')
  await expectTyped(page, mine)
})
