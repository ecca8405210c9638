import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sitePages } from '#contract/pages.ts'
import { answerCalls } from '#web/testing/open-panel.tsx'
import { signIn, signInEditor } from '#web/testing/signed-in.ts'
import { CommandBar } from './command-bar.tsx'
import { findPaletteCommands } from './commands.ts'

/** A never-ending animation keeps a closing palette in the page. */
const endless = { finished: new Promise(() => undefined), playState: 'running', pending: false }
const getAnimations = Object.getOwnPropertyDescriptor(Element.prototype, 'getAnimations')

beforeEach(signInEditor)

afterEach(() => {
  if (getAnimations) Object.defineProperty(Element.prototype, 'getAnimations', getAnimations)
  else Reflect.deleteProperty(Element.prototype, 'getAnimations')
})

const press = (key: string, options = {}) =>
  act(async () => {
    const target = document.activeElement ?? document.body
    if (!fireEvent.keyDown(target, { key, ...options })) return
    if (key.length === 1 && target instanceof HTMLInputElement) {
      fireEvent.input(target, { target: { value: target.value + key } })
    }
  })

const box = () => screen.findByRole<HTMLInputElement>('combobox')
const type = async (text: string) => {
  for (const letter of text) await press(letter)
}

const openBar = async () => {
  const router = createMemoryRouter([{ path: '*', element: <CommandBar /> }])
  await act(async () => void render(<RouterProvider router={router} />))
  return router
}

const ask = async (text: string) => {
  await press('k', { ctrlKey: true })
  const field = await box()
  await waitFor(() => expect(document.activeElement).toBe(field))
  await act(async () => void fireEvent.input(field, { target: { value: text } }))
}

test('a palette that is reopened while closing is empty and loses no letter', async () => {
  await openBar()
  await press('k', { ctrlKey: true })
  const first = await box()
  await waitFor(() => expect(document.activeElement).toBe(first))
  await type('new team')
  expect(first.value).toBe('new team')

  Reflect.set(Element.prototype, 'getAnimations', () => [endless])
  await press('Escape')
  expect(screen.getByRole('dialog').hasAttribute('data-closed')).toBe(true)
  await press('k', { ctrlKey: true })
  await type('sub')
  const second = await box()
  await waitFor(() => expect(document.activeElement).toBe(second))
  await type('scri')
  expect((await box()).value).toBe('subscri')
})

test.for([
  ['backup', 'Make a backup'],
  ['language', 'Change the words or the language of a page'],
  ['export', 'Export subscribers'],
  ['invite', 'Invite a colleague'],
] as const)('what one would like to do is found by other names: %s', ([word, action]) => {
  signIn('SuperAdmin')
  const nothing = () => undefined
  const tools = { goTo: nothing, signOut: nothing, showShortcuts: nothing }
  const found = findPaletteCommands(tools, word).flatMap(({ items }) => items)
  expect(found.map(({ label }) => label)).toContain(action)
})

test('a failed search is reported, and the panel of that name still opens', async () => {
  answerCalls({ teamNames: () => Promise.reject(new TypeError('cut')) })
  const router = await openBar()
  await ask('categ')
  expect(await screen.findByText(/^The search did not work/)).toBeDefined()
  await press('Enter')
  expect(router.state.location.pathname).toBe('/categories')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a search without results is reported', async () => {
  answerCalls({})
  await openBar()
  await ask('qwertz')
  expect(await screen.findByText('No page, entry or action of that name.')).toBeDefined()
})

test('the palette changes the theme and signs out', async () => {
  const calls: string[] = []
  answerCalls({ logout: () => ({ told: calls.push('logout') }) })
  const router = await openBar()
  await ask('theme dark')
  await press('Enter')
  expect(document.documentElement.dataset.theme).toBe('dark')
  await ask('sign out')
  await press('Enter')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(localStorage.getItem('token')).toBeNull()
  expect(calls).toEqual(['logout'])
})

test('a key leads only to panels of the role', async () => {
  signIn('Member')
  const router = await openBar()
  await type('gp')
  expect(router.state.location.pathname).toBe('/')
  await type('gy')
  expect(router.state.location.pathname).toBe(sitePages.account.path)
})

test('shortcuts are listed for the role, and those of a single key can be turned off', async () => {
  answerCalls({})
  await openBar()
  await press('?')
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(list.textContent).toContain('New entry in the open panel')
  expect(list.textContent).toContain('Go to Latest Post')
  expect(list.textContent).not.toContain('Go to Administrators')
  const single = screen.getByRole('checkbox', { name: /^Shortcuts of a single key/ })
  await act(async () => void fireEvent.click(single))
  await press('Escape')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('?')
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('k', { ctrlKey: true })
  expect(await box()).toBeDefined()
})
