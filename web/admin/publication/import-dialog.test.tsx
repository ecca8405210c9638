import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import {
  emptyImportFields,
  type PublicationImport,
} from '#contract/publication/publication-import.ts'
import { answerCalls, press } from '#web/testing/open-panel.tsx'
import { PublicationImportDialog } from './import-dialog.tsx'
import { publicationImportStrings as strings } from './publication-import-strings.ts'

function Opened() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <PublicationImportDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

test('pasted text survives closing the dialog', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Opened /> }])
  await act(async () => void render(<RouterProvider router={router} />))
  const box = () => screen.findByRole('textbox', { name: strings.text })
  fireEvent.change(await box(), { target: { value: '10.5555/pasted' } })
  fireEvent.keyDown(await box(), { key: 'Escape' })
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByText('Open'))
  expect(await box()).toHaveProperty('value', '10.5555/pasted')
})

test('the year of an entry without one is requested, and sent with it', async () => {
  const id = 'a'.repeat(26)
  const publication = {
    ...emptyImportFields,
    title: 'Undated',
    authors: 'Doe, J',
    publicationType: 'Report',
    datePrecision: 'day',
  }
  const entry = { index: 4, status: 'new', publication, line: 1, savedAs: '', text: '' }
  const found = { importId: id, state: 'ready', done: 1, total: 1, waitingFor: '', kept: [] }
  const entries = [{ ...entry, reason: 'The year is missing', matches: [], fills: [] }]
  let sent: unknown
  answerCalls({
    previewImport: () => ({ importId: id }),
    getImport: () => ({ import: { ...found, undoing: false, reason: '', entries } }),
    import: (_, { years }) => {
      sent = years
      return { import: { ...found, state: 'saved', undoing: false, reason: '', entries: [] } }
    },
  })
  const router = createMemoryRouter([{ path: '/', element: <Opened /> }])
  await act(async () => void render(<RouterProvider router={router} />))
  const box = await screen.findByRole('textbox', { name: strings.text })
  fireEvent.change(box, { target: { value: '@report{a}' } })
  await press(strings.read)
  const year = await screen.findByRole('textbox', { name: 'Year of Undated' })
  const save = screen.getByRole('button', { name: strings.save(1) })
  fireEvent.change(year, { target: { value: '21' } })
  expect(screen.getByRole('alert').textContent).toBe(strings.noYear)
  expect(save).toHaveProperty('disabled', true)
  fireEvent.change(year, { target: { value: '2021' } })
  await press(strings.save(1))
  await expect.poll(() => sent).toEqual([{ index: 4, year: 2021 }])
})

test('the dialog shows the progress of reading, and a reason for waiting', async () => {
  const id = 'a'.repeat(26)
  let current: PublicationImport = {
    importId: id,
    state: 'reading',
    undoing: false,
    done: 1,
    total: 3,
    waitingFor: 'Crossref asks us to wait until 10:15',
    reason: '',
    entries: [],
    kept: [],
  }
  answerCalls({ previewImport: () => ({ importId: id }), getImport: () => ({ import: current }) })
  const router = createMemoryRouter([{ path: '/', element: <Opened /> }])
  await act(async () => void render(<RouterProvider router={router} />))
  const box = await screen.findByRole('textbox', { name: strings.text })
  fireEvent.change(box, { target: { value: '10.5555/a 10.5555/b 10.5555/c' } })
  await press(strings.read)
  const status = await screen.findByRole('status')
  expect(status.textContent).toContain(strings.progress(1, 3))
  expect(status.textContent).toContain('Crossref asks us to wait until 10:15')
  expect(screen.getByRole('button', { name: strings.again })).toBeDefined()

  current = { ...current, done: 2, waitingFor: '' }
  await screen.findByText(strings.progress(2, 3))
  expect(screen.queryByText(/asks us to wait/)).toBeNull()
})
