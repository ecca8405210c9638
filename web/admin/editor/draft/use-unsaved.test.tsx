import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { categoryApi, categoryEntity } from '#contract/category/category.ts'
import { createEntryDialogCalls } from '#web/admin/editor/form/entry-action.ts'
import { EntryDialog } from '#web/admin/editor/form/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { signInEditor } from '#web/testing/signed-in.ts'
import { MarkdownInput } from '#web/ui/markdown/markdown-input.tsx'
import { setInputFiles } from '#web/ui/picture/use-preview-urls.ts'

type Kept = { readonly form: string; readonly values: readonly (readonly [string, string])[] }

let kept = new Map<string, Kept>()
let added: unknown[] = []
let isAnswerLost = false

const answerTo = (call: string, body: { unfinishedId: string } & Kept): object => {
  const [id, last] = [...kept].at(-1) ?? []
  if (call === 'showUnfinished')
    return { unfinished: last ? { ...last, unfinishedId: id, updatedAt: '2026-01-01' } : null }
  const { unfinishedId, ...typed } = body
  if (call === 'saveUnfinished') kept.set(unfinishedId, typed)
  if (call === 'discardUnfinished') kept.delete(unfinishedId)
  if (call !== 'addCategory') return {}
  added.push(body)
  return { data: { ...body, _id: 'a'.repeat(26), description: '', projects: [], version: 1 } }
}

beforeEach(() => {
  kept = new Map()
  added = []
  isAnswerLost = false
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const call = path.split('?')[0]?.split('/').at(-1) ?? ''
    const answer = answerTo(call, body ? JSON.parse(String(body)) : {})
    if (isAnswerLost && call === 'saveUnfinished') throw new TypeError('Failed to fetch')
    return Response.json({ success: true, message: '', ...answer })
  })
  signInEditor()
})

const calls = createEntryDialogCalls(
  { definition: categoryEntity, api: categoryApi },
  { add: 'Add Category', edit: 'Edit Category' },
)

const open = async () => {
  const element = (
    <EntryDialog calls={calls} entry={undefined} open onClose={() => undefined}>
      {() => (
        <>
          <EntryField name="name" label="Name" required />
          <EntryField name="description" label="Description">
            <MarkdownInput
              preview={({ markdown }) => <output>{markdown}</output>}
              fromHtml={async (markdown) => ({ markdown, lost: [] })}
            />
          </EntryField>
          <input type="file" name="picture" aria-label="Picture" />
        </>
      )}
    </EntryDialog>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  await act(async () => void render(<RouterProvider router={router} />))
}

/** Opens the form like on another device. */
const openElsewhere = async () => {
  cleanup()
  localStorage.removeItem('draft:category:new')
  await open()
}

const name = () => screen.getByLabelText(/^Name/)
const type = async (value: string) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fireEvent.input(name(), { target: { value } })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  vi.useRealTimers()
}
const press = async (label: string) => {
  const button = await screen.findByRole('button', { name: label })
  await act(async () => void fireEvent.click(button))
}
const names = () => [...kept.values()].map(({ values }) => new Map(values).get('name'))

test('a new entry is autosaved to one copy, which is removed once the entry is added', async () => {
  await open()
  await type('Sle')
  await type('Sleep')
  expect(names()).toEqual(['Sleep'])
  expect(screen.getByText(/^Saved .+, not added yet$/)).toBeDefined()
  await press('Save')
  await waitFor(() => expect(added).toMatchObject([{ name: 'Sleep' }]))
  await waitFor(() => expect(kept.size).toBe(0))
})

test('unsaved text is offered on another device, and continues in the same copy', async () => {
  await open()
  await type('Sleep')
  await openElsewhere()
  await press('Bring them back')
  expect(name()).toHaveProperty('value', 'Sleep')
  await type('Sleep and more')
  expect(names()).toEqual(['Sleep and more'])
  await openElsewhere()
  await press('Discard them')
  await waitFor(() => expect(kept.size).toBe(0))
})

test('restored text also appears in its preview', async () => {
  await open()
  fireEvent.input(screen.getByLabelText('Description'), { target: { value: 'Of *sleep*' } })
  await type('Sleep')
  cleanup()
  await open()
  expect(screen.getByRole('region', { name: 'Preview' }).textContent).toBe('')
  await press('Bring them back')
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'Of *sleep*')
  expect(screen.getByRole('region', { name: 'Preview' }).textContent).toBe('Of *sleep*')
})

test('unsaved text of this device also continues in the same copy', async () => {
  await open()
  await type('Sleep')
  cleanup()
  await open()
  await press('Bring them back')
  await type('Sleep and more')
  expect(names()).toEqual(['Sleep and more'])
})

test('a lost response does not create a second copy', async () => {
  await open()
  isAnswerLost = true
  await type('Sle')
  expect(screen.getByText(/^Not saved yet/)).toBeDefined()
  isAnswerLost = false
  await type('Sleep')
  expect(names()).toEqual(['Sleep'])
})

test('a form that is emptied again leaves no copy', async () => {
  await open()
  await type('Sleep')
  await type('')
  expect(kept.size).toBe(0)
  expect(localStorage.getItem('draft:category:new')).toBeNull()
})

test('files cannot be restored, so the user is told their names', async () => {
  await open()
  const picture = screen.getByLabelText('Picture')
  if (!(picture instanceof HTMLInputElement)) throw new Error('There is nothing to choose with')
  setInputFiles(picture, [new File(['x'], 'scan.png', { type: 'image/png' })])
  await type('Sleep')
  const message = /^You have unsaved changes .+ Choose again, as files are not kept: scan\.png$/
  cleanup()
  await open()
  expect(screen.getByText(message)).toBeDefined()
  await openElsewhere()
  expect(await screen.findByText(message)).toBeDefined()
  await press('Bring them back')
  expect(name()).toHaveProperty('value', 'Sleep')
})
