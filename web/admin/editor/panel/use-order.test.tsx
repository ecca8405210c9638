import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData, useRevalidator } from 'react-router'
import { expect, test, vi } from 'vitest'
import { postApi } from '#contract/post/post.ts'
import { useOptimisticOrder } from './use-order.ts'

const one = { _id: 'a'.repeat(26) }
const two = { _id: 'b'.repeat(26) }
const three = { _id: 'c'.repeat(26) }

let saved = [one, two]

function Sections() {
  const list = useLoaderData<typeof saved>()
  const { revalidate } = useRevalidator()
  const { ordered, changeOrder } = useOptimisticOrder(list, postApi.reorderSubPosts, (ids) => ({
    postId: 'p'.repeat(26),
    ids,
  }))
  return (
    <>
      <p role="status">{ordered.map(({ _id }) => _id[0]).join(' ')}</p>
      <button type="button" onClick={() => changeOrder([two._id, one._id])}>
        Swap
      </button>
      <button type="button" onClick={() => revalidate()}>
        Reload
      </button>
    </>
  )
}

const Nothing = () => null

test('a saved order yields to entries that others add, move and restore later', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer)
  const routes = [{ path: '/', loader: () => saved, Component: Sections, HydrateFallback: Nothing }]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  const shows = (text: string) =>
    waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
  await shows('a b')
  fireEvent.click(screen.getByText('Swap'))
  await shows('b a')
  saved = [two, one]
  resolve(Response.json({ success: true, message: '' }))
  await shows('b a')
  saved = [two, one, three]
  fireEvent.click(screen.getByText('Reload'))
  await shows('b a c')
  saved = [three, one, two]
  fireEvent.click(screen.getByText('Reload'))
  await shows('c a b')
})
