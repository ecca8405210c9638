import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { field, toast, visit } from '../support/page.ts'
import { confirm, form, submit } from '../support/panel.ts'
import { pickUp } from '../support/pick-up.ts'
import { expect, test } from '../support/test.ts'

test.use({ fresh: true, signedIn: true })

const row = (page: Page, name: string): Locator =>
  form(page)
    .locator('details')
    .filter({ has: page.locator('summary bdi', { hasText: new RegExp(`^${name}$`) }) })

/** Opens the settings of a field. */
const openField = async (page: Page, name: string): Promise<Locator> => {
  await row(page, name).locator('summary').first().click()
  await expect(field(row(page, name), 'Kind')).toBeVisible()
  return row(page, name)
}

/** Adds a field by keyboard. Its name is focused at once. */
const addField = async (page: Page, name: string, kind: string): Promise<Locator> => {
  await form(page).getByRole('button', { name: 'Add field' }).press('Enter')
  await expect(form(page).locator('details input:focus')).toHaveValue('')
  await page.keyboard.type(name)
  await field(row(page, name), 'Kind').selectOption(kind)
  return row(page, name)
}

const save = async (page: Page): Promise<void> => {
  await submit(page, 'Update')
  await expect(form(page)).toHaveCount(0)
}

const edit = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: `Edit: ${name}` }).click()
  await expect(field(form(page), 'Name of several')).toHaveValue(name)
}

for (const [where, address] of [
  ['in the dashboard', '/admin/dashboard?panel=collections'],
  ['on a phone @phone', '/admin/collections'],
] as const)
  test(`an administrator makes collections, changes their fields without losing values, deletes and restores them ${where}`, async ({
    page,
    api,
    isMobile,
  }) => {
    await visit(page, address)
    await page.getByRole('button', { name: 'Add Collection' }).click()
    await form(page).getByRole('button', { name: 'Add Talks' }).click()
    await expect(field(form(page), 'Name of several')).toHaveValue('Talks')
    await expectAccessible(page, '[role=dialog]', ['iframe'])
    if (isMobile) await form(page).getByRole('button', { name: 'Page preview' }).click()
    const preview = form(page).frameLocator('iframe')
    await expect(preview.getByRole('heading', { name: 'Talks', exact: true })).toBeVisible()
    await expect(preview.getByText('A first example')).toBeVisible()
    await form(page).getByRole('button', { name: 'Page of an item' }).click()
    await expect(preview.getByRole('heading', { name: 'A first example' })).toBeVisible()
    if (isMobile) await form(page).getByRole('button', { name: 'Edit', exact: true }).click()
    await form(page).getByRole('button', { name: 'Close' }).click()
    await expect(form(page)).toHaveCount(0)

    await page.getByRole('button', { name: 'Add Collection' }).click()
    await form(page).getByRole('button', { name: 'Start empty' }).click()
    await field(form(page), 'Name of several').fill('مجموعات القراءة')
    await field(form(page), 'Name of several').fill('Reading groups')
    await field(form(page), 'Name of one').fill('Reading group')
    await expect(field(form(page), 'Address')).toHaveValue('reading-groups')
    await expect(form(page).getByText('/reading-groups is free.')).toBeVisible()
    await addField(page, 'Place', 'Short text')
    await addField(page, 'Hosts', 'People')
    await addField(page, 'Seats', 'Short text')
    await addField(page, 'Paper', 'Link')
    const level = await addField(page, 'Level', 'Choice')
    await level.getByRole('button', { name: 'Add choice' }).press('Enter')
    await page.keyboard.type('Open')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Advanced')
    await level.getByRole('button', { name: 'Move Advanced up' }).press('Enter')
    await level.getByLabel('Visitors can filter by it').check()
    await form(page).getByRole('button', { name: 'Move Level up' }).press('Enter')
    await form(page).getByRole('button', { name: 'Drag Level' }).focus()
    await pickUp(page, 'Level is at place 4 of 5.')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(/^Level is at place [123] of 5\.$/)).toBeAttached()
    await page.keyboard.press('Space')
    await submit(page, 'Save')
    await expect(toast(page, 'Collection Added Successfully')).toBeVisible()
    const [, groups] = (await api.collection.collections({ status: 'all' })).collections
    expect(groups).toMatchObject({ key: 'reading-groups', filters: ['level'] })
    const keys = groups?.fields.map(({ key }) => key) ?? []
    expect(keys.toSorted()).toEqual(['hosts', 'level', 'paper', 'place', 'seats'])
    expect(keys.indexOf('level')).toBeLessThan(3)
    expect(groups?.fields.find(({ key }) => key === 'level')?.options).toEqual([
      { key: 'advanced', label: 'Advanced' },
      { key: 'open', label: 'Open' },
    ])

    const collection = 'reading-groups'
    for (const [title, seats] of [
      ['Transformers', '12'],
      ['Sleep', 'about ten'],
    ] as const)
      await api.item.addItem({ collection, title, values: { seats, place: 'Library' } })
    const valuesOf = async (title: string) =>
      (await api.item.items({ collection })).items.find((each) => each.title === title)?.values

    await visit(page, address)
    await expect(page.getByText('/reading-groups · 2 items')).toBeVisible()
    await edit(page, 'Reading groups')
    const place = await openField(page, 'Place')
    await field(place, 'Name').fill('Room')
    const seats = await openField(page, 'Seats')
    await field(seats, 'Kind').selectOption('Number')
    await expect(seats.getByText('1 value fits. 1 value does not fit:')).toBeVisible()
    await expect(seats.getByRole('link', { name: 'Sleep' })).toBeVisible()
    await save(page)
    expect(await valuesOf('Sleep')).toMatchObject({ place: 'Library', seats: null })
    await edit(page, 'Reading groups')
    await field(await openField(page, 'Seats'), 'Kind').selectOption('Short text')
    await save(page)
    expect(await valuesOf('Sleep')).toMatchObject({ seats: 'about ten' })

    await edit(page, 'Reading groups')
    await openField(page, 'Room')
    await form(page).getByRole('button', { name: 'Archive Room' }).click()
    await expect(form(page).getByText(/^2 items have a value. It stays stored/)).toBeVisible()
    await save(page)
    expect(await valuesOf('Sleep')).not.toHaveProperty('place')
    await edit(page, 'Reading groups')
    await form(page).getByText('1 archived field').click()
    await form(page).getByRole('button', { name: 'Bring back Room' }).click()
    await save(page)
    expect(await valuesOf('Sleep')).toMatchObject({ place: 'Library' })

    await page.getByRole('button', { name: 'Move Reading groups up' }).press('Enter')
    await expect
      .poll(async () => (await api.collection.collections({})).collections.map(({ key }) => key))
      .toEqual(['reading-groups', 'talks'])

    await page.getByRole('button', { name: 'Delete: Reading groups' }).click()
    await expect(page.getByText(/^2 items go to the trash with it/)).toBeVisible()
    await confirm(page, 'Are you sure you want to delete this collection?', 'Delete')
    await expect(page.getByText('/reading-groups · 2 items')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('/reading-groups · 2 items')).toBeVisible()
    expect(await valuesOf('Sleep')).toMatchObject({ seats: 'about ten', place: 'Library' })
  })
