import type { Page } from '@playwright/test'
import type { SalusClient } from '#contract/api.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectAddress, visit } from '../support/page.ts'
import { expectFits } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const longTitle = 'A title that names the method, the cohort and the sensor. '
  .repeat(4)
  .slice(0, 199)

const addTalks = async (api: SalusClient) => {
  await api.collection.addCollection({ preset: 'talks' })
  const add = async (title: string, date: string, values: object = {}) =>
    (await api.item.addItem({ collection: 'talks', title, date, values: { ...values } })).data
  for (let at = 1; at <= 51; at++)
    await add(`Talk ${at}`, `2024-03-${String(1 + (at % 28)).padStart(2, '0')}`, { kind: 'talk' })
  await add(longTitle, '2025', { kind: 'poster' })
  return add('On calibration', '2026-05-03', {
    kind: 'keynote',
    event: 'Sleep 2026',
    place: 'Graz',
    abstract: 'We show **how** to calibrate.',
    video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  })
}

const titles = (page: Page) => page.getByRole('heading', { level: 3 })

const narrowDown = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 2, name: '2026' })).toBeVisible()
  const form = page.getByRole('form', { name: 'Narrow down the list' })
  await form.getByLabel('Kind').selectOption({ label: 'Keynote (1)' })
  await form.getByRole('button', { name: 'Show' }).click()
  await expect(titles(page)).toHaveText(['On calibration'])
  await page.getByRole('link', { name: 'Remove the filter Kind: Keynote' }).click()
  await expectAddress(page, '/talks')
  await page.getByRole('link', { name: 'Next' }).click()
  await expectAddress(page, '/talks?page=2')
  await expect(titles(page)).toHaveCount(3)
  await page.getByRole('link', { name: 'Previous' }).click()
  await page.getByRole('link', { name: 'On calibration' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'On calibration' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Abstract' })).toBeVisible()
  await expect(page.getByText('3 May 2026 · Past')).toBeVisible()
}

test('a visitor filters talks, turns pages and opens one without JavaScript', async ({
  reader,
  api,
}) => {
  await addTalks(api)
  await reader.goto('/talks')
  await narrowDown(reader)
  await reader.getByRole('article').getByRole('link', { name: 'Talks' }).click()
  await expectAddress(reader, '/talks')
})

test('a visitor does the same with JavaScript, on phones and wide screens, and finds feed and calendar', async ({
  page,
  api,
  site,
}) => {
  const talk = await addTalks(api)
  await visit(page, '/')
  await visit(page, '/talks')
  await narrowDown(page)
  await expectAccessible(page)
  await expectFits(page)
  await visit(page, '/talks')
  await expectAccessible(page)
  await expectFits(page)
  const feed = page.getByRole('link', { name: 'Feed', exact: true })
  await expect(feed).toHaveAttribute('href', '/talks/feed.xml')
  const read = async (path: string) => (await fetch(site.server.url + path)).text()
  expect(await read('/talks/feed.xml')).toContain('On calibration')
  expect(await read('/talks/calendar.ics')).toContain('SUMMARY:On calibration')
  expect(await read('/sitemap.xml')).toContain(talk.path)
  const html = await read(`/talks/${talk._id}/some-other-title`)
  expect(html).toContain(`<link rel="canonical" href="${site.server.url}${talk.path}"/>`)
  expect(html).toContain('"@type":"Event"')
  expect(html).toContain('"@type":"BreadcrumbList"')
  expect(html).toContain('property="og:image"')
})

test('a closed position states so, and hidden items and those without pages are nowhere', async ({
  page,
  api,
  site,
}) => {
  const jobs = await api.collection.addCollection({
    names: { one: 'Open position', many: 'Open positions' },
    folder: 'jobs',
    schema: 'JobPosting',
    look: 'rows',
    dates: 'day',
    past: 'hidden',
    fields: [{ label: 'Text', key: 'text', type: 'markdown', inList: true }],
  })
  const { key, _id: collectionId } = jobs.data
  const add = async (title: string, date: string, more: object = {}) =>
    (await api.item.addItem({ collection: key, title, date, ...more })).data
  const closed = await add('Closed position', '2024-05-03')
  const draft = await add('Secret position', '2999-05-03', { status: 'draft' })
  await visit(page, '/jobs')
  await expect(page.getByText('There are no open positions at the moment.')).toBeVisible()
  await visit(page, closed.path)
  await expect(page.getByText('This position is closed.')).toBeVisible()
  const statusOf = async (path: string) => (await fetch(site.server.url + path)).status
  const isNowhere = async (text: string) => {
    for (const path of ['/jobs', '/jobs/feed.xml', '/jobs/calendar.ics', '/sitemap.xml'])
      expect([path, await (await fetch(site.server.url + path)).text()]).not.toContain(text)
  }
  expect(await statusOf(draft.path)).toBe(404)
  await isNowhere('Secret')
  await add('Open position in Graz', '2999-05-03')
  await visit(page, '/jobs')
  await expect(page.getByText('until 3 May 2999')).toBeVisible()
  await expectAccessible(page)
  await api.collection.updateCollection({ collectionId, hasPages: false })
  expect(await statusOf(closed.path)).toBe(404)
  await visit(page, '/jobs')
  await expect(page.getByRole('link', { name: 'Open position in Graz' })).toHaveCount(0)
})
