import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { SiteImport, SiteImportItem } from '#contract/move/move-in.ts'
import { FileReport } from './file-report.tsx'
import { SiteImportPanel } from './move-in-panel.tsx'
import { SiteImportPreview } from './move-preview.tsx'

const item = (fields: Partial<SiteImportItem>): SiteImportItem => ({
  ...{ index: 0, kind: 'person', title: 'Ada', source: 'people.csv:2', status: 'new' },
  ...{ reason: '', draft: false, ticked: true, savedAs: '' },
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

const noFiles = { total: 0, entries: 0, left: 0, used: [] }
const saved = (fields: Partial<SiteImport>): SiteImport => ({
  ...{ importId: 'a'.repeat(26), system: 'csv', state: 'saved', undoing: false, done: 0, total: 0 },
  ...{ reason: '', items: [], left: [], files: noFiles, edited: [], ...fields },
})
const openPanel = async (list: SiteImport) => {
  const router = createMemoryRouter([{ path: '/', element: <SiteImportPanel list={list} /> }])
  await act(async () => void render(<RouterProvider router={router} />))
}

test('examples of a theme are a group of their own and not chosen at first', async () => {
  const items = [item({ title: 'Sleep' }), item({ index: 1, title: 'project 1', ticked: false })]
  await openPanel(saved({ state: 'ready', items }))
  const isTicked = (name: RegExp | string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name }).checked
  expect(isTicked(/^Sleep/)).toBe(true)
  expect(isTicked('All: Examples of the theme')).toBe(false)
  expect(screen.getByRole('button', { name: 'Bring in 1 entry' })).toBeDefined()
})

test('every file of the old site is listed, by what became of it', () => {
  const reason = 'Belongs to the look of the old site'
  const left = Array.from({ length: 250 }, (_, at) => ({ source: `css/${at}.css`, reason }))
  const used = [
    { source: 'img/ada.png', usedBy: '_members/ada.md' },
    { source: '_data/types.yaml', usedBy: '' },
  ]
  render(<FileReport left={left} files={{ total: 2_000, entries: 1_748, left: 250, used }} />)
  expect(screen.getByText('(250 files)')).toBeTruthy()
  expect(screen.getByText('css/199.css')).toBeTruthy()
  expect(screen.queryByText('css/249.css')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show 50 more', hidden: true }))
  expect(screen.getByText('css/249.css')).toBeTruthy()
  expect(
    screen.getByText('Of 2,000 files: 1,748 for entries, 2 shown or read with them, 250 left out.'),
  ).toBeTruthy()
  expect(screen.getByText('in _members/ada.md')).toBeTruthy()
  expect(screen.getByText('_data/types.yaml')).toBeTruthy()
})

test('the result counts entries by kind, and names drafts and failures with their files', async () => {
  await openPanel(
    saved({
      items: [
        item({ index: 0, savedAs: 'a' }),
        item({ index: 1, savedAs: 'b' }),
        item({ index: 2, kind: 'page', title: 'Team', draft: true, savedAs: 'c', reason: 'Why' }),
        item({ index: 3, title: 'Nobody', status: 'failed', reason: 'It has no name' }),
        item({ index: 4, title: 'Not chosen' }),
      ],
    }),
  )
  expect(screen.getByText('2 people · 1 page')).toBeTruthy()
  expect(screen.getByText(/^1 entry only as a draft/)).toBeTruthy()
  expect(screen.getByText('Team (page)')).toBeTruthy()
  expect(screen.getByText('people.csv:2: Why')).toBeTruthy()
  expect(screen.getByText('1 entry could not be brought in')).toBeTruthy()
  expect(screen.getByText(/^1 entry left out/)).toBeTruthy()
  expect(screen.getByText('Not chosen (person)')).toBeTruthy()
  expect(screen.getByText('people.csv:2: It has no name')).toBeTruthy()
})

test('what an import saved before it failed can be undone', async () => {
  await openPanel(saved({ state: 'failed', reason: 'Why', items: [item({ savedAs: 'a' })] }))
  expect(screen.getByText('Why')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
})

test('if everything exists already, nothing can be imported again', async () => {
  await openPanel(saved({ state: 'ready', items: [item({ status: 'duplicate' })] }))
  expect(screen.getByText('Everything in it is here already.')).toBeDefined()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Choose another file',
  ])
  const again = screen.getByRole('button', { name: 'Choose another file' })
  await act(async () => void fireEvent.click(again))
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeDefined()
})
