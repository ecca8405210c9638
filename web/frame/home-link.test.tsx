import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { HomeLink } from './home-link.tsx'

test('the accessible name of the home link contains its visible text', () => {
  const element = <HomeLink name="Institute of Signals" shortName="IoS" />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  expect(screen.getByRole('link', { name: 'IoS, Institute of Signals, home page' })).toBeDefined()
})
