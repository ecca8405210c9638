import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useToasterStore } from 'react-hot-toast/headless'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { UnconfirmedPublications } from './matched-publications.tsx'

function Toasts() {
  return useToasterStore().toasts.map(({ id, message }) => <p key={id}>{String(message)}</p>)
}

const openPage = () => {
  const states = new Map([
    ['Mine', 'matched'],
    ['Not mine', 'matched'],
  ])
  const paper = ([title, state]: [string, string]) => ({
    _id: `01hzzzzzzzzzzzzzzzzzzzzzz${title === 'Mine' ? 'a' : 'b'}`,
    title,
    state,
    authors: 'A. Lovelace',
    publicationDate: '2026-01-01',
    venue: '',
  })
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const path = String(address)
    if (path.includes('confirmPublication')) states.set('Mine', 'confirmed')
    if (path.includes('confirmPublications')) states.set('Not mine', 'confirmed')
    if (path.includes('rejectPublication')) states.set('Not mine', 'rejected')
    const publications = [...states].map(paper)
    return Response.json({ success: true, message: '', publications, total: 2 })
  })
  const page = (
    <>
      <UnconfirmedPublications profileId="01hzzzzzzzzzzzzzzzzzzzzzzz" />
      <Toasts />
    </>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
}

test('each publication is offered until it is confirmed or rejected', async () => {
  openPage()
  await screen.findByText('2 publications were matched by name.')
  fireEvent.click(screen.getByRole('button', { name: 'Yes: Mine' }))
  await screen.findByText('Publication Confirmed')
  await screen.findByText('One publication was matched by name.')
  fireEvent.click(screen.getByRole('button', { name: 'No: Not mine' }))
  await screen.findByText('Publication Rejected')
  await screen.findByText('Nothing is left to confirm.')
  await waitFor(() => expect(screen.getByText('Not theirs (1)')).toBeTruthy())
})

test('all are confirmed at once', async () => {
  openPage()
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, all 2' }))
  await screen.findByText('Publications Confirmed')
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})
