import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
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
