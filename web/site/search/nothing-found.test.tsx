import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ChangedContentContext } from '#web/content/content-context.ts'
import { NoSearchResults } from './nothing-found.tsx'

test('other pages use the group’s own name of a page', () => {
  const changed = { 'projects.title': 'Undertakings', 'publications.title': 'Writings' }
  const element = (
    <ChangedContentContext value={changed}>
      <NoSearchResults />
    </ChangedContentContext>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names).toEqual(['Undertakings', 'Writings', 'People'])
})
