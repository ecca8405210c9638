import { field, toast, visit } from '../support/page.ts'
import { choosePerson, choosePictures, submit } from '../support/panel.ts'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

test('an administrator fills an empty site, and visitors see each entry at once', async ({
  page,
  api,
  site,
}) => {
  // Teams and categories have journeys of their own.
  await api.category.addCategory({ name: 'Neuro-oncology' })
  await visit(page, '/admin/dashboard')
  await page.getByRole('link', { name: 'Add a person' }).click()
  await field(page, 'Name').fill('Ada Lovelace')
  await field(page, 'Designation').fill('Group leader')
  await choosePictures(page)
  await page.getByRole('button', { name: 'Use this part' }).click()
  await page.getByRole('button', { name: 'Add Social Link' }).click()
  await field(page, 'Network 1').selectOption('orcid')
  await field(page, 'URL 1').fill('0000-0001-2345-6789')
  await submit(page, 'Publish')
  await expect(toast(page, 'Profile Added Successfully')).toBeVisible()

  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByText('People so far: 1.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add a person', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Skip: Add a team' }).click()
  await expect(page.getByRole('button', { name: 'Take it up again: Add a team' })).toBeVisible()
  const panels = page.getByRole('navigation', { name: 'Panels' })
  await panels.getByRole('link', { name: 'Logo' }).click()
  await page.getByRole('button', { name: 'Add Logo' }).click()
  await field(page, 'Link').fill('https://example.org/partner')
  await choosePictures(page)
  await submit(page, 'Save')
  await expect(toast(page, 'Logo Added Successfully')).toBeVisible()
  expect((await readWithoutScripts(site, '/')).html).toContain('https://example.org/partner')

  await page.getByRole('link', { name: 'Overview' }).click()
  await page.getByRole('link', { name: 'Create a project' }).click()
  await field(page, 'Title').fill('Glioma in three dimensions')
  await field(page, 'Short Description').fill('Where the border is.')
  await field(page, 'Content').fill('## Question\n\nHow sure are we?')
  await field(page, 'References \\(comma separated\\)').fill('One, Two')
  await field(page, 'Category').selectOption({ label: 'Neuro-oncology' })
  await choosePerson(page, 'Contributors', 'Ada Lovelace')
  await submit(page, 'Submit')
  await expect(toast(page, 'Post Created Successfully')).toBeVisible()

  const { html } = await readWithoutScripts(site, '/projects')
  const address = /href="(\/project\/[^"]+)"/.exec(html)?.[1] ?? ''
  const project = await readWithoutScripts(site, address)
  expect(project.texts('h1')).toEqual(['Glioma in three dimensions'])
  for (const text of ['How sure are we?', 'Ada Lovelace'])
    expect(project.words('main')).toContain(text)
})
