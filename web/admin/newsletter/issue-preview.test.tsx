import { fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { NewsletterIssue } from '#contract/newsletter/newsletter-issue.ts'
import { NewsletterIssuePreview } from './issue-preview.tsx'

const issue: NewsletterIssue = {
  _id: 'a'.repeat(26),
  version: 1,
  subject: 'News',
  content: '',
  include: [],
  state: 'draft',
  sentAt: '',
  total: 0,
  sent: 0,
  refused: 0,
  uncertain: 0,
  left: 0,
}

test.for([
  [0, 'Nobody has confirmed a subscription yet'],
  [1, 'It goes to 1 person,'],
] as const)('who is about to send an issue to %i readers is told so', async ([readers, told]) => {
  const mail = { success: true, subject: 'News', html: '<p>News</p>', text: 'News', readers }
  vi.stubGlobal('fetch', async () => Response.json(mail))
  const element = createElement(NewsletterIssuePreview, { issue, onClose: () => undefined })
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  await screen.findByRole('button', { name: 'As plain text' })
  fireEvent.click(screen.getByRole('button', { name: 'Send to everyone' }))
  expect(await screen.findByText(told, { exact: false })).toBeDefined()
})
