import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { WorstHealthFindings } from './worst-findings.tsx'

const worst = [
  { name: 'brokenLinks', label: 'Links that lead nowhere', count: 2 },
  { name: 'noPicture', label: 'People without a picture', count: 3 },
]

const namesWith = (total: number) => {
  const element = <WorstHealthFindings health={{ total, worst }} className="" />
  const { unmount } = render(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
  )
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent)
  unmount()
  return names
}

test('the listed kinds and the rest add up to the total', () => {
  const named = ['Links that lead nowhere (2)', 'People without a picture (3)']
  expect(namesWith(1_064)).toEqual(['Health: 1,064 things to look at', ...named, '1,059 more'])
  expect(namesWith(5)).toEqual(['Health: 5 things to look at', ...named])
})
