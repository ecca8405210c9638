import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PicturesInput } from './pictures-input.tsx'

beforeEach(() => {
  let made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${made++}`)
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.stubGlobal(
    'DataTransfer',
    class {
      readonly files: File[] = []
      readonly items = { add: (file: File) => this.files.push(file) }
    },
  )
})
afterEach(cleanup)

const jpeg = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

/** Chooses files. Returns the names of those that the form would send. */
const choose = (...files: readonly File[]) => {
  const { container } = render(<PicturesInput name="pictures" />)
  const input = container.querySelector('input') ?? expect.fail('no input')
  fireEvent.change(input, { target: { files } })
  return () => [...(input.files ?? [])].map(({ name }) => name)
}

test('each invalid file is named, and only invalid ones are omitted', async () => {
  const sent = choose(
    jpeg('broken.jpg'),
    jpeg('torn.jpg'),
    jpeg('whole.jpg'),
    new File(['x'], 'text.pdf'),
  )
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(3))
  const [broken, torn] = screen.getAllByRole('img')
  fireEvent.error(broken ?? document)
  fireEvent.error(torn ?? document)
  expect(sent()).toEqual(['whole.jpg'])
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual(['whole.jpg'])
  const told = screen.getByRole('alert').textContent ?? ''
  for (const name of ['broken.jpg', 'torn.jpg', 'text.pdf']) expect(told).toContain(name)
})
