import { readFile } from 'node:fs/promises'
import { field, toast, visit } from '../support/page.ts'
import { choosePerson, form, submit } from '../support/panel.ts'
import { pictureFile } from '../support/picture.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

test('a team needs a name; teams and their people are chosen and put into order by keyboard, and the focus stays', async ({
  page,
  api,
}) => {
  await visit(page, '/t')
  await page.getByRole('button', { name: 'Add Team' }).click()
  await expect(form(page).getByText('No profiles available')).toBeVisible()
  await submit(page, 'Save')
  await expect(form(page).getByText('Please enter a team name')).toBeVisible()
  await expect(field(form(page), 'Team Name')).toBeFocused()
  const profilePic = new File([await readFile(await pictureFile())], 'a.png')
  const people = ['Ada Lovelace', 'Grace Hopper']
  await api.profile.createProfile({ name: 'Ada Lovelace', profilePic })
  await api.profile.createProfile({ name: 'Grace Hopper' })
  for (const name of ['One', 'Two', 'Three']) await api.team.add({ name })
  // Left while a list is open, a form leaves a fresh one behind.
  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(form(page)).toHaveCount(0)

  const up = page.getByRole('button', { name: 'Move Three up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Order Saved').first()).toBeVisible()
  await expect(up).toBeFocused()
  await expect
    .poll(async () => (await api.team.all()).teams.map(({ name }) => name))
    .toEqual(['Three', 'One', 'Two'])

  await page.getByRole('button', { name: 'Edit: Three' }).click()
  for (const name of people) await choosePerson(page, 'Members', name)
  await page.getByRole('button', { name: 'Move Grace Hopper up' }).press('Enter')
  // Choices are kept like typed text.
  await page.reload()
  await page.getByRole('button', { name: 'Edit: Three' }).click()
  await page.getByRole('button', { name: 'Bring them back' }).click()
  await submit(page, 'Update')
  await expect(page.getByText('Grace Hopper, Ada Lovelace')).toBeVisible()
  await expect(form(page)).toHaveCount(0)

  // By key alone, and each person with a picture or initials.
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
  // A key pressed before the focus is back would send the form from the field.
  await expect(field(page, 'Members')).toBeFocused()
  await page.getByRole('button', { name: 'Move Grace Hopper up' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter')
  await expect(toast(page, 'Team Created Successfully')).toBeVisible()
  const { teams } = await api.team.all()
  expect(teams.find(({ name }) => name === 'Leadership')?.peoples.map(({ name }) => name)).toEqual([
    'Grace Hopper',
    'Ada Lovelace',
  ])
})
