import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PanelSearch } from './panel.tsx'

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
const type = (value: string) => fireEvent.change(box(), { target: { value } })

test('a search is sent once after a pause, however long its response takes', () => {
  vi.useFakeTimers()
  const searched = vi.fn()
  render(<PanelSearch label="Search" value="" onSearch={searched} />)
  type('lo')
  type('love')
  expect(searched).not.toHaveBeenCalled()
  // Many times the delay, while the URL has not changed yet.
  act(() => void vi.advanceTimersByTime(10_000))
  expect(searched.mock.calls).toEqual([['love']])
})

test('a search from outside is shown, also after an own one', () => {
  vi.useFakeTimers()
  const search = (value: string) => (
    <PanelSearch label="Search" value={value} onSearch={() => undefined} />
  )
  const { rerender } = render(search('Ada Lark'))
  expect(box().value).toBe('Ada Lark')
  type('lo')
  act(() => void vi.advanceTimersByTime(1_000))
  rerender(search('lo'))
  rerender(search('Grace Owl'))
  expect(box().value).toBe('Grace Owl')
})
