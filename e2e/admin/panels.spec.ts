import { expectAccessible } from '../support/axe.ts'
import { toast, visit } from '../support/page.ts'
import { pictureFile } from '../support/picture.ts'
import { expect, test } from '../support/test.ts'

test.use({ fresh: true })

test.describe('with a session', () => {
  test.use({ signedIn: true })

  test('a deleted category can be brought back at once', async ({ page, api }) => {
    await api.category.addCategory({ name: 'Sleep' })
    await visit(page, '/categories')
    await page.getByRole('button', { name: 'Delete: Sleep' }).click()
    await expect(
      page.getByRole('alertdialog', { name: 'Are you sure you want to delete this category?' }),
    ).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Category Deleted')).toBeVisible()
    await expect(page.getByText('No categories available')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: 'Sleep' })).toBeVisible()
  })

  test('a category that has projects stays, and the reason is told', async ({
    page,
    api,
    guard,
  }) => {
    guard.expects(409, '/api/v1/category/deleteCategory')
    const category = (await api.category.addCategory({ name: 'Sleep' })).data._id
    await api.post.createPost({ title: 'A', shortDesc: 'b', content: 'c', category })
    await visit(page, '/categories')
    await page.getByRole('button', { name: 'Delete: Sleep' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Move or delete its 1 project first')).toBeVisible()
  })

  test('unsaved text is kept when a dialog is left, and offered again', async ({ page }) => {
    await visit(page, '/f')
    await page.getByRole('button', { name: 'Add Post' }).first().click()
    await page.getByLabel('Title').fill('Half a thought')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.reload()
    await page.getByRole('button', { name: 'Add Post' }).first().click()
    await page.getByRole('button', { name: 'Bring them back' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Half a thought')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'FrontPage Created Successfully')).toBeVisible()
  })

  test('whoever was overtaken chooses whose changes stay', async ({ page, api, guard }) => {
    guard.expects(409, '/api/v1/category/updateCategory')
    const { data } = await api.category.addCategory({ name: 'Sleep' })
    await visit(page, '/categories')
    await page.getByRole('button', { name: 'Edit: Sleep' }).click()
    await page.getByLabel('Name').fill('Sleep and dreams')
    await api.category.updateCategory({ categoryId: data._id, name: 'Rest' })
    await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click()
    await expect(toast(page, 'Could Not Update Category')).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Sleep and dreams')
    await page.getByRole('button', { name: 'Save mine' }).click()
    await expect(toast(page, 'Category Updated')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sleep and dreams' })).toBeVisible()
  })

  test('a logo needs both link and image, and its order can be changed by key', async ({
    page,
  }) => {
    await visit(page, '/l')
    await page.getByRole('button', { name: 'Add Logo' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Both link and image are required.').first()).toBeVisible()
    await page.keyboard.press('Escape')
    for (const link of ['https://one.example', 'https://two.example']) {
      await page.getByRole('button', { name: 'Add Logo' }).first().click()
      await page.getByRole('textbox', { name: 'Link' }).fill(link)
      await page
        .getByRole('dialog')
        .locator('input[type=file]')
        .setInputFiles(await pictureFile())
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await page.getByRole('button', { name: 'Move https://two.example up' }).press('Enter')
    await expect(page.getByText('Order Saved').first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('listitem').filter({ hasText: '.example' }).first()).toContainText(
      'https://two.example',
    )
  })

  test('every panel of the dashboard opens', async ({ page }) => {
    await visit(page, '/admin/dashboard')
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Panels' })
    const names = await menu.getByRole('link').allTextContents()
    expect(names.slice(0, 7)).toEqual([
      'Projects',
      'Profiles',
      'Publications',
      'Category',
      'Latest Post',
      'Logo',
      'Teams',
    ])
    for (const name of names) {
      const link = menu.getByRole('link', { name, exact: true })
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  for (const panel of ['projects', 'profiles', 'messages', 'settings']) {
    test(`the panel ${panel} shuts nobody out`, async ({ page }) => {
      await visit(page, `/admin/dashboard?panel=${panel}`)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    })
  }
})

test('without a session the panels show their lists and nothing to press', async ({
  page,
  api,
}) => {
  await api.team.add({ name: 'Leadership' })
  for (const [path, button] of [
    ['/post', 'Create Projects'],
    ['/profile', 'Add Profile'],
    ['/f', 'Add Post'],
    ['/t', 'Add Team'],
    ['/l', 'Add Logo'],
  ] as const) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: button })).toBeHidden()
  }
  await visit(page, '/t')
  await expect(page.getByText('Leadership')).toBeVisible()
  await expect(page.getByRole('button', { name: /Edit|Delete/ })).toHaveCount(0)
  await visit(page, '/admin/settings')
  await expect(page).toHaveURL(/\/login$/)
})
