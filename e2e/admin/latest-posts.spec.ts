import { expectAccessible } from '../support/axe.ts'
import { field, toast, visit } from '../support/page.ts'
import { form, submit } from '../support/panel.ts'
import { brokenPictureFile, pictureFile, textFile } from '../support/picture.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

test('the form reports invalid pictures and links at once, keeps the rest, and shows the progress of an upload', async ({
  page,
}) => {
  await visit(page, '/f')
  await page.getByRole('button', { name: 'Add Post' }).click()
  const [title, link] = [field(form(page), 'Title'), field(form(page), 'Link')]
  await title.fill('Half a thought')
  const input = form(page).locator('input[type=file]')
  await input.setInputFiles(await textFile())
  await expect(form(page).getByText(/“notes.txt” is not a picture we can show/)).toBeVisible()
  await input.setInputFiles(await brokenPictureFile())
  await expect(form(page).getByText('“broken.png” cannot be read as a picture.')).toBeVisible()
  await input.setInputFiles(await pictureFile())
  await expect(form(page).getByText('scan-0.png', { exact: true })).toBeVisible()
  await expect(form(page).getByRole('alert')).toHaveCount(0)
  await expect(title).toHaveValue('Half a thought')
  await expectAccessible(page, '[role=dialog]')

  await link.fill('javascript:alert(1)')
  await submit(page, 'Publish')
  await expect(link).toHaveAttribute('aria-invalid', 'true')
  await expect(link).toBeFocused()
  await link.fill('')

  const shown = form(page).getByRole('progressbar', { name: 'Uploading' }).waitFor()
  await page.route('**/frontPage/createFrontPage', async (route) => {
    await shown
    await route.continue()
  })
  await submit(page, 'Publish')
  await shown
  await expect(toast(page, 'FrontPage Created Successfully')).toBeVisible()
})
