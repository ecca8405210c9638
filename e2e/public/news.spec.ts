import { expectAccessible, siteFrame } from '../support/axe.ts'
import { visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test('news are listed by day and read on a page of their own', async ({ page, api, guard }) => {
  const { data } = await api.frontPage.createFrontPage({
    title: 'We have moved',
    date: '2026-03-01',
    content: '## Where to\n\nTwo streets on.',
  })
  const { data: bare } = await api.frontPage.createFrontPage({ title: 'A short note' })
  await visit(page, '/news')
  await expect(page.getByRole('heading', { name: 'A short note' })).toBeVisible()
  await expectAccessible(page, 'html', siteFrame)
  await page.getByRole('link', { name: 'We have moved' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have moved')
  await expect(page.getByRole('main')).toContainText('1 March 2026')
  await expect(page.getByRole('heading', { name: 'Where to' })).toBeVisible()
  await expectAccessible(page, 'html', siteFrame)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/news/${data._id}/we-have-moved$`),
  )
  guard.expects(404, `/news/${bare._id}`)
  await visit(page, `/news/${bare._id}`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('A short note')
})
