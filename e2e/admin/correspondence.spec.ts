import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { navigateWithin, toast, visit } from '../support/page.ts'
import { confirm, failNextCall, refusalMessage } from '../support/panel.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

const exported = async (page: Page) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  return readFile(await file.path(), 'utf8')
}

test('messages are read, replied to, exported and deleted, and so are subscribers', async ({
  page,
  api,
  guard,
}) => {
  const strange = 'ada?cc=eve%40evil.example&body=x@example.org'
  await api.contact.sendMessage({
    email: 'ada@example.org',
    name: 'Ada',
    message: 'First question',
  })
  await api.contact.sendMessage({ email: strange, message: 'Second question' })
  await visit(page, '/admin/messages')
  await expect(page.getByText('2 in all, 2 unread')).toBeVisible()
  const second = page.getByRole('listitem').filter({ hasText: 'Second question' })
  // A reply goes to this address only, even if it contains special characters.
  const href = await second.getByRole('link', { name: 'Reply' }).getAttribute('href')
  expect(href).toMatch(/^mailto:/)
  const reply = new URL(href ?? '')
  expect(decodeURIComponent(reply.pathname)).toBe(strange)
  expect([...reply.searchParams]).toEqual([['subject', 'Re: Your message']])
  await second.getByRole('button', { name: 'Mark as read' }).click()
  await expect(page.getByText('2 in all, 1 unread')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('First question')
  await second.getByRole('button', { name: 'Mark as unread' }).click()
  await expect(page.getByText('2 in all, 2 unread')).toBeVisible()
  expect(await exported(page)).toContain('First question')
  await failNextCall(page, guard, 'message/exportMessages')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect(toast(page, refusalMessage)).toBeVisible()

  await page.getByRole('button', { name: 'Delete: Someone' }).click()
  await confirm(page, 'Are you sure you want to delete this message?', 'Delete')
  await expect(toast(page, 'Message Deleted')).toBeVisible()
  await expect(page.getByText('1 in all, 1 unread')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing like it')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await expect(page.getByText('No messages yet')).toHaveCount(0)

  await api.newsletter.subscribe({ email: 'reader@example.org' })
  await navigateWithin(page, '/admin/subscribers')
  await expect(page.getByRole('row').filter({ hasText: 'reader@example.org' })).toContainText(
    'Not confirmed yet',
  )
  expect(await exported(page)).not.toContain('reader@example.org')
  await page.getByRole('button', { name: 'Delete: reader@example.org' }).click()
  await confirm(page, 'Are you sure you want to delete this subscriber?', 'Delete')
  await expect(toast(page, 'Subscriber Deleted')).toBeVisible()
  await expect(page.getByText('No subscribers yet')).toBeVisible()
})
