import { readFile } from 'node:fs/promises'
import { toast, visit } from '../support/page.ts'
import { form, submit } from '../support/panel.ts'
import { pictureFile } from '../support/picture.ts'
import { addProject } from '../support/project.ts'
import { paper } from '../support/publications.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

const picture = async () => new File([await readFile(await pictureFile())], 'scan.png')

test('latest posts, logos and publications are listed with everything there is to them, long texts cut', async ({
  page,
  api,
}) => {
  await api.frontPage.createFrontPage({
    title: 'A new scanner',
    description: 'd'.repeat(121),
    link: 'https://example.org/scanner',
    pic: await picture(),
  })
  await api.logo.addLogo({ link: 'https://example.org/partner', pic: await picture() })
  const { authors, publicationLink, title, ...rest } = paper({
    publicationSummary: 's'.repeat(121),
  })
  await api.publication.addPublication({ authors, publicationLink, title, ...rest })
  await visit(page, '/admin/dashboard?panel=latest-post')
  const panels = page.getByRole('navigation', { name: 'Panels' })
  const main = page.getByRole('main')
  const post = main.getByRole('listitem').filter({ hasText: 'A new scanner' })
  await expect(post.locator('img')).toBeVisible()
  await expect(post.getByText(`${'d'.repeat(120)}…`)).toBeVisible()
  await expect(post.getByText('https://example.org/scanner')).toBeVisible()

  await panels.getByRole('link', { name: 'Logo' }).click()
  const card = main.getByRole('listitem').filter({ hasText: 'https://example.org/partner' })
  await expect(card.locator('img')).toBeVisible()
  await expect(card.getByRole('button', { name: /^Delete/ })).toBeVisible()
  // A logo needs both link and image, and takes images only.
  await page.getByRole('button', { name: 'Add Logo' }).click()
  await submit(page, 'Save')
  await expect(form(page).getByText('Both link and image are required.').first()).toBeVisible()
  await expect(form(page).locator('input[type=file][name]')).toHaveAttribute('accept', /image\//)

  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(form(page)).toHaveCount(0)

  await panels.getByRole('link', { name: 'Publications' }).click()
  const row = page.getByRole('row').filter({ hasText: title })
  for (const text of [authors, publicationLink, rest.publicationDate, rest.publicationType]) {
    await expect(row.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(row.getByText(`${'s'.repeat(120)}…`)).toBeVisible()
  // Its title is what a person looks for.
  const [cell, whole] = [await row.getByRole('cell').first().boundingBox(), await row.boundingBox()]
  expect(cell?.width ?? 0).toBeGreaterThan((whole?.width ?? 0) / 2)
})

test('people, posts, milestones and sections ask for nothing, and what has no name can still be told from the rest', async ({
  page,
  api,
}) => {
  const { _id } = await addProject(api)
  const addUnnamed = async (add: string, done: string, count = 1) => {
    await page.getByRole('button', { name: add }).first().click()
    await submit(page, 'Save')
    await expect(toast(page, done)).toBeVisible()
    await expect(form(page)).toHaveCount(0)
    await expect(page.getByText('Without a name', { exact: true })).toHaveCount(count)
    await expect(page.getByRole('button', { name: 'Edit: Without a name' })).toHaveCount(count)
  }
  await visit(page, '/admin/dashboard?panel=profiles')
  await addUnnamed('Add Profile', 'Profile Added Successfully')
  await page.getByRole('link', { name: 'Latest Post' }).click()
  await addUnnamed('Add Post', 'FrontPage Created Successfully')
  await visit(page, `/post/${_id}`)
  await addUnnamed('Add Milestone', 'Milestone Created Successfully')
  await addUnnamed('Add Section', 'Subpost Created Successfully', 2)
})
