import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Field } from '#web/ui/form/field.tsx'
import { FileInput } from './file-input.tsx'

const hash = '0123456789abcdef'.repeat(2)
const stored = `/media/${hash}-2516582-My%20slides.pdf`
const pdf = (name = 'My slides.pdf', content = '%PDF-') =>
  new File([content], name, { type: 'application/pdf' })

const question = { text: 'I may share this file publicly', openName: 'question' }

type Options = Partial<Parameters<typeof FileInput>[0]>

const show = (options: Options = {}) => {
  const { container } = render(
    <form>
      <Field name="pdf" label="PDF">
        <FileInput accepts={['pdf']} upload={async () => stored} {...options} />
      </Field>
    </form>,
  )
  const form = container.querySelector('form')
  const picker = container.querySelector<HTMLInputElement>('input[type=file]')
  if (!form || !picker) throw new Error('There is no form')
  return {
    values: () => Object.fromEntries(new FormData(form).entries()),
    choose: (file: File) => fireEvent.change(picker, { target: { files: [file] } }),
    drop: (file: File) =>
      fireEvent.drop(screen.getByRole('button', { name: 'PDF' }), {
        dataTransfer: { files: [file] },
      }),
  }
}

test('a chosen file is uploaded at once and shown with its name, type and size', async () => {
  const { values, choose } = show()
  choose(pdf())
  const link = await screen.findByRole('link', { name: 'My slides.pdf' })
  expect(link.getAttribute('href')).toBe(stored)
  expect(screen.getByText('PDF, 2.4 MB')).toBeDefined()
  expect(values()).toEqual({ pdf: stored })
  fireEvent.click(screen.getByRole('button', { name: 'Remove file' }))
  expect(values()).toEqual({ pdf: '' })
  expect(document.activeElement?.textContent).toBe('Choose a file')
})

test('the upload shows its progress', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const { drop } = show({
    upload: (_, onProgress) => {
      onProgress(0.4)
      return promise
    },
  })
  drop(pdf())
  const bar = await screen.findByRole('progressbar')
  await waitFor(() => expect(bar.getAttribute('value')).toBe('40'))
  resolve(stored)
  await screen.findByRole('link', { name: 'My slides.pdf' })
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test.for([
  [pdf('a.docx'), '“a.docx” is of another type. Choose PDF.'],
  [pdf('a.pdf', ''), '“a.pdf” is empty.'],
] as const)('another file is rejected before the upload', async ([file, message]) => {
  const upload = vi.fn()
  const { values, choose } = show({ current: stored, upload })
  choose(file)
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(upload).not.toHaveBeenCalled()
  expect(values()).toEqual({ pdf: stored })
})

test('an error of the server is shown, and the former file stays', async () => {
  const { values, choose } = show({
    current: stored,
    upload: async () => {
      throw new Error('This file is damaged')
    },
  })
  choose(pdf('other.pdf'))
  expect((await screen.findByRole('alert')).textContent).toBe('This file is damaged')
  expect(values()).toEqual({ pdf: stored })
})

test('with a question, the file counts once the answer is yes', async () => {
  const { values, choose } = show({ question })
  choose(pdf())
  const answer = await screen.findByRole('checkbox', { name: question.text })
  expect(values()).toEqual({ pdf: '', question: 'open' })
  fireEvent.click(answer)
  await waitFor(() => expect(values()).toEqual({ pdf: stored }))
  fireEvent.click(answer)
  await waitFor(() => expect(values()).toEqual({ pdf: '', question: 'open' }))
  fireEvent.click(answer)
  fireEvent.click(screen.getByRole('button', { name: 'Remove file' }))
  expect(values()).toEqual({ pdf: '' })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a stored file needs no answer', () => {
  const { values } = show({ current: stored, question })
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(values()).toEqual({ pdf: stored })
})

test('a web address can be entered instead', () => {
  const { values } = show({ orLink: true })
  const address = screen.getByRole('textbox', { name: 'Or a web address' })
  fireEvent.change(address, { target: { value: 'https://example.org/a.pdf' } })
  expect(values()).toEqual({ pdf: 'https://example.org/a.pdf' })
})
