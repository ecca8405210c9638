import { expectAccessible } from '../support/axe.ts'
import { field, visit } from '../support/page.ts'
import { addProject } from '../support/project.ts'
import { dialog, expectClosed, publicationInput, row } from '../support/publications.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

test('the form shows where the public page truncates, and keeps fields that it does not show', async ({
  page,
  api,
}) => {
  const project = await addProject(api)
  const { data } = await api.publication.addPublication({ ...publicationInput(), pmid: '1234' })
  const read = async () =>
    (await api.publication.getSinglePublication({ id: data._id })).publication
  await visit(page, '/pub')
  await row(page, data.title).getByRole('button', { name: 'Update' }).click()

  // Counters show where the public page truncates, and limit nothing.
  const title = field(dialog(page), 'Title')
  await title.fill('x'.repeat(985))
  await expect(
    page.getByText('985 typed, the first 50 shown on the public page. 15 left.'),
  ).toBeVisible()
  await expect(page.getByText('The public page cuts this after 50 characters.')).toBeAttached()

  await dialog(page).getByText('More', { exact: true }).click()
  await field(dialog(page), 'DOI').fill('https://doi.org/10.5555/Salus.1')
  await field(dialog(page), 'Journal or venue').fill('Example Journal')
  await field(dialog(page), 'Keywords').fill('glioma, segmentation')
  await field(dialog(page), 'The date is known to the').selectOption('Month')
  await field(dialog(page), 'Projects').fill('Glioma')
  await page.getByRole('option', { name: project.title }).click()
  await dialog(page).getByRole('button', { name: 'Add Link' }).click()
  await dialog(page).getByLabel('Leads to 1').selectOption('Code')
  await dialog(page).getByLabel('Address 1').fill('https://example.org/code')
  await expectAccessible(page, '[role=dialog] details[open]')
  await dialog(page).getByRole('button', { name: 'Update' }).click()
  await expectClosed(page)
  expect(await read()).toMatchObject({
    title: 'x'.repeat(985),
    doi: '10.5555/salus.1',
    pmid: '1234',
    venue: 'Example Journal',
    keywords: ['glioma', 'segmentation'],
    datePrecision: 'month',
    featured: false,
    projects: [project._id],
    links: [{ kind: 'code', url: 'https://example.org/code' }],
    // The values that the form was opened with.
    publicationDate: data.publicationDate,
    publicationType: data.publicationType,
    publicationLink: data.publicationLink,
    publicationSummary: data.publicationSummary,
    authors: data.authors,
    authorList: data.authorList,
  })
})
