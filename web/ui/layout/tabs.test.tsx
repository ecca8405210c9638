import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

const open = () => {
  const tabs = (
    <Tabs
      label="Parts"
      tabs={[
        { id: 'one', label: 'One', panel: 'First' },
        { id: 'two', label: 'Two', panel: 'Second' },
        { id: 'three', label: 'Three', panel: 'Third' },
      ]}
    />
  )
  const router = createMemoryRouter([{ path: '/', element: tabs }])
  render(<RouterProvider router={router} />)
  return router
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent

test('the URL opens a tab', async () => {
  const router = open()
  expect(selected()).toBe('One')
  await act(() => router.navigate('#three'))
  expect(selected()).toBe('Three')
})

test('an invalid fragment leaves the page unchanged', async () => {
  const router = open()
  await act(() => router.navigate('#%E0%A4%A'))
  expect(selected()).toBe('One')
})

test('a fragment that changes while a click is being rendered is not lost', async () => {
  const router = open()
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Two' })))
  await act(async () => {
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Two' }), { key: 'ArrowRight' })
    await router.navigate('#two')
  })
  expect(selected()).toBe('Two')
})
