import { readFile } from 'node:fs/promises'
import type { SalusClient } from '#contract/api.ts'
import { toast, visit } from '../support/page.ts'
import { form, submit } from '../support/panel.ts'
import { pictureFile } from '../support/picture.ts'
import { addProject } from '../support/project.ts'
import { paper } from '../support/publications.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

const picture = async () => new File([await readFile(await pictureFile())], 'scan.png')

test('a latest post is listed with picture, title, description and link', async ({ page, api }) => {
  await api.frontPage.createFrontPage({
    title: 'A new scanner',
    description: 'd'.repeat(121),
    link: 'https://example.org/scanner',
    pic: await picture(),
  })
  await visit(page, '/f')
  const row = page.getByRole('listitem').filter({ hasText: 'A new scanner' })
  await expect(row.locator('img')).toBeVisible()
  await expect(row.getByText(`${'d'.repeat(120)}…`)).toBeVisible()
  await expect(row.getByText('https://example.org/scanner')).toBeVisible()
})

test('a logo is listed with its image and link', async ({ page, api }) => {
  await api.logo.addLogo({ link: 'https://example.org/partner', pic: await picture() })
  await visit(page, '/l')
  const card = page.getByRole('listitem').filter({ hasText: 'https://example.org/partner' })
  await expect(card.locator('img')).toBeVisible()
  await expect(card.getByRole('button', { name: /^Delete/ })).toBeVisible()
})

test('a publication is listed with everything there is to it, its summary cut', async ({
  page,
  api,
}) => {
  const { authors, publicationLink, title, ...rest } = paper({
    publicationSummary: 's'.repeat(121),
  })
  await api.publication.addPublication({ authors, publicationLink, title, ...rest })
  await visit(page, '/admin/dashboard?panel=publications')
  const row = page.getByRole('row').filter({ hasText: title })
  for (const text of [authors, publicationLink, rest.publicationDate, rest.publicationType]) {
    await expect(row.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(row.getByText(`${'s'.repeat(120)}…`)).toBeVisible()
  // Its title is what a person looks for.
  const [cell, whole] = [await row.getByRole('cell').first().boundingBox(), await row.boundingBox()]
  expect(cell?.width ?? 0).toBeGreaterThan((whole?.width ?? 0) / 2)
})

test('a search says how many it found of how many there are', async ({ page, api }) => {
  for (const title of ['Larks', 'Owls', 'Wrens'])
    await api.publication.addPublication(paper({ title }))
  await visit(page, '/pub?search=owl')
  await expect(page.getByText('1 of 3 publications')).toBeVisible()
  for (const name of ['Sleep', 'Dreams']) await api.category.addCategory({ name })
  await visit(page, '/categories?search=sleep')
  await expect(page.getByText('1 of 2 categories')).toBeVisible()
})

const project = async (api: SalusClient) => `/post/${(await addProject(api))._id}`

for (const [open, add, done] of [
  [async () => '/profile', 'Add Profile', 'Profile Added Successfully'],
  [async () => '/f', 'Add Post', 'FrontPage Created Successfully'],
  [project, 'Add Milestone', 'Milestone Created Successfully'],
  [project, 'Add Section', 'Subpost Created Successfully'],
] as const) {
  test(`"${add}" asks for nothing, and what has no name can still be told from the rest`, async ({
    page,
    api,
  }) => {
    await visit(page, await open(api))
    await page.getByRole('button', { name: add }).first().click()
    await submit(page, 'Save')
    await expect(toast(page, done)).toBeVisible()
    await expect(form(page)).toHaveCount(0)
    await expect(page.getByText('Without a name', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit: Without a name' })).toBeVisible()
  })
}

for (const [address, add, addOne] of [
  ['/categories', 'Add Category', (api: SalusClient) => api.category.addCategory({ name: 'New' })],
  ['/t', 'Add Team', (api: SalusClient) => api.team.add({ name: 'New' })],
] as const) {
  test(`a form that is left at ${address} closes, and the list is fresh`, async ({ page, api }) => {
    await visit(page, address)
    await page.getByRole('button', { name: add }).first().click()
    await expect(form(page)).toBeVisible()
    await addOne(api)
    await form(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(form(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Edit: New' })).toBeVisible()
  })
}
