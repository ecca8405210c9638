import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signInEditor } from '#web/testing/signed-in.ts'
import { EntryPreviewButtons } from './preview-tools.tsx'

const url = `https://salus.example/preview/${'a'.repeat(64)}`

beforeEach(() => {
  const shared = { url, token: 'a'.repeat(64), expiresAt: '2999-01-01T00:00:00.000Z' }
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', ...shared }))
  signInEditor()
})

const save = async () => true

afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'))

const share = () => {
  const element = <EntryPreviewButtons named={{ entity: 'post', id: 'b'.repeat(26) }} save={save} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy preview link' }))
}

test.each([
  ['does not let a page copy', undefined],
  ['refuses to copy', { writeText: () => Promise.reject(new Error('No')) }],
])('where the browser %s, the link stands there to be copied by hand', async (_, clipboard) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  share()
  expect(await screen.findByText(url)).toBeTruthy()
})
