import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { field, toast, visit } from '../support/page.ts'
import { confirm, refusal, refuseOnce } from '../support/panel.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

const exported = async (page: Page) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  return readFile(await file.path(), 'utf8')
}

test('messages are sent, read, answered, exported and deleted', async ({
  page,
  api,
  openBrowser,
}) => {
  await visit(page, '/admin/messages')
  await expect(page.getByText('No messages yet')).toBeVisible()
  const visitor = await openBrowser()
  await visit(visitor, '/contactus')
  await field(visitor, 'Your Name').fill('Ada')
  await visitor.getByRole('main').getByLabel('Email Address').fill('ada@example.org')
  await field(visitor, 'Message').fill('First question')
  await visitor.getByRole('button', { name: 'Submit' }).click()
  await expect(toast(visitor, 'Message Sent Successfully')).toBeVisible()
  await api.contact.sendMessage({ email: 'ada@example.org', message: 'Second question' })
  await visit(page, '/admin/messages')
  await expect(page.getByText('2 in all, 2 unread')).toBeVisible()
  const second = page.getByRole('listitem').filter({ hasText: 'Second question' })
  await expect(second.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    /^mailto:ada@example\.org\?subject=/,
  )
  await second.getByRole('button', { name: 'Mark as read' }).click()
  await expect(page.getByText('2 in all, 1 unread')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('First question')
  await second.getByRole('button', { name: 'Mark as unread' }).click()
  await expect(page.getByText('2 in all, 2 unread')).toBeVisible()
  expect(await exported(page)).toContain('First question')

  await page.getByRole('button', { name: 'Delete: Someone' }).click()
  await confirm(page, 'Are you sure you want to delete this message?', 'Delete')
  await expect(toast(page, 'Message Deleted')).toBeVisible()
  await expect(page.getByText('1 in all, 1 unread')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing like it')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await expect(page.getByText('No messages yet')).toHaveCount(0)
})

test('an answer goes to the address alone, whatever signs are in it, and an export that fails is told', async ({
  page,
  api,
  guard,
}) => {
  const email = 'ada?cc=eve%40evil.example&body=x@example.org'
  await api.contact.sendMessage({ email, message: 'A question' })
  await visit(page, '/admin/messages')
  const reply = new URL(
    (await page.getByRole('link', { name: 'Reply' }).getAttribute('href')) ?? '',
  )
  expect(decodeURIComponent(reply.pathname)).toBe(email)
  expect([...reply.searchParams]).toEqual([['subject', 'Re: Your message']])

  await refuseOnce(page, guard, 'message/exportMessages')
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(toast(page, refusal)).toBeVisible()
})

test('subscribers are listed, exported and deleted', async ({ page, api }) => {
  await visit(page, '/admin/subscribers')
  await expect(page.getByText('No subscribers yet')).toBeVisible()
  await api.newsletter.subscribe({ email: 'reader@example.org' })
  await visit(page, '/admin/subscribers')
  await expect(page.getByRole('row').filter({ hasText: 'reader@example.org' })).toContainText(
    'Not confirmed yet',
  )
  expect(await exported(page)).not.toContain('reader@example.org')
  await page.getByRole('button', { name: 'Delete: reader@example.org' }).click()
  await confirm(page, 'Are you sure you want to delete this subscriber?', 'Delete')
  await expect(toast(page, 'Subscriber Deleted')).toBeVisible()
  await expect(page.getByText('No subscribers yet')).toBeVisible()
})
