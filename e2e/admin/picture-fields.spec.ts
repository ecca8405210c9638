import { expectAccessible } from '../support/axe.ts'
import { field, toast, visit } from '../support/page.ts'
import { brokenPictureFile, hugePictureFile, pictureFile, textFile } from '../support/picture.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

test('picture fields tell at once what is no picture, and keep the rest', async ({ page }) => {
  await visit(page, '/f')
  await page.getByRole('button', { name: 'Add Post' }).click()
  await field(page, 'Title').fill('A good title')
  const dialog = page.getByRole('dialog')
  const input = dialog.locator('input[type=file]')
  await input.setInputFiles(await textFile())
  await expect(dialog.getByText(/“notes.txt” is not a picture we can show/)).toBeVisible()
  await input.setInputFiles(await hugePictureFile())
  await expect(dialog.getByText(/“huge.png” has 10.0 MB/)).toBeVisible()
  await input.setInputFiles(await brokenPictureFile())
  await expect(dialog.getByText('“broken.png” cannot be read as a picture.')).toBeVisible()
  await input.setInputFiles(await pictureFile())
  await expect(dialog.getByText('scan-0.png', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(field(page, 'Title')).toHaveValue('A good title')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'FrontPage Created Successfully')).toBeVisible()
})

test('picture fields show how far a picture has come', async ({ page }) => {
  await page.route('**/frontPage/createFrontPage', async (route) => {
    await shown
    await route.continue()
  })
  await visit(page, '/f')
  await page.getByRole('button', { name: 'Add Post' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(await pictureFile())
  const shown = dialog.getByRole('progressbar', { name: 'Uploading' }).waitFor()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await shown
  await expect(toast(page, 'FrontPage Created Successfully')).toBeVisible()
})

test('picture fields crop a portrait by key, and send only the square', async ({ page, api }) => {
  await visit(page, '/profile')
  await page.getByRole('button', { name: 'Add Profile' }).click()
  await field(page, 'Name').fill('Ada Lovelace')
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles(await pictureFile())
  const crop = page.getByRole('dialog', { name: 'Choose the part to show' })
  await expectAccessible(page, '[role=dialog]')
  const part = crop.getByRole('group', { name: 'Part of the picture' })
  // Portraits are shown square, so what is kept is shown square, corners included.
  const radius = await part.evaluate((element) =>
    parseFloat(getComputedStyle(element).borderRadius),
  )
  expect(radius).toBeLessThan(20)
  await part.focus()
  for (const key of ['ArrowRight', 'ArrowDown', '+', '+', '-']) await page.keyboard.press(key)
  await crop.getByRole('button', { name: 'Use this part' }).click()
  await expect(crop).toBeHidden()
  await expect(page.getByRole('button', { name: 'Crop' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Profile Added Successfully')).toBeVisible()
  const { profiles } = await api.profile.profiles()
  // 480 pixels high, at 1.1 times.
  expect(profiles[0]?.profilePic).toMatch(/-436x436-/)
})
