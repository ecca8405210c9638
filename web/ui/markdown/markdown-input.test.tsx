import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MarkdownInput } from './markdown-input.tsx'

// jsdom does not support the browser's undo.
beforeEach(() => void Object.assign(document, { execCommand: () => false }))
afterEach(() => void Reflect.deleteProperty(document, 'execCommand'))

const film = new File(['film'], 'Operating_theatre.mp4', { type: 'video/mp4' })

const drop = (upload: (file: File) => Promise<string>) => {
  render(
    <MarkdownInput
      aria-label="Text"
      preview={() => null}
      fromHtml={async (markdown) => ({ markdown, lost: [] })}
      upload={async () => '/media/picture.webp'}
      uploadFilm={upload}
    />,
  )
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  fireEvent.drop(field, { dataTransfer: { files: [film], types: ['Files'] } })
  return field
}

test('a video dropped into a text becomes a block, named by its file', async () => {
  const field = drop(async ({ name }) => `/media/${name}`)
  expect(field.value).toContain('Uploading Operating_theatre.mp4')
  await waitFor(() =>
    expect(field.value.trim()).toBe(
      '::film address="/media/Operating_theatre.mp4" title="Operating theatre"',
    ),
  )
})

test('a rejected video leaves no trace in the text, and the reason is shown', async () => {
  const field = drop(async () => {
    throw new Error('The film is too long')
  })
  expect((await screen.findByRole('alert')).textContent).toBe('The film is too long')
  expect(field.value.trim()).toBe('')
})
