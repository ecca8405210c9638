// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Draft } from '#contract/draft.ts'
import type { FrontPage } from '#contract/front-page.ts'
import { published } from '#contract/publishing.ts'
import { keepSession } from '#web/session/session.ts'
import { LatestPostPanel } from './latest-post-panel.tsx'

const news: FrontPage = {
  ...{ _id: 'a'.repeat(26), version: 3, title: 'Old', description: 'Text', pic: '', link: '/x' },
  ...published,
}
const draft: Draft = {
  ...{ entity: 'frontPage', id: news._id, fields: { title: 'New' }, version: 7 },
  ...{ updatedAt: '2026-01-01T09:00:00.000Z', updatedBy: 'Ada' },
}

type Sent = readonly [call: string, body: Readonly<Record<string, unknown>>]
let sent: Sent[] = []
let shown: FrontPage = news
let kept: Draft | null = null

const bodyOf = (body: RequestInit['body']) =>
  body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body))

const answers: Readonly<Record<string, () => object>> = {
  showDrafts: () => ({ drafts: kept ? [kept] : [], total: kept ? 1 : 0 }),
  showEntry: () => ({ entry: { ...shown, ...kept?.fields }, draft: kept }),
  saveDraft: () => ({ draft: { ...draft, version: 8 } }),
  publishDraft: () => ({ draft }),
  discardDraft: () => ({ draft }),
  updateFrontPage: () => ({ data: news }),
}

/** A form is sent with its progress, which takes another request than the rest; both end in the same place. */
class RequestByFetch extends EventTarget {
  readonly upload = new EventTarget()
  readonly status = 200
  responseText = ''
  private asked = ['', '']
  open(method: string, path: string) {
    this.asked = [method, path]
  }
  setRequestHeader() {}
  getAllResponseHeaders() {
    return ''
  }
  async send(body: FormData) {
    const [method = '', path = ''] = this.asked
    this.responseText = await (await fetch(path, { method, body })).text()
    this.dispatchEvent(new Event('load'))
  }
}

const told = vi.spyOn(toast, 'success')

beforeEach(() => {
  told.mockClear()
  sent = []
  shown = news
  kept = null
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    const call = path.split('?')[0]?.split('/').at(-1) ?? ''
    if (method !== 'GET') sent.push([call, bodyOf(body)])
    return Response.json({ success: true, message: '', ...answers[call]?.() })
  })
  vi.stubGlobal('XMLHttpRequest', RequestByFetch)
  keepSession('token', {
    ...{ _id: 'b'.repeat(26), username: 'A', email: 'a@example.org', userType: 'Editor' },
  })
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const open = async (entry: FrontPage) => {
  const element = <LatestPostPanel list={[entry]} />
  const router = createMemoryRouter([{ path: '/', element }])
  await act(async () => void render(<RouterProvider router={router} />))
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => void fireEvent.click(button))
}

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

test('changes of what is published are kept as a draft over it', async () => {
  await open(news)
  await press('Edit: Old')
  await type('Title', 'Newer')
  await press('Save draft')
  await waitFor(() => expect(told).toHaveBeenCalledWith('Draft Saved'))
  const [call, { fields, ...body }] = sent[0] ?? ['', {}]
  expect([call, body]).toEqual(['saveDraft', { entity: 'frontPage', id: news._id, version: '3' }])
  expect(JSON.parse(String(fields))).toMatchObject({ title: 'Newer', description: 'Text' })
})

test('a form opens with the values of the draft, and publishes what is typed then', async () => {
  kept = draft
  await open(news)
  await waitFor(() =>
    expect(document.querySelector('[data-slot=state-badge]')?.textContent).toBe('Changed'),
  )
  await press('Edit: Old')
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'New')
  expect(screen.getByText(/^Changes not published yet, last saved by Ada/)).toBeDefined()
  await type('Title', 'Newest')
  await press('Publish')
  await waitFor(() => expect(told).toHaveBeenCalledWith('Published Successfully'))
  expect(sent).toMatchObject([
    ['saveDraft', { version: '7' }],
    ['publishDraft', { id: news._id, version: 8, status: 'published' }],
  ])
  expect(JSON.parse(String(sent[0]?.[1].fields))).toMatchObject({ title: 'Newest' })
})

test('a draft is dropped, and brought back for whoever did not mean it', async () => {
  kept = draft
  await open(news)
  await press('Edit: Old')
  await press('Discard')
  await waitFor(() => expect(told).toHaveBeenCalledWith('Draft Discarded'))
  expect(sent).toMatchObject([['discardDraft', { id: news._id }]])
  await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull())
})

test.for([
  ['Save draft', 'draft'],
  ['Publish', 'published'],
] as const)('what nobody sees yet is sent as its button says: %s', async ([button, status]) => {
  shown = { ...news, status: 'draft' }
  await open(shown)
  await press('Edit: Old')
  await press(button)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toMatchObject([['updateFrontPage', { postId: news._id, version: '3', status }]])
})
