import type { Page } from '@playwright/test'
import type { SalusClient } from '#contract/api.ts'
import { expectAccessible } from '../support/axe.ts'
import { addColleague } from '../support/colleague.ts'
import { field, toast, visit } from '../support/page.ts'
import { choosePerson, form, submit } from '../support/panel.ts'
import type { Site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

const addTalks = async (api: SalusClient) =>
  (await api.collection.addCollection({ preset: 'talks' })).data

const addEditor = (site: Site) => addColleague(site, 'Lee', 'Editor')

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

test('an editor adds, changes, filters and publishes items of a collection', async ({
  api,
  site,
  openBrowser,
}) => {
  await addTalks(api)
  await api.profile.createProfile({ name: 'Ada Lovelace' })
  const page = await openBrowser({ as: await addEditor(site) })
  await visit(page, '/admin/dashboard')
  await page.getByRole('link', { name: 'Talks', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talks')
  await expect(page.getByText('No talks yet')).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('n')
  await field(form(page), 'Title').fill('On engines')
  await field(form(page), 'Date').fill('2026-03-01')
  await choosePerson(page, 'Speakers', 'Ada Lovelace')
  await field(form(page), 'Place').fill('Graz')
  await field(form(page), 'Kind').selectOption('Keynote')
  await expectAccessible(page, '[role=dialog]')
  await submit(page, 'Publish')
  await expect(toast(page, 'Talk Added Successfully')).toBeVisible()
  await expect(page.getByText('2026-03-01 · Ada Lovelace · Graz · Keynote')).toBeVisible()

  await page.getByRole('button', { name: 'Edit: On engines' }).click()
  await field(form(page), 'Video').fill('not a link')
  await submit(page, 'Update')
  await expect(form(page).getByText(/^Must be a web address/)).toBeVisible()
  await field(form(page), 'Video').fill('https://video.example/engines')
  await submit(page, 'Update')
  await expect(form(page)).toHaveCount(0)

  for (const title of ['On looms', 'On cards'])
    await api.item.addItem({ collection: 'talks', title, date: '2025', status: 'draft' })
  await page.reload()
  await page.getByLabel('Year', { exact: true }).selectOption('2025')
  await expect(row(page, 'On engines')).toHaveCount(0)
  await page.getByLabel('All on this page').check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page, 'Items Updated')).toBeVisible()
  await expect(row(page, 'Draft')).toHaveCount(0)
  await expectAccessible(page)

  // Waits until the offer to undo the publication is gone.
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toHaveCount(0)
  await page.getByLabel('All on this page').check()
  await page
    .getByRole('region', { name: 'With those chosen' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await page
    .getByRole('alertdialog', { name: 'delete these 2 talks' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(toast(page, 'Items Deleted')).toBeVisible()
  await expect(row(page, 'On looms')).toHaveCount(0)
  await undo.click()
  await expect(row(page, 'On looms')).toBeVisible()
  await expect(row(page, 'On cards')).toBeVisible()

  // The palette finds items and the form for a new one.
  await page.keyboard.press('Control+K')
  await page.keyboard.type('add a talk')
  await expect(page.getByRole('option', { name: 'New talk' })).toBeVisible()
  await page.getByRole('combobox').fill('engines')
  await page.getByRole('option', { name: /On engines/ }).click()
  await expect(field(form(page), 'Title')).toHaveValue('On engines')
})

test('two editors change values of one item, and the later one decides value by value', async ({
  api,
  site,
  guard,
  openBrowser,
}) => {
  guard.expects(409, '/api/v1/draft/saveDraft')
  await addTalks(api)
  const { data } = await api.item.addItem({
    collection: 'talks',
    title: 'On engines',
    values: { place: 'Graz', event: 'Sleep' },
  })
  const page = await openBrowser({ as: await addEditor(site) })
  await visit(page, '/admin/dashboard?panel=collection-talks')
  await page.getByRole('button', { name: 'Edit: On engines' }).click()
  await api.item.updateItem({ itemId: data._id, values: { place: 'Vienna', event: 'Waking' } })
  await field(form(page), 'Place').fill('Linz')
  await expect(form(page).getByText(/has changed this in the meantime/)).toBeVisible()
  await form(page).getByRole('button', { name: 'Choose field by field' }).click()
  await expect(form(page).getByRole('group', { name: 'Place' })).toContainText('Vienna')
  await expect(form(page).getByRole('group', { name: 'Event' })).toContainText('Waking')
  await form(page).getByRole('button', { name: 'Put into the form' }).click()
  await expect(field(form(page), 'Place')).toHaveValue('Linz')
  await expect(field(form(page), 'Event')).toHaveValue('Waking')
})

test('items in manual order are moved by keyboard', async ({ api, site, openBrowser }) => {
  const { _id } = await addTalks(api)
  await api.collection.updateCollection({ collectionId: _id, order: 'position' })
  for (const title of ['Third', 'Second', 'First'])
    await api.item.addItem({ collection: 'talks', title })
  const page = await openBrowser({ as: await addEditor(site) })
  await visit(page, '/admin/dashboard?panel=collection-talks')
  await page.getByRole('button', { name: 'Move First down' }).press('Enter')
  await expect(toast(page, 'Order Saved')).toBeVisible()
  const { items } = await api.item.items({ collection: 'talks' })
  expect(items.map(({ title }) => title)).toEqual(['Second', 'First', 'Third'])
  await expectAccessible(page)
})

test('on a phone, a collection has its own page @phone', async ({ api, site, openBrowser }) => {
  await addTalks(api)
  await api.item.addItem({ collection: 'talks', title: 'On engines', values: { place: 'Graz' } })
  const page = await openBrowser({
    as: await addEditor(site),
    viewport: { width: 390, height: 844 },
  })
  await visit(page, '/admin/dashboard')
  await page.getByRole('link', { name: 'Talks', exact: true }).click()
  await page.waitForURL(/\/admin\/collection\/talks$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Edit: On engines' }).click()
  await expect(field(form(page), 'Place')).toHaveValue('Graz')
  await expectAccessible(page, '[role=dialog]')
})

test('60 talks are imported from a table with people, and exported again', async ({
  api,
  site,
  openBrowser,
}) => {
  await addTalks(api)
  await api.profile.createProfile({ name: 'Ada Lovelace' })
  const rows = Array.from(
    { length: 60 },
    (_, at) => `Talk ${at + 1},2024-0${(at % 9) + 1}-02,Graz,Ada Lovelace`,
  )
  const csv = ['title,date,place,speakers', ...rows, 'Bad,soon,Graz,Ada Lovelace'].join('\n')
  const page = await openBrowser({ as: await addEditor(site) })
  await visit(page, '/admin/dashboard?panel=collection-talks')
  await page.getByRole('button', { name: 'Import CSV' }).click()
  await form(page)
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'talks.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(form(page).getByText('60 talks to add')).toBeVisible()
  await expect(form(page).getByRole('row', { name: /^62 / })).toContainText('date: Must be a year')
  await expectAccessible(page, '[role=dialog]')
  await form(page).getByRole('button', { name: 'Import 60 talks' }).click()
  await expect(form(page).getByText('60 talks added')).toBeVisible()
  await form(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/^60 talks/)).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await saved).suggestedFilename()).toBe('talks.csv')
})

test('an item is translated, with the labels of its fields', async ({ api, site, openBrowser }) => {
  await addTalks(api)
  await api.site.updateLanguages({ languages: ['en', 'de'] })
  const { data } = await api.item.addItem({
    collection: 'talks',
    title: 'On engines',
    values: { place: 'Vienna' },
  })
  const page = await openBrowser({ as: await addEditor(site) })
  await visit(page, `/admin/dashboard?panel=collection-talks&edit=${data._id}`)
  await form(page).getByRole('button', { name: 'Deutsch' }).click()
  const publish = form(page).getByRole('button', { name: 'Publish translation' })
  await expect(publish).toBeVisible()
  await form(page).getByLabel('Place').filter({ visible: true }).last().fill('Wien')
  await publish.click()
  const readPlace = async () =>
    (await api.item.getItem({ id: data._id, lang: 'de' })).data.values.place
  await expect.poll(readPlace).toBe('Wien')
  await api.site.updateLanguages({ languages: ['en'] })
})
