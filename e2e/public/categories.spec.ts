import { expectAddress, toast, visit } from '../support/page.ts'
import { addProject } from '../support/project.ts'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

test.describe('with the example content', () => {
  test.use({ examples: true })

  test('a row leads to its category, which lists its projects and another category', async ({
    page,
    site,
  }) => {
    const { categories } = await site.api().category.showAllCategories()
    const category = categories.find(({ projects }) => projects.length > 0)
    await visit(page, '/categories')
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows).toHaveCount(categories.length)
    await expect(page.getByRole('button', { name: 'Add Category' })).toHaveCount(0)
    const row = rows.filter({ hasText: category?.name ?? '' }).first()
    await expect(row).toContainText(/\d+ projects?/)
    await row.click()
    await expectAddress(page, `/category/${category?._id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category?.name ?? '')
    for (const { title } of category?.projects ?? [])
      await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveAttribute(
        'href',
        /^\/project\/[^/]+\/[a-z0-9-]+$/,
      )
    const other = page
      .getByRole('navigation', { name: 'Another subject' })
      .getByRole('link')
      .first()
    expect(categories.map(({ name }) => name)).toContain(await other.textContent())
    await expect(other).not.toHaveText(category?.name ?? '')
  })
})

test('visitors see names, descriptions and counts, and messages if something is missing', async ({
  site,
  api,
}) => {
  expect((await readWithoutScripts(site, '/categories')).html).toContain('No categories available')
  const { category } = await addProject(api)
  const { data } = await api.category.addCategory({
    name: 'Sleep',
    description: 'What happens at night',
  })
  const { html, texts } = await readWithoutScripts(site, '/categories')
  expect(html).toContain('>1 project<')
  const sleep = texts('li').find((row) => row.includes('What happens at night'))
  expect(sleep).toContain('No projects')
  expect(texts('button').join()).not.toMatch(/Edit|Delete|Add Category/)
  expect((await readWithoutScripts(site, `/category/${data._id}`)).html).toContain('No projects')
  const { links } = await readWithoutScripts(site, `/category/${category._id}`)
  const names = links.map(({ text }) => text)
  for (const name of ['Glioma in three dimensions', 'Sleep'])
    expect(names).toContainEqual(expect.stringContaining(name))
})

test('a category that fails to load shows an error, and can be retried', async ({
  page,
  api,
  guard,
}) => {
  const { data } = await api.category.addCategory({ name: 'Imaging' })
  await visit(page, '/categories')
  guard.expects('unreachable', `/category/${data._id}.data`)
  await page.route(`**/category/${data._id}.data*`, (route) => route.abort())
  await page.getByRole('link', { name: 'Imaging' }).click()
  await expect(toast(page, 'Could Not Fetch Category Page')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imaging')
})
