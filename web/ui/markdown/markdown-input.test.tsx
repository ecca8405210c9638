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
      uploads={{ picture: async () => '/media/picture.webp', film: upload }}
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

const renderWithFiles = (text: string, file?: (file: File) => Promise<string>) => {
  render(
    <MarkdownInput
      aria-label="Text"
      defaultValue={text}
      preview={() => null}
      fromHtml={async (markdown) => ({ markdown, lost: [] })}
      uploads={{ picture: async () => '/media/picture.webp', file }}
    />,
  )
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
}
const dropPdf = (field: HTMLElement, name = 'My [best] talk.pdf') => {
  const files = [new File(['%PDF-'], name, { type: 'application/pdf' })]
  fireEvent.drop(field, { dataTransfer: { files, types: ['Files'] } })
}

test('a PDF dropped into a text becomes a link where the cursor is', async () => {
  const field = renderWithFiles('Read this .', async () => '/media/1.pdf')
  field.setSelectionRange(10, 10)
  dropPdf(field)
  await waitFor(() => expect(field.value).toBe('Read this [My  best  talk.pdf](/media/1.pdf).'))
})

test('selected words become the text of the link, and stay if the upload fails', async () => {
  const field = renderWithFiles('Read this.', async () => '/media/1.pdf')
  field.setSelectionRange(5, 9)
  dropPdf(field)
  await waitFor(() => expect(field.value).toBe('Read [this](/media/1.pdf).'))
})

test('a failed upload leaves the text as it was', async () => {
  const field = renderWithFiles('Read this.', async () => {
    throw new Error('The file is damaged')
  })
  field.setSelectionRange(5, 9)
  dropPdf(field)
  expect((await screen.findByRole('alert')).textContent).toBe('The file is damaged')
  expect(field.value).toBe('Read this.')
})

test('without permission, a PDF is no picture, and there is no button for files', async () => {
  const field = renderWithFiles('')
  dropPdf(field)
  expect((await screen.findByRole('alert')).textContent).toContain('is not a picture we can show')
  expect(screen.queryByRole('button', { name: 'File' })).toBeNull()
})
