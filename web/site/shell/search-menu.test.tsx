import { runInThisContext } from 'node:vm'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, data, Outlet, RouterProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import type { SearchResult } from '#contract/lifecycle/search.ts'
import { pageHydratedEvent } from '#contract/site/waking.ts'
import type { SearchResultsView } from '#web/site/parts/load-search.ts'
import { searchShortcutScript } from './search-key-script.ts'
import { HeaderSearch } from './search-menu.tsx'

beforeAll(() => void runInThisContext(searchShortcutScript))

const result = (kind: SearchResult['kind'], title: string): SearchResult => ({
  kind,
  _id: title,
  title,
  url: `/${kind}/${title}`,
  excerpt: '',
  marks: [],
  detail: '',
  detailMarks: [],
  titleMarks: [[0, 2]],
})

const nothing = { total: 0, more: false, suggestions: [], groups: [], isComplete: true }
const answers: Readonly<Record<string, Omit<SearchResultsView, 'q'>>> = {
  glio: {
    state: 'found',
    isComplete: true,
    total: 3,
    more: false,
    suggestions: [],
    groups: [
      { kind: 'project', total: 1, more: false, results: [result('project', 'Glioma')] },
      { kind: 'person', total: 2, more: false, results: [result('person', 'Gliori')] },
    ],
  },
  g: { ...nothing, state: 'tooShort' },
  glxx: { ...nothing, state: 'none', suggestions: ['glioma'] },
}

const open = () => {
  const arrival = Promise.withResolvers<null>()
  const routes = [
    {
      path: '/search',
      element: 'All of it',
      loader: ({ request }: { request: Request }) => {
        const q = new URL(request.url).searchParams.get('q') ?? ''
        const view = answers[q]
        return view ? { q, ...view } : data({ error: 'Lost' }, { status: 503 })
      },
    },
    {
      element: (
        <>
          <HeaderSearch />
          <Outlet />
        </>
      ),
      children: [
        { path: '/', element: 'Home' },
        { path: '/project/:title', element: 'A project', loader: () => arrival.promise },
      ],
    },
  ]
  const router = createMemoryRouter(routes)
  const { container } = render(<RouterProvider router={router} />)
  const menu = container.querySelector('details')
  if (!menu) throw new Error('There is no menu.')
  menu.open = true
  const field = screen.getByLabelText('Search the site')
  act(() => field.focus())
  return { router, menu, field, arrive: () => act(async () => arrival.resolve(null)) }
}

const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })
const press = (field: HTMLElement, key: string) => fireEvent.keyDown(field, { key })
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null

test('searches while the user types, and arrow keys move through all results and back', async () => {
  const { field } = open()
  type(field, 'glio')
  const list = await screen.findByRole('listbox')
  expect(
    within(list)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Glioma', 'Gliori', 'All results'])
  expect(within(list).getByRole('group', { name: 'People' }).textContent).toContain('Gliori')
  expect(list.querySelector('mark')?.textContent).toBe('Gl')
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('true')
  const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
    press(field, key)
    return active(field)
  })
  expect(seen).toEqual(['Glioma', 'Gliori', 'All results', null, 'All results'])
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('All results')
})

test('Enter opens the active result, or searches if there is none', async () => {
  const { router, field, arrive } = open()
  type(field, 'glio')
  await screen.findByRole('listbox')
  expect(press(field, 'Enter')).toBe(true)
  press(field, 'ArrowDown')
  let isLeftToTheForm = true
  await act(async () => {
    isLeftToTheForm = press(field, 'Enter')
  })
  expect(isLeftToTheForm).toBe(false)
  await arrive()
  expect(router.state.location.pathname).toBe('/project/Glioma')
})

test('reports short queries, missing results with suggestions, and failed searches', async () => {
  const { field } = open()
  type(field, 'g')
  expect(await screen.findByText('One letter is not enough.')).toBeTruthy()
  expect(screen.queryByRole('listbox')).toBeNull()
  type(field, 'glxx')
  expect(await screen.findByText('Nothing was found.')).toBeTruthy()
  const list = screen.getByRole('listbox')
  expect(
    within(list)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['glioma'])
  type(field, 'broken')
  expect(await screen.findByText('The search does not answer.')).toBeTruthy()
  type(field, '')
  expect(screen.queryByText('The search does not answer.')).toBeNull()
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

test('the key / opens the search again while a result is loading, and it stays open', async () => {
  const { menu, field, arrive } = open()
  type(field, 'glio')
  await screen.findByRole('listbox')
  press(field, 'ArrowDown')
  await act(async () => void press(field, 'Enter'))
  expect(menu.open).toBe(false)
  expect(document.activeElement).toBe(document.body)

  await act(async () => void press(document.body, '/'))
  expect(document.activeElement).toBe(field)
  expect(active(field)).toBeNull()
  await arrive()
  expect(screen.getByText('A project')).toBeTruthy()
  expect(menu.open).toBe(true)
  expect(document.activeElement).toBe(field)

  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(menu.open).toBe(false)
})

test('the key / works while React stops events before hydration, and is left to others afterwards', () => {
  const { menu, field } = open()
  const pressWith = (listener: (event: Event) => void, capture: boolean) => {
    menu.open = false
    act(() => field.blur())
    document.addEventListener('keydown', listener, capture)
    act(() => void press(document.body, '/'))
    document.removeEventListener('keydown', listener, capture)
    return { isOpen: menu.open, isFocused: document.activeElement === field }
  }
  const stopped = pressWith((event) => event.stopPropagation(), true)
  expect(stopped).toEqual({ isOpen: true, isFocused: true })
  document.dispatchEvent(new Event(pageHydratedEvent))
  const taken = pressWith((event) => event.preventDefault(), false)
  expect(taken).toEqual({ isOpen: false, isFocused: false })
})
