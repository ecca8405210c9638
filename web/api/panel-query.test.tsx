import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { PanelSearch } from '#web/ui/panel/panel.tsx'
import { usePanelQuery } from './panel-query.ts'

/** Longer than the pause after which a search starts. */
const pauseMs = 1_000

function People() {
  const { query, change } = usePanelQuery()
  return (
    <PanelSearch label="Search" value={query.search} onSearch={(search) => change({ search })} />
  )
}

const open = async () => {
  vi.useFakeTimers()
  const teams = Promise.withResolvers<null>()
  const isOfTeams = ({ url }: Request) => url.includes('panel=teams')
  const router = createMemoryRouter(
    [
      {
        path: '/',
        loader: ({ request }) => isOfTeams(request) && teams.promise,
        element: <People />,
      },
    ],
    { initialEntries: ['/?panel=profiles&page=3'], hydrationData: { loaderData: { 0: null } } },
  )
  await act(async () => void render(<RouterProvider router={router} />))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'lark' } })
  return {
    goToTeams: () => void router.navigate('/?panel=teams'),
    teamsLoad: () => act(async () => teams.resolve(null)),
    address: () => router.state.location.search,
  }
}

test('typed text is in the URL after a pause and shows the first page', async () => {
  const { address } = await open()
  await act(() => vi.advanceTimersByTimeAsync(pauseMs))
  expect(address()).toBe('?panel=profiles&search=lark')
})

test('a navigation to another panel at the end of the pause arrives', async () => {
  const { goToTeams, teamsLoad, address } = await open()
  await act(async () => {
    goToTeams()
    vi.advanceTimersByTime(pauseMs)
  })
  await teamsLoad()
  expect(address()).toBe('?panel=teams')
})
