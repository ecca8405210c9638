import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { SiteImport, SiteImportItem } from '#contract/move/move-in.ts'
import { SiteImportPanel } from './move-in-panel.tsx'
import { SiteImportPreview } from './move-preview.tsx'
import { SkippedFileList } from './skipped-files-list.tsx'

const item = (fields: Partial<SiteImportItem>): SiteImportItem => ({
  ...{ index: 0, kind: 'person', title: 'Ada', source: 'people.csv:2', status: 'new' },
  ...{ reason: '', ticked: true, savedAs: '' },
  ...fields,
})

const items = [
  item({ index: 0, reason: 'Becomes public: ada@lab.example' }),
  item({ index: 1, kind: 'news', title: 'Hello' }),
  item({ index: 2, title: 'Bob', status: 'duplicate' }),
  item({ index: 3, title: 'Nobody', status: 'failed', reason: 'It has no name' }),
]

test('a preview lists the import by kind, and lets kinds and entries be left out', () => {
  const onChoose = vi.fn()
  render(<SiteImportPreview items={items} chosen={new Set([0, 1])} onChoose={onChoose} />)
  expect(screen.getByRole('status').textContent).toBe(
    '1 person · 1 piece of news · 1 cannot be kept',
  )
  expect(screen.getByText('Becomes public: ada@lab.example')).toBeTruthy()
  expect(screen.getByText('1 here already')).toBeTruthy()
  expect(screen.getByText('It has no name')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'All: News' }))
  expect(onChoose).toHaveBeenLastCalledWith([items[1]], false)
  fireEvent.click(screen.getByRole('checkbox', { name: /^Ada/ }))
  expect(onChoose).toHaveBeenLastCalledWith([items[0]], false)
})

test('an unknown kind is shown under its own name', () => {
  const talks = ['Sleep', 'Glioma'].map((title, index) => item({ index, kind: 'talk', title }))
  const others = [...talks, item({ index: 2, kind: 'grant', title: 'ERC', status: 'duplicate' })]
  render(<SiteImportPreview items={others} chosen={new Set([0])} onChoose={vi.fn()} />)
  expect(screen.getByRole('status').textContent).toBe('2 talks')
  expect(screen.getByRole('checkbox', { name: 'All: talk' })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: /^Glioma/ })).toBeTruthy()
})

test('examples of a theme are a group of their own and not chosen at first', async () => {
  const list: SiteImport = {
    ...{ importId: 'a'.repeat(26), system: 'al-folio', state: 'ready', undoing: false },
    ...{ done: 0, total: 0, reason: '', left: [], edited: [] },
    items: [item({ title: 'Sleep' }), item({ index: 1, title: 'project 1', ticked: false })],
  }
  const router = createMemoryRouter([{ path: '/', element: <SiteImportPanel list={list} /> }])
  await act(async () => void render(<RouterProvider router={router} />))
  const isTicked = (name: RegExp | string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name }).checked
  expect(isTicked(/^Sleep/)).toBe(true)
  expect(isTicked('All: Examples of the theme')).toBe(false)
  expect(screen.getByRole('button', { name: 'Bring in 1 entry' })).toBeDefined()
})

test('files that are not imported are listed by reason', () => {
  const reason = 'Belongs to the look of the old site'
  render(<SkippedFileList left={['a.css', 'b.js'].map((source) => ({ source, reason }))} />)
  expect(screen.getByText('(2 files)')).toBeTruthy()
  expect(screen.getByText('b.js')).toBeTruthy()
})

test('if everything exists already, nothing can be imported again', async () => {
  const list: SiteImport = {
    ...{
      importId: 'a'.repeat(26),
      system: 'csv',
      state: 'ready',
      undoing: false,
      done: 0,
      total: 0,
    },
    ...{ reason: '', items: [item({ status: 'duplicate' })], left: [], edited: [] },
  }
  const router = createMemoryRouter([{ path: '/', element: <SiteImportPanel list={list} /> }])
  await act(async () => void render(<RouterProvider router={router} />))
  expect(screen.getByText('Everything in it is here already.')).toBeDefined()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Choose another file',
  ])
  const again = screen.getByRole('button', { name: 'Choose another file' })
  await act(async () => void fireEvent.click(again))
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeDefined()
})
