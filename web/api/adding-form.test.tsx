import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { administratorApi } from '#contract/account/administrator.ts'
import { RepeatableCallForm } from './adding-form.tsx'
import { CallField, SubmitButton } from './call-form.tsx'

test('a form for adding several entries is cleared after success and keeps the focus', async () => {
  let isTaken = false
  vi.stubGlobal('fetch', async () =>
    isTaken
      ? Response.json({ success: true, message: '' })
      : Response.json({ success: false, code: 'accountExists', message: 'No' }, { status: 409 }),
  )
  const form = (
    <RepeatableCallForm
      call={administratorApi.invite}
      fixed={{ userType: 'Editor' }}
      onDone={() => undefined}
    >
      <CallField name="email" label="Email" />
      <SubmitButton>Invite</SubmitButton>
    </RepeatableCallForm>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />)
  const field = () => screen.getByLabelText<HTMLInputElement>('Email')
  const button = () => screen.getByRole('button', { name: 'Invite' })
  fireEvent.change(field(), { target: { value: 'eve@lab.example' } })
  button().focus()
  fireEvent.click(button())
  await screen.findByRole('alert')
  expect(field().value).toBe('eve@lab.example')
  isTaken = true
  fireEvent.click(button())
  await waitFor(() => expect(field().value).toBe(''))
  await waitFor(() => expect(document.activeElement).toBe(button()))
})
