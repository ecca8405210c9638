import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { defaultMenus } from '#contract/site/default-menus.ts'
import { SiteMenusForm } from './menus-form.tsx'
import { useUnsavedMenus } from './use-unsaved-edit.ts'

/** Response to the next save. */
let answer: object = {}
let sent: unknown[] = []

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'PUT') {
      sent.push(JSON.parse(String(body)))
      return Response.json(answer, { status: 'success' in answer ? 400 : 200 })
    }
    const nothing = {
      pages: [],
      posts: [],
      profiles: [],
      categories: [],
      teams: [],
      collections: [],
      total: 0,
    }
    return Response.json({ success: true, ...nothing })
  })
})

function Menus({ version }: { version: number }) {
  const [typed, setTyped] = useUnsavedMenus()
  return (
    <SiteMenusForm
      saved={{ ...defaultMenus, version }}
      defaults={defaultMenus}
      unsaved={typed}
      onUnsaved={setTyped}
    />
  )
}

const open = async (version = 3) => {
  const router = createMemoryRouter([{ path: '/', element: <Menus version={version} /> }])
  await act(async () => void render(<RouterProvider router={router} />))
}
const labels = () => screen.getAllByLabelText<HTMLInputElement>('Label')
const type = (text: string) =>
  fireEvent.change(labels()[0] ?? document, { target: { value: text } })
const save = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save and publish' })))

test('unsaved menus are restored with the version they are based on, until they are discarded', async () => {
  await open()
  type('<script>')
  cleanup()
  await open(4)
  expect(labels()[0]?.value).toBe('<script>')
  await save()
  await waitFor(() =>
    expect(sent).toMatchObject([{ version: 3, header: [{ label: '<script>' }, {}, {}] }]),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(labels()[0]?.value).toBe('Home')
  cleanup()
  await open()
  expect(labels()[0]?.value).toBe('Home')
})

test('an error is shown at its menu and its field, and typed text stays', async () => {
  await open()
  type('Nowhere')
  answer = {
    success: false,
    code: 'invalid',
    message: 'Please check the fields',
    errors: [
      { path: 'header', message: 'At most 8 entries' },
      { path: 'header.0.label', message: 'Say something else' },
    ],
  }
  await save()
  const header = await screen.findByRole('group', { name: 'Header' })
  await waitFor(() => expect(header.textContent).toContain('At most 8 entries'))
  expect(labels()[0]?.getAttribute('aria-invalid')).toBe('true')
  expect(labels()[0]?.value).toBe('Nowhere')
  fireEvent.click(screen.getAllByRole('button', { name: 'Back to the default' })[0] ?? document)
  expect(labels()[0]?.value).toBe('Home')
})

test('invalid input is reported at its field, which gets the focus, and nothing is sent', async () => {
  await open()
  type('')
  await save()
  await waitFor(() => expect(labels()[0]?.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(labels()[0])
  expect(sent).toEqual([])
})

test('the focus follows a moved item, goes to a new one, and to the next after a removal', async () => {
  await open()
  const button = (name: string) => screen.getAllByRole('button', { name })[0] ?? expect.fail(name)
  const press = (name: string) =>
    act(async () => {
      button(name).focus()
      fireEvent.click(button(name))
    })
  await press('Move Home down')
  expect(document.activeElement).toBe(button('Move Home down'))
  await press('Move Home down')
  expect(
    labels()
      .slice(0, 3)
      .map(({ value }) => value),
  ).toEqual(['Projects', 'Team', 'Home'])
  expect(document.activeElement).toBe(button('Move Home down'))
  await press('Remove Projects')
  await waitFor(() => expect(document.activeElement).toBe(button('Remove Team')))
  await press('Add to: Header')
  expect(document.activeElement).toBe(labels()[2])
  expect(labels()[2]?.value).toBe('')
})

test('a missing target is reported when its field is left', async () => {
  await open()
  const [target = expect.fail('no target')] = screen.getAllByLabelText<HTMLInputElement>('Leads to')
  target.focus()
  fireEvent.change(target, { target: { value: '/join-us' } })
  await act(async () => target.blur())
  await waitFor(() =>
    expect(screen.getAllByText('There is no such page on this site')).toHaveLength(1),
  )
})
