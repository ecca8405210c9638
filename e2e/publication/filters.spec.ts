import type { Page } from '@playwright/test'
import type { SalusClient } from '#contract/api.ts'
import { expectAccessible, siteFrame } from '../support/axe.ts'
import { expectAddress, visit } from '../support/page.ts'
import { addNumberedPublications, publicationInput } from '../support/publications.ts'
import { expect, test } from '../support/test.ts'

const fill = async (api: SalusClient) => {
  const add = (title: string, fields: object) =>
    api.publication.addPublication({ ...publicationInput({ title }), ...fields })
  await add('Old sleep', { publicationDate: '2024-02-01', keywords: ['EEG'] })
  await add('New sleep', { publicationType: 'Preprint', keywords: ['eeg', 'Sleep'] })
  await add('New hearts', { publicationType: 'Preprint' })
}

const titles = (page: Page) => page.getByRole('heading', { level: 3 })

const narrow = async (page: Page) => {
  const form = page.getByRole('form', { name: 'Narrow down the publications' })
  await form.getByLabel('Words').fill('sleep')
  await form.getByLabel('Type').selectOption({ label: 'Preprint (2)' })
  await form.getByLabel('Topic').selectOption({ label: 'EEG (2)' })
  await form.getByRole('button', { name: 'Show' }).click()
  await expect(titles(page)).toHaveText(['New sleep'])
  await expect(page.getByText('1 publication', { exact: true })).toBeVisible()
  await expect(form.getByLabel('Type')).toHaveValue('Preprint')
  await expect(page.getByRole('link', { name: 'BibTeX' })).toHaveAttribute(
    'href',
    '/publications.bib?type=Preprint&topic=eeg&q=sleep',
  )
}

const withoutWords = 'Remove the filter Words: sleep'

test('filters combine without JavaScript, and an empty result shows a message', async ({
  reader,
  api,
}) => {
  await fill(api)
  await reader.goto('/publications')
  await narrow(reader)
  await reader.getByRole('link', { name: withoutWords }).click()
  await expectAddress(reader, '/publications?type=Preprint&topic=eeg')
  await reader.goto('/publications?q=nothing&type=Poem')
  await expect(reader.getByText('No publication matches')).toBeVisible()
  await expect(reader.getByRole('searchbox', { name: 'Words' })).toHaveValue('nothing')
  await expect(reader.getByRole('combobox', { name: 'Type' })).toHaveValue('Poem')
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('filters are combined and removed on the same page with JavaScript, and pagination keeps them', async ({
  page,
  api,
}) => {
  await fill(api)
  await addNumberedPublications(api, 26)
  await visit(page, '/publications')
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
  await narrow(page)
  await page.getByRole('link', { name: withoutWords }).click()
  await expectAddress(page, '/publications?type=Preprint&topic=eeg')
  await page.getByRole('link', { name: 'Remove the filter Topic: EEG' }).click()
  await expectAddress(page, '/publications?type=Preprint')
  await expect(titles(page)).toHaveText(['New hearts', 'New sleep'])
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expectAddress(page, '/publications')
  await expect(titles(page)).toHaveCount(25)

  await page.getByLabel('Words').fill('study')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('26 publications', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expectAddress(page, '/publications?q=study&page=2')
  await expect(titles(page)).toHaveCount(1)
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
  await expectAccessible(page, 'html', siteFrame)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
