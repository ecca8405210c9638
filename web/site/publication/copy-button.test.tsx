import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Creates a clipboard that records what is written. */
const fakeClipboard = () => {
  const written: Record<string, Blob>[] = []
  const texts: string[] = []
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(types: Record<string, Blob>) {
        written.push(types)
      }
    },
  )
  const clipboard = {
    write: async () => undefined,
    writeText: async (text: string) => void texts.push(text),
  }
  vi.stubGlobal('navigator', { ...navigator, clipboard })
  return { written, texts }
}

test('a citation is copied with italics and as plain text', async () => {
  const { written } = fakeClipboard()
  render(<CopyButton text="Nature, 8" html="<i>Nature</i>, <i>8</i>" label="Copy as APA" />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy as APA' }))
  await screen.findByText('Copied')
  expect(Object.keys(written[0] ?? {})).toEqual(['text/plain', 'text/html'])
  expect(written[0]?.['text/html']?.size).toBe('<i>Nature</i>, <i>8</i>'.length)
})

test('a format is copied as plain text only', async () => {
  const { written, texts } = fakeClipboard()
  render(<CopyButton text="@article{a}" label="Copy as BibTeX" />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy as BibTeX' }))
  await screen.findByText('Copied')
  expect([written, texts]).toEqual([[], ['@article{a}']])
})
