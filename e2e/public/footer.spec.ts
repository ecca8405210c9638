import type { Page } from '@playwright/test'
import { visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const footer = (page: Page) => page.getByRole('contentinfo')

test('the newsletter is subscribed to, confirmed by mail and cancelled, and an expired link shows an error', async ({
  page,
  site,
  api,
  guard,
}) => {
  await visit(page, '/about')
  const box = footer(page).getByRole('textbox', { name: /e-mail/ })
  await box.fill('not an address')
  await footer(page).getByRole('button', { name: 'Subscribe' }).click()
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  await expect(box).toHaveValue('not an address')
  const email = `reader-${Date.now()}@example.org`
  await box.fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`confirm with the link we have sent to ${email}`)).toBeVisible()
  const { text = '' } = await site.mailbox.mailTo(email)
  await visit(page, /http\S+/.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed')
  expect((await api.newsletter.showAllSubscribers()).subscribers).toMatchObject([{ email }])

  await visit(page, /http\S+[?]leave=\S+/.exec(text)?.[0] ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leave the newsletter')
  expect((await api.newsletter.showAllSubscribers()).subscribers).toMatchObject([{ email }])
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have left')
  expect((await api.newsletter.showAllSubscribers()).subscribers).toEqual([])

  guard.expects(404, '/api/v1/newsletter/confirm')
  await visit(page, `/newsletter?confirm=${'x'.repeat(43)}`)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is no longer valid')
})
