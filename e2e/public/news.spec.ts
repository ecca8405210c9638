import { visit } from '../support/page.ts'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

test('news are listed by day and have a page of their own', async ({ page, api, site }) => {
  const { data } = await api.frontPage.createFrontPage({
    title: 'We have moved',
    date: '2026-03-01',
    content: '## Where to\n\nTwo streets on.',
  })
  const { data: bare } = await api.frontPage.createFrontPage({ title: 'A short note' })
  await visit(page, '/news')
  await expect(page.getByRole('heading', { name: 'A short note' })).toBeVisible()
  await page.getByRole('link', { name: 'We have moved' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have moved')
  await expect(page.getByRole('main')).toContainText('1 March 2026')
  await expect(page.getByRole('heading', { name: 'Where to' })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/news/${data._id}/we-have-moved$`),
  )
  expect(await readWithoutScripts(site, `/news/${bare._id}`)).toMatchObject({ status: 404 })
})
