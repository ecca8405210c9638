import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MarkdownProblemList } from './text-notes.tsx'

const addressOf = (digit: string) => `/media/${digit.repeat(32)}-1280x360-f3e9e1.trace`

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    path === addressOf('0') ? new Response() : new Response(null, { status: 404 }),
  )
})

const notesOn = async (markdown: string, isPage = false) => {
  render(<MarkdownProblemList markdown={markdown} isPage={isPage} />)
  return (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
}

test('editors are warned of a figure that is gone, lacks a text, or names something unknown', async () => {
  const text = [
    `::trace address="${addressOf('0')}" alt="There"`,
    `::trace address="${addressOf('1')}" alt="Gone"`,
    `::trace address="${addressOf('0')}" wide="yes"`,
    '::people team="Signals"',
    '::nothing',
  ].join('\n')
  expect(await notesOn(text)).toEqual([
    `Line 2: “${addressOf('1')}” is not on this site any more. Visitors see its words alone.`,
    'Line 3: The block “trace” knows no “wide”; it is left out.',
    'Line 3: The figure “trace” has no alt="…": people who cannot see it learn nothing of it.',
    'Line 4: The block “people” can be shown on pages of your own only. Here visitors see the line as it is typed.',
    'Line 5: There is no block “nothing”. Visitors see the line as it is typed.',
  ])
})

test('blocks on custom pages cause no warning', async () => {
  expect(await notesOn('::people team="Signals"\n::volume alt="A"', true)).toEqual([
    'Line 2: The figure “volume” has no address. Visitors see nothing here.',
  ])
})
