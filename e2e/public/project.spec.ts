import { field, visit } from '../support/page.ts'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

test.describe('with the example content', () => {
  test.use({ examples: true })

  const pathOf = async (api: { post: { getAllPosts(): Promise<{ posts: { _id: string }[] }> } }) =>
    `/project/${(await api.post.getAllPosts()).posts[0]?._id}`

  test('all three parts and the list of projects can be read without JavaScript, and the last section follows the progress', async ({
    reader,
    site,
  }) => {
    const { posts } = await site.api().post.getAllPosts()
    const post = posts.find(({ subPost }) => subPost.length > 1)
    await reader.goto(`/project/${post?._id}`)
    await expect(reader.getByRole('tab')).toHaveText(['Research', 'Contributors', "FAQ's"])
    await expect(reader.getByRole('heading', { name: 'Research Progress' })).toBeVisible()
    await expect(
      reader.getByRole('heading', { name: 'For Any Query - Reach Out to Us' }),
    ).toBeVisible()
    const rows = reader.locator('details.progress-row')
    await expect(rows.first().locator('summary')).toContainText('Contributed By')
    const headings = await reader
      .getByRole('tabpanel', { name: 'Research' })
      .getByRole('heading', { level: 2 })
      .allTextContents()
    const names = post?.subPost.map(({ sectionName }) => sectionName) ?? []
    const order = [...names.slice(0, -1), 'Research Progress', ...names.slice(-1)]
    expect(headings.filter((name) => order.includes(name))).toEqual(order)
    await reader.goto('/projects')
    await expect(reader.getByRole('article').first()).toBeVisible()
  })

  test('a progress row is 2.5rem high and opens to its details; tabs open by mouse, by keyboard and by URL', async ({
    page,
    site,
  }) => {
    const path = await pathOf(site.api())
    await visit(page, path)
    const row = page.locator('details.progress-row').first()
    await expect(row).toHaveCSS('height', '40px')
    await row.locator('summary').click()
    await expect(row).toHaveAttribute('open')
    await expect(row.locator('[data-slot=prose]')).toBeVisible()
    await expect(row.locator('summary svg')).toHaveCSS('rotate', '45deg')
    await row.locator('summary').press('Enter')
    await expect(row).not.toHaveAttribute('open')

    const tab = (name: string) => page.getByRole('tab', { name })
    await expect(tab('Research')).toHaveAttribute('aria-selected', 'true')
    await tab('Contributors').click()
    await expect(page.getByRole('tabpanel', { name: 'Contributors' })).toBeVisible()
    await expect(page.getByRole('tabpanel', { name: 'Research' })).toBeHidden()
    await page.keyboard.press('ArrowRight')
    await expect(tab("FAQ's")).toBeFocused()
    await expect(field(page, 'Full Name')).toBeVisible()
    await expect(page).toHaveURL(/#faqs$/)
    await visit(page, `${path}#contributors`)
    await expect(tab('Contributors')).toHaveAttribute('aria-selected', 'true')
  })
})

test('designations of contributors are truncated after 40 characters', async ({ site, api }) => {
  const { data: category } = await api.category.addCategory({ name: `People ${Date.now()}` })
  const { data: person } = await api.profile.createProfile({
    name: 'Ada Renfield',
    qualifications: 'q'.repeat(41),
    designation: 'd'.repeat(40),
  })
  const { data: post } = await api.post.createPost({
    title: 'With people',
    shortDesc: 'Short.',
    content: 'Text.',
    category: category._id,
    contributors: [person._id],
  })
  const { words } = await readWithoutScripts(site, `/Project/${post._id}/any-title`)
  expect(words('p')).toContain(`${'q'.repeat(40)}…`)
  expect(words('p')).toMatch(/(^|[^d])d{40}($|[^d…])/)
})

test('a question is sent to the group; errors are shown beside their fields', async ({
  page,
  api,
}) => {
  const { data: category } = await api.category.addCategory({ name: `Asked ${Date.now()}` })
  const { data: post } = await api.post.createPost({
    title: 'Asked about',
    shortDesc: 'Short.',
    content: 'Text.',
    category: category._id,
  })
  await visit(page, `/project/${post._id}#faqs`)
  const submit = page.getByRole('button', { name: 'Submit' })
  await field(page, 'Email Address').fill('nobody')
  await submit.click()
  await expect(field(page, 'Email Address')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'Full Name').fill('Ada')
  await field(page, 'Email Address').fill('ada@example.org')
  await field(page, 'Message').fill('May I see the data?')
  await submit.click()
  await expect(page.getByText('Thank you for your message')).toBeVisible()
  const { messages } = await api.message.showAllMessages()
  expect(messages).toMatchObject([{ message: 'May I see the data?', post: { _id: post._id } }])
})
