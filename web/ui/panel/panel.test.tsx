import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PanelSearch } from './panel.tsx'

test('a search is sent once, after a pause, however long its answer takes', () => {
  vi.useFakeTimers()
  const searched = vi.fn()
  render(<PanelSearch label="Search" value="" onSearch={searched} />)
  for (const value of ['lo', 'love'])
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value } })
  expect(searched).not.toHaveBeenCalled()
  // Many times the pause, and the address says nothing new yet.
  act(() => void vi.advanceTimersByTime(10_000))
  expect(searched.mock.calls).toEqual([['love']])
})
