import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { SalusClient } from '#contract/api.ts'
import { field, toast, visit } from '../support/page.ts'
import { choosePerson, form, submit } from '../support/panel.ts'
import { pickUp } from '../support/pick-up.ts'
import { pictureFile } from '../support/picture.ts'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

const handle = (page: Page, name: string) => page.getByRole('button', { name: `Drag ${name}` })

const expectOrder = async (page: Page, api: SalusClient, order: string[]) => {
  await expect(toast(page, 'Order Saved').last()).toBeVisible()
  await expect
    .poll(async () => (await api.team.teamNames()).teams.map(({ name }) => name))
    .toEqual(order)
}

const middleOf = async (element: Locator) => {
  const box = await element.boundingBox()
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
}

test('a team needs a name; teams and their people are selected and reordered by keyboard and mouse, every step is announced, and the focus stays', async ({
  page,
  api,
  site,
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
  // A new form opens empty, even if the list was reloaded meanwhile.
  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(form(page)).toHaveCount(0)

  const up = page.getByRole('button', { name: 'Move Three up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(up).toBeFocused()
  await expectOrder(page, api, ['Three', 'One', 'Two'])

  const [from, to] = [await middleOf(handle(page, 'Three')), await middleOf(handle(page, 'Two'))]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 10, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.mouse.up()
  await expectOrder(page, api, ['One', 'Two', 'Three'])
  await handle(page, 'Three').focus()
  await pickUp(page, 'Three is at place 3 of 3.')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Three is at place 2 of 3.')).toBeAttached()
  await page.keyboard.press('Space')
  await expectOrder(page, api, ['One', 'Three', 'Two'])

  await page.getByRole('button', { name: 'Edit: Three' }).click()
  for (const name of people) await choosePerson(page, 'Members', name)
  await page.getByRole('button', { name: 'Move Grace Hopper up' }).press('Enter')
  // Selections are kept like typed text.
  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(form(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit: Three' }).click()
  await page.getByRole('button', { name: 'Bring them back' }).click()
  await submit(page, 'Update')
  await expect(page.getByText('Grace Hopper, Ada Lovelace')).toBeVisible()
  await expect(form(page)).toHaveCount(0)

  // By keyboard alone. Each person has a picture or initials.
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
  // A key pressed before the focus returns would submit the form from the field.
  await expect(field(page, 'Members')).toBeFocused()
  await page.getByRole('button', { name: 'Move Grace Hopper up' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter')
  await expect(toast(page, 'Team Created Successfully')).toBeVisible()
  const shown = (await readWithoutScripts(site, '/team')).words('main')
  for (const name of ['Leadership', ...people]) expect(shown).toContain(name)
  const { teams } = await api.team.all()
  expect(teams.find(({ name }) => name === 'Leadership')?.peoples.map(({ name }) => name)).toEqual([
    'Grace Hopper',
    'Ada Lovelace',
  ])
})

test('a list is reordered by touch @phone', async ({ page, api }) => {
  for (const name of ['First', 'Second', 'Third']) await api.team.add({ name })
  await visit(page, '/t')
  await handle(page, 'First').waitFor()
  const [from, to] = [await middleOf(handle(page, 'First')), await middleOf(handle(page, 'Second'))]
  const screen = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x, y }],
    })
  await touch('touchStart', from.y)
  for (const share of [0.2, 0.4, 0.6, 0.8, 1])
    await touch('touchMove', from.y + (to.y - from.y) * share)
  await touch('touchEnd')
  await expectOrder(page, api, ['Second', 'First', 'Third'])
})
