import { expectAccessible } from '../support/axe.ts'
import { expectAddress, field, toast, visit } from '../support/page.ts'
import { confirm, form, submit } from '../support/panel.ts'
import { addProject } from '../support/project.ts'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

const question = 'Are you sure you want to delete this category?'

test('a category is added, changed, deleted and restored; a conflict is resolved, and a click anywhere on a row opens it', async ({
  page,
  api,
  guard,
  site,
}) => {
  const project = await addProject(api)
  await visit(page, '/categories')
  guard.expects(409, '/api/v1/category/deleteCategory')
  await page.getByRole('button', { name: 'Delete: Neuro-oncology' }).click()
  await confirm(page, question, 'Delete')
  await expect(toast(page, 'Move or delete its 1 project first')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  const add = page.getByRole('button', { name: 'Add Category' })
  const name = field(form(page), 'Name')
  await add.click()
  await name.fill('Sleep')
  await submit(page, 'Save')
  await expect(toast(page, 'Category Added Successfully')).toBeVisible()
  expect((await readWithoutScripts(site, '/categories')).words('main')).toContain('Sleep')
  await expect(form(page)).toHaveCount(0)
  await expect(add).toBeFocused()

  // A duplicate name is not an edit conflict.
  guard.expects(409, '/api/v1/category/updateCategory')
  await page.getByRole('button', { name: 'Edit: Sleep' }).click()
  await name.fill('NEURO-ONCOLOGY')
  await submit(page, 'Update')
  await expect(form(page).getByRole('alert')).toHaveText('A category with this name exists already')
  await expect(name).toBeFocused()

  // In an edit conflict, the later person chooses.
  const { categories } = await api.category.showAllCategories()
  const categoryId = categories.find((each) => each.name === 'Sleep')?._id ?? ''
  await api.category.updateCategory({ categoryId, name: 'Rest' })
  await name.fill('Dreams')
  await submit(page, 'Update')
  await expect(toast(page, 'Could Not Update Category').last()).toBeVisible()
  const overtaken = form(page).getByRole('alert')
  // The name loads after the dialog.
  await expect(overtaken).toContainText('You have changed this elsewhere')
  await expect(name).toHaveValue('Dreams')
  await page.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(form(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Rest' })).toBeVisible()

  await page.getByRole('button', { name: 'History: Rest' }).click()
  await expect(form(page).getByRole('definition')).toHaveText('Sleep Rest')
  await expectAccessible(page, '[role=dialog]')
  await page.getByRole('button', { name: 'Bring back the state before' }).click()
  await expect(page.getByRole('link', { name: 'Sleep' })).toBeVisible()

  // A new form opens empty, even if the list was reloaded meanwhile.
  await add.click()
  await expect(form(page)).toBeVisible()
  await api.category.addCategory({ name: 'New' })
  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(form(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Edit: New' })).toBeVisible()

  const remove = page.getByRole('button', { name: 'Delete: Sleep' })
  await remove.click()
  await confirm(page, question, 'Delete')
  await expect(toast(page, 'Category Deleted')).toBeVisible()
  await expect(remove).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Brought Back Successfully').last()).toBeVisible()
  await expect(remove).toBeVisible()

  await page.getByRole('row').filter({ hasText: project.category.name }).click()
  await expectAddress(page, `/category/${project.category._id}`)
})
