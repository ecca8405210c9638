import { field, toast, visit } from '../support/page.ts'
import { choosePerson, choosePictures, submit } from '../support/panel.ts'
import { read } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

test('an administrator fills an empty site, and visitors see each thing at once', async ({
  page,
  site,
}) => {
  await visit(page, '/admin/dashboard')
  await page.getByRole('link', { name: 'Add a person' }).click()
  await field(page, 'Name').fill('Ada Lovelace')
  await field(page, 'Designation').fill('Group leader')
  await choosePictures(page)
  await page.getByRole('button', { name: 'Use this part' }).click()
  await page.getByRole('button', { name: 'Add Social Link' }).click()
  await field(page, 'Network 1').selectOption('orcid')
  await field(page, 'URL 1').fill('0000-0001-2345-6789')
  await submit(page, 'Save')
  await expect(toast(page, 'Profile Added Successfully')).toBeVisible()

  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByText('People so far: 1.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add a person', exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Add a team' }).click()
  await field(page, 'Team Name').fill('Leadership')
  await choosePerson(page, 'Members', 'Ada Lovelace')
  await submit(page, 'Save')
  await expect(toast(page, 'Team Created Successfully')).toBeVisible()
  const shownAt = async (address: string) => (await read(site, address)).words('main')
  expect(await shownAt('/team')).toContain('Ada Lovelace')

  await page.getByRole('link', { name: 'Overview' }).click()
  await page.getByRole('link', { name: 'Add a category' }).click()
  await field(page, 'Name').fill('Neuro-oncology')
  await submit(page, 'Save')
  await expect(toast(page, 'Category Added Successfully')).toBeVisible()
  expect(await shownAt('/categories')).toContain('Neuro-oncology')

  await page.getByRole('link', { name: 'Overview' }).click()
  await page.getByRole('link', { name: 'Create a project' }).click()
  await field(page, 'Title').fill('Glioma in three dimensions')
  await field(page, 'Short Description').fill('Where the border is.')
  await field(page, 'Content').fill('## Question\n\nHow sure are we?')
  await field(page, 'References \\(comma separated\\)').fill('One, Two')
  await field(page, 'Grant').fill('Example Foundation')
  await field(page, 'Category').selectOption({ label: 'Neuro-oncology' })
  await submit(page, 'Submit')
  await expect(page.getByText('Please choose at least one contributor')).toBeVisible()
  await choosePerson(page, 'Contributors', 'Ada Lovelace')
  await submit(page, 'Submit')
  await expect(toast(page, 'Post Created Successfully')).toBeVisible()

  await page.getByRole('link', { name: 'Glioma in three dimensions' }).click()
  for (const section of ['Data', 'Outlook']) {
    await page.getByRole('button', { name: 'Add Section' }).click()
    await field(page, 'Section Name').fill(section)
    await field(page.getByRole('dialog'), 'Content').fill(`All about **${section}**.`)
    await choosePictures(page)
    await submit(page, 'Save')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.getByRole('button', { name: 'Add Milestone' }).click()
  await field(page, 'Title').fill('First patient')
  await field(page, 'Due Date').fill('2027-04-12')
  await field(page, 'Status').fill('Planned')
  await submit(page, 'Save')
  await expect(toast(page, 'Milestone Created Successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Add Research Progress' }).click()
  await field(page, 'Description').fill('Readers agree on the protocol.')
  await choosePictures(page)
  await submit(page, 'Save')
  await expect(toast(page, 'Research Progress Created Successfully')).toBeVisible()

  const { html } = await read(site, '/projects')
  const address = /href="(\/project\/[^"]+)"/.exec(html)?.[1] ?? ''
  const project = await read(site, address)
  expect(project.texts('h1')).toEqual(['Glioma in three dimensions'])
  for (const text of ['Outlook', 'First patient', 'Readers agree on the protocol.'])
    expect(project.words('main')).toContain(text)
})
