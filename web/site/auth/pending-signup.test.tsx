import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import {
  readPendingSignup,
  restoreInterruptedSignup,
  storePendingSignup,
} from './pending-signup.ts'
import { SignupForm } from './signup-form.tsx'

afterEach(cleanup)

const password = 'correct horse battery'
const form = {
  username: 'maria',
  email: 'maria@lab.example',
  password,
  confirmPassword: password,
}

/** Simulates a reload: only session storage is kept. */
const reload = () => {
  const kept = Object.entries(sessionStorage)
  storePendingSignup(null)
  for (const [key, text] of kept) sessionStorage.setItem(key, text)
}

test('a reloaded sign-up keeps name and address, and explains why the password is empty', async () => {
  storePendingSignup(form)
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(password)
  reload()
  expect(readPendingSignup()).toBe(null)
  restoreInterruptedSignup()
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <SignupForm /> }])} />)
  expect(await screen.findByDisplayValue(form.username)).toBeTruthy()
  expect(screen.getByDisplayValue(form.email)).toBeTruthy()
  expect(screen.getByText(/Choose yours once more/)).toBeTruthy()
  storePendingSignup(null)
  expect(sessionStorage.length).toBe(0)
})
