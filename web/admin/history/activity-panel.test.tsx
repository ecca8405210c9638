import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { HistoryEntry } from '#contract/lifecycle/history.ts'
import { toSinglePage } from '#web/api/load-page.ts'
import { ActivityPanel } from './activity-panel.tsx'

const id = (end: string) => `01m7h8atfgs3vbm74j03pc3r${end}`

const changes: HistoryEntry[] = [
  {
    _id: id('01'),
    at: '2026-11-16T04:03:00.000Z',
    actor: 'Ada',
    entity: 'publication',
    entityId: id('02'),
    action: 'updated',
    canRestore: true,
    before: { title: 'Old title', laySummary: '' },
    after: { title: 'New title', laySummary: 'In plain words' },
  },
  {
    _id: id('03'),
    at: '2026-11-15T04:03:00.000Z',
    actor: 'Grace',
    entity: 'category',
    entityId: id('04'),
    action: 'created',
    canRestore: false,
    before: null,
    after: { name: 'Imaging' },
  },
]

const open = () => {
  const list = { changes: toSinglePage(changes), people: ['Ada', 'Grace'] }
  const router = createMemoryRouter([{ path: '*', element: <ActivityPanel list={list} /> }], {
    initialEntries: ['/admin/activity?page=3&entity=category'],
  })
  render(<RouterProvider router={router} />)
  return router
}

test('shows who changed which entry, with the difference and a button to restore it', async () => {
  const sent = vi.fn<typeof fetch>(async () => Response.json({ success: true, message: 'OK' }))
  vi.stubGlobal('fetch', sent)
  open()
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent).toContain('Ada changed publication “New title”')
  expect(first?.textContent).toContain('Lay summary(empty) In plain words')
  expect(second?.textContent).toContain('Grace added category “Imaging”')
  expect(within(second ?? document.body).queryByRole('button')).toBeNull()
  fireEvent.click(within(first ?? document.body).getByRole('button'))
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls[0]?.[0]).toBe('/api/v1/history/restore')
  expect(sent.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ historyId: id('01') }))
})

test('keeps filters in the URL and returns to the first page', async () => {
  const router = open()
  fireEvent.change(screen.getByLabelText('Person'), { target: { value: 'Grace' } })
  await waitFor(() => expect(router.state.location.search).toBe('?entity=category&person=Grace'))
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: '' } })
  await waitFor(() => expect(router.state.location.search).toBe('?person=Grace'))
})
