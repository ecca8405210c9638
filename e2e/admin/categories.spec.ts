import { expectAccessible } from '../support/axe.ts'
import { expectAddress, field, toast, visit } from '../support/page.ts'
import { confirm, form, refusal, submit, testPanel } from '../support/panel.ts'
import { addProject } from '../support/project.ts'
import { expect, test } from '../support/test.ts'

const question = 'Are you sure you want to delete this category?'

test.describe('signed in', () => {
  test.use({ signedIn: true })

  testPanel(async () => '/categories', {
    title: 'Categories',
    empty: 'No categories available',
    add: 'Add Category',
    fields: ['Name', 'Description'],
    name: 'Name',
    submit: 'Save',
    edit: { button: 'Edit', title: 'Edit Category', submit: 'Update' },
    question,
    calls: {
      add: 'category/addCategory',
      update: 'category/updateCategory',
      delete: 'category/deleteCategory',
    },
    toasts: {
      add: ['Category Added Successfully', 'Could Not Add Category'],
      update: ['Category Updated', 'Could Not Update Category'],
      delete: ['Category Deleted', refusal],
    },
  })

  test('what cannot be done is told, nothing typed is lost, whoever is overtaken chooses, and a press anywhere on a row opens it', async ({
    page,
    api,
    guard,
  }) => {
    const project = await addProject(api)
    const { data } = await api.category.addCategory({ name: 'Sleep', description: 'At night' })
    await visit(page, '/categories')
    guard.expects(409, '/api/v1/category/deleteCategory')
    await page.getByRole('button', { name: 'Delete: Neuro-oncology' }).click()
    await confirm(page, question, 'Delete')
    await expect(toast(page, 'Move or delete its 1 project first')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)

    guard.expects(409, '/api/v1/category/addCategory')
    await page.getByRole('button', { name: 'Add Category' }).click()
    await field(form(page), 'Name').fill('SLEEP')
    await submit(page, 'Save')
    await expect(toast(page, 'Could Not Add Category')).toBeVisible()
    await expect(field(form(page), 'Name')).toHaveValue('SLEEP')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(form(page)).toHaveCount(0)

    // A name that is taken is no one else's doing.
    guard.expects(409, '/api/v1/category/updateCategory')
    await page.getByRole('button', { name: 'Edit: Neuro-oncology' }).click()
    await field(form(page), 'Name').fill('SLEEP')
    await submit(page, 'Update')
    await expect(form(page).getByRole('alert')).toHaveText(
      'A category with this name exists already',
    )
    await expect(field(form(page), 'Name')).toBeFocused()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(form(page)).toHaveCount(0)

    // Left while a list is open, a form leaves a fresh one behind.
    await page.getByRole('button', { name: 'Add Category' }).click()
    await expect(form(page)).toBeVisible()
    await api.category.addCategory({ name: 'New' })
    await form(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(form(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Edit: New' })).toBeVisible()

    // Of two who change the same, the later chooses whose words stay.
    await page.getByRole('button', { name: 'Edit: Sleep' }).click()
    await field(form(page), 'Name').fill('Dreams')
    await api.category.updateCategory({ categoryId: data._id, name: 'Rest' })
    await submit(page, 'Update')
    await expect(toast(page, 'Could Not Update Category').last()).toBeVisible()
    const overtaken = form(page).getByRole('alert')
    await expect(overtaken).toContainText('Someone else has changed this')
    await expect(overtaken.getByRole('radio', { name: 'Theirs Rest' })).toBeVisible()
    await expect(field(form(page), 'Name')).toHaveValue('Dreams')
    await page.getByRole('button', { name: 'Keep theirs' }).click()
    await expect(form(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Rest' })).toBeVisible()

    await page.getByRole('button', { name: 'History: Rest' }).click()
    await expect(form(page).getByRole('definition')).toHaveText('Sleep Rest')
    await expectAccessible(page, '[role=dialog]')
    await page.getByRole('button', { name: 'Bring back the state before' }).click()
    await expect(page.getByRole('link', { name: 'Sleep' })).toBeVisible()

    await page.getByRole('row').filter({ hasText: project.category.name }).click()
    await expectAddress(page, `/category/${project.category._id}`)
  })
})
