import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { useChangeQuery } from './change-query.ts'

const queries = ['sort=name', 'search=lark', 'search=owl'] as const

/** Renders a button for each query that changes the page to it. */
function Page() {
  const changeQuery = useChangeQuery()
  return queries.map((query) => {
    const [name = '', value = ''] = query.split('=')
    return (
      <button key={query} type="button" onClick={() => changeQuery((it) => it.set(name, value))}>
        {query}
      </button>
    )
  })
}

/** Opens a page. Navigations load until `arrive` is called. */
const openPage = async (address: string) => {
  let load = Promise.withResolvers<null>()
  const page = { loader: () => load.promise, element: <Page /> }
  const router = createMemoryRouter(
    [
      { ...page, path: '/list' },
      { ...page, path: '/other' },
    ],
    { initialEntries: [address], hydrationData: { loaderData: { 0: null } } },
  )
  await act(async () => void render(<RouterProvider router={router} />))
  return {
    change: (query: (typeof queries)[number]) =>
      act(async () => void fireEvent.click(screen.getByRole('button', { name: query }))),
    goTo: (to: string) => act(async () => void router.navigate(to)),
    arrive: async () => {
      await act(async () => load.resolve(null))
      load = Promise.withResolvers()
      const { pathname, search } = router.state.location
      return pathname + search
    },
  }
}

test('a change of the query keeps an earlier change whose page still loads', async () => {
  const { change, arrive } = await openPage('/list?panel=teams')
  await change('sort=name')
  await change('search=lark')
  expect(await arrive()).toBe('/list?panel=teams&sort=name&search=lark')
  await change('search=owl')
  expect(await arrive()).toBe('/list?panel=teams&sort=name&search=owl')
})

test.each(['/other?panel=teams', '/list?panel=profiles', '/list'])(
  'a visitor on the way to %s arrives there',
  async (elsewhere) => {
    const { change, goTo, arrive } = await openPage('/list?panel=teams')
    await goTo(elsewhere)
    await change('search=lark')
    expect(await arrive()).toBe(elsewhere)
  },
)
