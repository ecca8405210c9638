import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { publishedState } from '#contract/call/publishing.ts'
import type { CustomPageEntry } from '#contract/page/page.ts'
import { toSinglePage } from '#web/api/load-page.ts'
import { fakeProseWorker } from '#web/testing/prose-worker.ts'
import { signInEditor } from '#web/testing/signed-in.ts'
import { Toaster } from '#web/ui/dialog/toaster.tsx'
import { CustomPagePanel } from './own-page-panel.tsx'

const page: CustomPageEntry = {
  _id: 'a'.repeat(26),
  version: 3,
  title: 'Imprint',
  path: '/imprint',
  inSitemap: true,
  ...publishedState,
  status: 'draft',
  content: 'See [](/x).\n\n![](/media/a.png)',
}

/** Findings of the fake worker. */
const findings = [
  { kind: 'link', line: 1 },
  { kind: 'picture', line: 3 },
]

let sent: (readonly [call: string, body: Readonly<Record<string, unknown>>])[] = []

let shown = page

beforeEach(() => {
  sent = []
  shown = page
  fakeProseWorker(() => findings)
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    const call = path.split('?')[0]?.split('/').at(-1) ?? ''
    if (path.includes('/presence/')) return Response.json({ success: true, others: [] })
    if (method !== 'GET') sent.push([call, JSON.parse(String(body))])
    const answer = { entry: shown, current: shown, draft: null, drafts: [], total: 0, data: page }
    return Response.json({ success: true, message: '', ...answer })
  })
  signInEditor()
})

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => void fireEvent.click(button))
}

const open = async () => {
  const element = (
    <>
      <CustomPagePanel list={toSinglePage([shown])} />
      <Toaster />
    </>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  await act(async () => void render(<RouterProvider router={router} />))
  await press('Edit: Imprint')
}

test('warnings are shown before publishing, and can be ignored', async () => {
  await open()
  await press('Publish')
  const question = await screen.findByRole('alertdialog', { name: 'Publish as it is?' })
  expect(question.textContent).toContain('line 1: a link without words or without an address')
  expect(question.textContent).toContain('line 3: a picture without alternative text')
  expect(sent).toEqual([])
  await press('Publish anyway')
  await waitFor(() => expect(sent).toMatchObject([['updatePage', { status: 'published' }]]))
})

test('an update of a published page is saved at once, then warnings are shown', async () => {
  shown = { ...page, status: 'published' }
  await open()
  await press('Update')
  await waitFor(() => expect(sent).toMatchObject([['updatePage', { status: 'published' }]]))
  const said = await screen.findByText('Saved. Some readers will miss something:')
  expect(said.parentElement?.textContent).toContain('line 3: a picture without alternative text')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('saving a draft shows no warnings', async () => {
  await open()
  await press('Save draft')
  await waitFor(() => expect(sent).toMatchObject([['updatePage', { status: 'draft' }]]))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('missing required values are reported at their field when publishing', async () => {
  await open()
  fireEvent.input(await screen.findByLabelText(/^Title/), { target: { value: '' } })
  await press('Publish')
  await waitFor(() =>
    expect(screen.getByLabelText(/^Title/).getAttribute('aria-invalid')).toBe('true'),
  )
  // Autosave may have sent a draft without a title meanwhile.
  expect(sent.filter(([, { status }]) => status !== 'draft')).toEqual([])
})

test('an invalid path is reported at its field, and nothing is published', async () => {
  await open()
  const address = await screen.findByLabelText(/^Address/)
  fireEvent.input(address, { target: { value: '/<script>' } })
  await press('Publish')
  expect(await screen.findByText(/^Letters from a to z/)).toBeDefined()
  expect(address.getAttribute('aria-invalid')).toBe('true')
  expect(sent.filter(([, { status }]) => status !== 'draft')).toEqual([])
})
