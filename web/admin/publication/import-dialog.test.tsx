import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { PublicationImport } from '#contract/publication/publication-import.ts'
import { answer, press } from '#web/testing/open-panel.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { publicationImport as words } from './publication-import-words.ts'

function Opened() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ImportDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

test('what was pasted is still there when the box was closed by mistake', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Opened /> }])
  await act(async () => void render(<RouterProvider router={router} />))
  const box = () => screen.findByRole('textbox', { name: words.text })
  fireEvent.change(await box(), { target: { value: '10.5555/pasted' } })
  fireEvent.keyDown(await box(), { key: 'Escape' })
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByText('Open'))
  expect(await box()).toHaveProperty('value', '10.5555/pasted')
})

test('while it is read, the box shows how far it is and what it waits for', async () => {
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
  answer({ previewImport: () => ({ importId: id }), getImport: () => ({ import: current }) })
  const router = createMemoryRouter([{ path: '/', element: <Opened /> }])
  await act(async () => void render(<RouterProvider router={router} />))
  const box = await screen.findByRole('textbox', { name: words.text })
  fireEvent.change(box, { target: { value: '10.5555/a 10.5555/b 10.5555/c' } })
  await press(words.read)
  const status = await screen.findByRole('status')
  expect(status.textContent).toContain(words.progress(1, 3))
  expect(status.textContent).toContain('Crossref asks us to wait until 10:15')
  expect(screen.getByRole('button', { name: words.again })).toBeDefined()

  current = { ...current, done: 2, waitingFor: '' }
  await screen.findByText(words.progress(2, 3))
  expect(screen.queryByText(/asks us to wait/)).toBeNull()
})
