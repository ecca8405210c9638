import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signInEditor } from '#web/testing/signed-in.ts'
import { CommandBar } from './command-bar.tsx'

/** An animation that never ends holds a closing palette in the page. */
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

test('opened again while it is still closing, the palette is empty and loses no letter', async () => {
  const router = createMemoryRouter([{ path: '/', element: <CommandBar /> }])
  await act(async () => void render(<RouterProvider router={router} />))
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
