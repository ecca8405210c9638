import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ProjectTitles } from './project-titles.tsx'

test('a right-to-left title is aligned to the right', () => {
  const element = <ProjectTitles projects={[{ _id: '1', title: 'מיפוי גידולי מוח' }]} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  const title = screen.getByText('מיפוי גידולי מוח')
  expect(title.dir).toBe('auto')
  expect(title.className).toContain('grow')
})
