import { field, toast, visit } from '../support/page.ts'
import { form, submit, testPanel } from '../support/panel.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

testPanel({
  title: 'Latest Post',
  open: async () => '/f',
  empty: 'No latest posts yet',
  add: 'Add Post',
  fields: ['Title', 'Description', 'Image', 'Link'],
  name: 'Title',
  submit: 'Save',
  edit: { button: 'Edit', title: 'Edit Post', submit: 'Update' },
  question: 'Are you sure you want to delete this post?',
  calls: {
    add: 'frontPage/createFrontPage',
    update: 'frontPage/updateFrontPage',
    delete: 'frontPage/deleteFrontPage',
  },
  toasts: {
    add: ['FrontPage Created Successfully', 'Could Not Create FrontPage'],
    update: ['FrontPage Updated Successfully', 'Could Not Update FrontPage'],
    delete: ['FrontPage Deleted Successfully', 'Could Not Delete FrontPage'],
  },
})

test('unsaved text is kept when the form is left, and offered again', async ({ page }) => {
  await visit(page, '/f')
  await page.getByRole('button', { name: 'Add Post' }).click()
  await field(form(page), 'Title').fill('Half a thought')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(form(page)).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Add Post' }).click()
  await page.getByRole('button', { name: 'Bring them back' }).click()
  await expect(field(form(page), 'Title')).toHaveValue('Half a thought')
  await submit(page, 'Save')
  await expect(toast(page, 'FrontPage Created Successfully')).toBeVisible()
})

test('a link that could run a script is refused beside its field', async ({ page }) => {
  await visit(page, '/f')
  await page.getByRole('button', { name: 'Add Post' }).click()
  await field(form(page), 'Link').fill('javascript:alert(1)')
  await submit(page, 'Save')
  await expect(field(form(page), 'Link')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(form(page), 'Link')).toBeFocused()
})
