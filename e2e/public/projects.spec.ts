import { expectAddress } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.describe('with the example content', () => {
  test.use({ examples: true })

  test('every project has its picture, its words and a way on, without JavaScript', async ({
    reader,
  }) => {
    await reader.goto('/Projects')
    const rows = reader.getByRole('list', { name: 'Projects' }).getByRole('listitem')
    await expect(rows).toHaveCount(8)
    for (const row of await rows.all()) {
      await expect(row.getByRole('heading', { level: 2 })).toBeVisible()
      await expect(row.locator('img')).toHaveCount(1)
      const more = row.getByRole('link', { name: /^View more about/ })
      await expect(more).toHaveText('View More')
      await expect(more).toHaveAttribute('href', /^\/project\/[^/]+\/[a-z0-9-]+$/)
    }
    const title = await rows.first().getByRole('heading', { level: 2 }).textContent()
    await rows
      .first()
      .getByRole('link', { name: /^View more about/ })
      .click()
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  })
})

test('without projects the page says so; descriptions are cut after 600 characters, and many projects come in pages', async ({
  reader,
  api,
}) => {
  await reader.goto('/projects')
  await expect(reader.getByText('No projects here yet')).toBeVisible()
  const { data } = await api.category.addCategory({ name: `Imaging ${Date.now()}` })
  const add = (title: string, shortDesc: string) =>
    api.post.createPost({ title, shortDesc, content: 'Text.', category: data._id })
  await add('Short', 'a'.repeat(600))
  await add('Long', 'b'.repeat(601))
  await reader.goto('/projects')
  await expect(reader.getByText('a'.repeat(600), { exact: true })).toBeVisible()
  await expect(reader.getByText(`${'b'.repeat(600)}…`, { exact: true })).toBeVisible()
  for (let index = 0; index < 12; index++) await add(`Project ${index}`, 'Another one.')
  await reader.goto('/projects')
  await reader
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Next' })
    .click()
  await expectAddress(reader, '/projects?page=2')
  await expect(reader.getByRole('heading', { level: 2, name: 'Short' })).toBeVisible()
})
