import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/axe.ts'
import { field, toast, visit } from '../support/page.ts'
import { pictureFile } from '../support/picture.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

test('counters tell where the public page cuts, and forbid nothing', async ({ page }) => {
  await visit(page, '/pub')
  await page.getByRole('button', { name: 'Add Publication' }).click()
  const title = field(page, 'Title')
  await expect(page.getByText('The public page shows up to 50 characters.')).toBeVisible()
  await title.fill('e\u0301'.repeat(48))
  await expect(page.getByText('48 of 50 shown on the public page.')).toBeVisible()
  await title.fill('x'.repeat(985))
  await expect(
    page.getByText('985 typed, the first 50 shown on the public page. 15 left.'),
  ).toBeVisible()
  await expect(page.getByText('The public page cuts this after 50 characters.')).toBeAttached()
  await expectAccessible(page, '[role=dialog]')
})

test('people are chosen, ordered and removed by key alone, with their pictures or initials', async ({
  page,
  api,
}) => {
  const profilePic = new File([await readFile(await pictureFile())], 'a.png')
  await api.profile.createProfile({ name: 'Ada Lovelace', profilePic })
  await api.profile.createProfile({ name: 'Grace Hopper' })
  await visit(page, '/t')
  await page.getByRole('button', { name: 'Add Team' }).press('Enter')
  await field(page, 'Team Name').fill('Leadership')
  await field(page, 'Members').focus()
  for (const name of ['Ada Lovelace', 'Grace Hopper']) {
    await page.keyboard.type(name.slice(0, 3).toLowerCase())
    const found = page.getByRole('option', { name })
    await expect(found).toHaveAttribute('data-highlighted')
    if (name === 'Ada Lovelace') await expect(found.locator('img')).toBeVisible()
    else await expect(found.getByText('GH', { exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `Move ${name} up` })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go on editing' }).press('Enter')
  await page.getByRole('button', { name: 'Move Grace Hopper up' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter')
  await expect(toast(page, 'Team Created Successfully')).toBeVisible()
  const { teams } = await api.team.all()
  expect(teams[0]?.peoples.map(({ name }) => name)).toEqual(['Grace Hopper', 'Ada Lovelace'])
})
