import { render, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { useInstantSearch } from './use-instant-search.ts'

function Results({ field }: { field: HTMLInputElement }) {
  useInstantSearch(field)
  // Simulates typing after rendering and before the listener is added.
  useLayoutEffect(() => {
    field.value = 'gliom'
  }, [field])
  return null
}

test('text that is typed during hydration is searched for', async () => {
  const field = document.createElement('input')
  const asked: string[] = []
  const loader = ({ request }: { request: Request }) => {
    asked.push(new URL(request.url).searchParams.get('q') ?? '')
    return null
  }
  const routes = [
    { path: '/', element: <Results field={field} /> },
    { path: '/search', loader, element: null },
  ]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  await waitFor(() => expect(asked).toEqual(['gliom']))
})
