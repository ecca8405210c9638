import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { HomeLink } from './home-link.tsx'

test('the way home is called by what it shows', () => {
  const element = <HomeLink name="Institute of Signals" shortName="IoS" />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  expect(screen.getByRole('link', { name: 'IoS, Institute of Signals, home page' })).toBeDefined()
})
