import { visit } from '../support/page.ts'
import { choosePictures, form, submit, testPanel } from '../support/panel.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

testPanel({
  title: 'Logo Management',
  open: async () => '/l',
  empty: 'No logos yet',
  add: 'Add Logo',
  fields: ['Link', 'Image'],
  name: 'Link',
  fill: (page) => choosePictures(page),
  submit: 'Save',
  question: 'Are you sure you want to delete this logo?',
  calls: { add: 'logo/addLogo', delete: 'logo/deleteLogo' },
  toasts: {
    add: ['Logo Added Successfully', 'Could Not Add Logo'],
    delete: ['Logo Deleted Successfully', 'Could Not Delete Logo'],
  },
})

test('a logo needs both link and image, and takes images only', async ({ page }) => {
  await visit(page, '/l')
  await page.getByRole('button', { name: 'Add Logo' }).click()
  await submit(page, 'Save')
  await expect(form(page).getByText('Both link and image are required.').first()).toBeVisible()
  await expect(form(page).locator('input[type=file][name]')).toHaveAttribute('accept', /image\//)
})
