import { act, fireEvent, render, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { beforeEach, expect, test, vi } from 'vitest'
import { Toaster } from './toaster.tsx'

const shown = () => [...document.querySelectorAll('[data-slot=toast]')]
const visible = () => shown().filter(({ classList }) => classList.contains('opacity-100'))

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})
test.for([
  ['a success', 'success', 2_000],
  ['an error', 'error', 4_000],
] as const)('%s stays for its time', ([, kind, duration]) => {
  act(() => void toast[kind]('Said'))
  act(() => void vi.advanceTimersByTime(duration - 100))
  expect(visible()).toHaveLength(1)
  act(() => void vi.advanceTimersByTime(200))
  expect(visible()).toHaveLength(0)
  act(() => void vi.advanceTimersByTime(2_000))
  expect(shown()).toHaveLength(0)
})

test('there are never more than 20 toasts', () => {
  act(() => {
    for (let times = 1; times <= 22; times++) toast.error(`Refused ${times}`)
  })
  expect(shown()).toHaveLength(20)
  expect(shown()[0]?.textContent).toContain('Refused 22')
})

test('hovering a toast pauses its timer, a pointer that rests below it does not', () => {
  const toaster = screen.getByRole('region', { name: 'Notifications' })
  act(() => void toast.error('Refused'))
  fireEvent.mouseEnter(toaster)
  act(() => void vi.advanceTimersByTime(4_100))
  expect(visible()).toHaveLength(0)
  fireEvent.mouseLeave(toaster)

  act(() => void toast.error('Refused again'))
  act(() => void vi.advanceTimersByTime(1_000))
  fireEvent.mouseMove(toaster, { movementX: 1 })
  act(() => void vi.advanceTimersByTime(10_000))
  fireEvent.mouseMove(toaster, { movementX: 1 })
  fireEvent.mouseLeave(toaster)
  act(() => void vi.advanceTimersByTime(2_900))
  expect(visible()).toHaveLength(1)
  act(() => void vi.advanceTimersByTime(200))
  expect(visible()).toHaveLength(0)
})

test('a dismissed toast does not pause later ones', () => {
  act(() => void toast.error('Refused'))
  const dismiss = screen.getByRole('button', { name: 'Dismiss' })
  fireEvent.mouseMove(dismiss, { movementX: 1 })
  act(() => dismiss.focus())
  act(() => dismiss.click())
  act(() => void vi.advanceTimersByTime(2_000))
  expect(shown()).toHaveLength(0)
  act(() => void toast.error('Refused again'))
  act(() => void vi.advanceTimersByTime(4_100))
  expect(visible()).toHaveLength(0)
})
