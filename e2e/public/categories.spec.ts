import { expectAddress, toast, visit } from '../support/page.ts'
import { addProject } from '../support/project.ts'
import { expect, test } from '../support/test.ts'

test.describe('with the example content', () => {
  test.use({ examples: true })

  test('a row leads to its category, which names its projects and another category', async ({
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

test('visitors see names, descriptions and counts, and what is not there is said', async ({
  reader,
  api,
}) => {
  await reader.goto('/categories')
  await expect(reader.getByText('No categories available')).toBeVisible()
  const { category } = await addProject(api)
  const { data } = await api.category.addCategory({
    name: 'Sleep',
    description: 'What happens at night',
  })
  await reader.goto('/categories')
  await expect(reader.getByText('1 project', { exact: true })).toBeVisible()
  const sleep = reader
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'What happens at night' })
  await expect(sleep).toContainText('No projects')
  await expect(reader.getByRole('button', { name: /Edit|Delete|Add Category/ })).toHaveCount(0)
  await reader.goto(`/category/${data._id}`)
  await expect(reader.getByText('No projects')).toBeVisible()
  await reader.goto(`/category/${category._id}`)
  await expect(reader.getByRole('link', { name: 'Glioma in three dimensions' })).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Sleep' })).toBeVisible()
})

test('a category that does not arrive is told, and can be asked for again', async ({
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
