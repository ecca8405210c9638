import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { categoryApi } from '#contract/category/category.ts'
import { profileApi } from '#contract/profile/profile.ts'
import { CallForm, SubmitButton } from './call-form.tsx'

test('a form in a dialog above another form is submitted alone', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string | URL) => {
    asked.push(String(address))
    return Response.json({ success: true, message: '', data: {} })
  })
  const dialog = createPortal(
    <CallForm call={profileApi.createProfile} onDone={() => undefined}>
      <button type="submit">Add person</button>
    </CallForm>,
    document.body,
  )
  const form = (
    <CallForm call={categoryApi.addCategory} fixed={{ name: 'Imaging' }} onDone={() => undefined}>
      {dialog}
      <button type="submit">Add category</button>
    </CallForm>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />)
  fireEvent.click(screen.getByText('Add person'))
  await waitFor(() => expect(asked).not.toEqual([]))
  fireEvent.click(screen.getByText('Add category'))
  await waitFor(() => expect(asked.at(-1)).toContain('addCategory'))
  expect(asked.map((address) => address.split('/').at(-1))).toEqual([
    'createProfile',
    'addCategory',
  ])
})

test('a form that is submitted again while it is being prepared is sent once', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string | URL) => {
    asked.push(String(address))
    return Response.json({ success: true, message: '', data: {} })
  })
  const { promise: held, resolve } = Promise.withResolvers<boolean>()
  const done = vi.fn()
  const form = (
    <CallForm
      call={categoryApi.addCategory}
      fixed={{ name: 'Imaging' }}
      isReady={() => held}
      onDone={done}
    >
      <SubmitButton>Save</SubmitButton>
    </CallForm>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />)
  const button = screen.getByRole('button', { name: 'Save' })
  fireEvent.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  fireEvent.click(button)
  fireEvent.submit(button)
  resolve(true)
  await waitFor(() => expect(done).toHaveBeenCalled())
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe(null))
  expect(asked).toHaveLength(1)
})
