import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { searchDebounceMs } from '#web/site/parts/typing-pause.ts'
import { SearchForm } from './search-form.tsx'

const open = async () => {
  vi.useFakeTimers()
  const team = Promise.withResolvers<null>()
  const router = createMemoryRouter(
    [
      { path: '/search', element: <SearchForm q="" /> },
      { path: '/team', loader: () => team.promise, element: null },
    ],
    { initialEntries: ['/search'] },
  )
  await act(async () => void render(<RouterProvider router={router} />))
  return {
    type: (value: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value } }),
    pause: () => act(() => vi.advanceTimersByTimeAsync(searchDebounceMs)),
    goToTeam: () => act(async () => void router.navigate('/team')),
    goToTeamAsPauseEnds: () =>
      act(async () => {
        void router.navigate('/team')
        vi.advanceTimersByTime(searchDebounceMs)
      }),
    teamLoads: () => act(async () => team.resolve(null)),
    address: () => router.state.location.pathname + router.state.location.search,
  }
}

test('typed text is searched for after a pause', async () => {
  const { type, pause, address } = await open()
  type('lark')
  expect(address()).toBe('/search')
  await pause()
  expect(address()).toBe('/search?q=lark')
})

test('a navigation immediately after typing arrives', async () => {
  const { type, pause, goToTeam, teamLoads, address } = await open()
  type('lark')
  await goToTeam()
  await pause()
  await teamLoads()
  expect(address()).toBe('/team')
})

test('a navigation at the end of the pause arrives', async () => {
  const { type, goToTeamAsPauseEnds, teamLoads, address } = await open()
  type('lark')
  await goToTeamAsPauseEnds()
  await teamLoads()
  expect(address()).toBe('/team')
})
