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
  await visit(page, '/f')
  const post = page.getByRole('listitem').filter({ hasText: 'A new scanner' })
  await expect(post.locator('img')).toBeVisible()
  await expect(post.getByText(`${'d'.repeat(120)}…`)).toBeVisible()
  await expect(post.getByText('https://example.org/scanner')).toBeVisible()

  await api.logo.addLogo({ link: 'https://example.org/partner', pic: await picture() })
  await visit(page, '/l')
  const card = page.getByRole('listitem').filter({ hasText: 'https://example.org/partner' })
  await expect(card.locator('img')).toBeVisible()
  await expect(card.getByRole('button', { name: /^Delete/ })).toBeVisible()
  // A logo needs both link and image, and takes images only.
  await page.getByRole('button', { name: 'Add Logo' }).click()
  await submit(page, 'Save')
  await expect(form(page).getByText('Both link and image are required.').first()).toBeVisible()
  await expect(form(page).locator('input[type=file][name]')).toHaveAttribute('accept', /image\//)

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

test('people, posts, milestones and sections ask for nothing, and what has no name can still be told from the rest', async ({
  page,
  api,
}) => {
  const { _id } = await addProject(api)
  for (const [address, forms] of [
    ['/profile', [['Add Profile', 'Profile Added Successfully']]],
    ['/f', [['Add Post', 'FrontPage Created Successfully']]],
    [
      `/post/${_id}`,
      [
        ['Add Milestone', 'Milestone Created Successfully'],
        ['Add Section', 'Subpost Created Successfully'],
      ],
    ],
  ] as const) {
    await visit(page, address)
    for (const [at, [add, done]] of forms.entries()) {
      await page.getByRole('button', { name: add }).first().click()
      await submit(page, 'Save')
      await expect(toast(page, done)).toBeVisible()
      await expect(form(page)).toHaveCount(0)
      await expect(page.getByText('Without a name', { exact: true })).toHaveCount(at + 1)
      await expect(page.getByRole('button', { name: 'Edit: Without a name' })).toHaveCount(at + 1)
    }
  }
})
