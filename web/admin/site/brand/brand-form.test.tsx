import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AccentColors, Brand } from '#contract/site/brand.ts'
import { defaultBrand } from '#contract/site/default-brand.ts'
import { signInEditor } from '#web/testing/signed-in.ts'
import { BrandForm } from './brand-form.tsx'

const ramp: AccentColors = {
  trace: '#127367',
  signal: '#127367',
  signalStrong: '#127367',
  signalSoft: '#127367',
  signalFill: '#127367',
  signalFillStrong: '#127367',
  onSignal: '#ffffff',
}
const derived = { colors: { light: ramp, dark: ramp }, changes: [] }
const names = { name: 'Salus', shortName: '', tagline: '' }
const brand: Brand = { ...defaultBrand, ...names, ...derived, version: 1 }

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, derived }))
  signInEditor()
})

const open = async () => {
  const router = createMemoryRouter([
    { path: '/', element: <BrandForm brand={brand} content={{}} /> },
  ])
  await act(async () => void render(<RouterProvider router={router} />))
}
const press = (label: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: label })))
const name = () => screen.getByLabelText<HTMLInputElement>(/^Name/)

test('unsaved text of the brand form is offered again', async () => {
  await open()
  await act(async () => void fireEvent.input(name(), { target: { value: 'Institute of Signals' } }))
  cleanup()
  await open()
  expect(name().value).toBe('Salus')
  await press('Bring them back')
  expect(name().value).toBe('Institute of Signals')
})

test('an invalid colour is reported at its field', async () => {
  await open()
  const accent = screen.getByRole('textbox', { name: 'Accent colour' })
  await act(async () => void fireEvent.input(accent, { target: { value: 'red;}' } }))
  await press('Save and publish')
  expect(await screen.findByText(/^A colour is written as #rrggbb/)).toBeDefined()
  expect(accent.getAttribute('aria-invalid')).toBe('true')
})
