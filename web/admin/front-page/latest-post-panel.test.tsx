import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createElement } from 'react'
import { toast } from 'react-hot-toast/headless'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { publishedState } from '#contract/call/publishing.ts'
import { type FrontPage, frontPageApi, frontPageEntity } from '#contract/front-page/front-page.ts'
import type { EntryDraft } from '#contract/lifecycle/draft.ts'
import { createEntityView } from '#web/admin/define-entity-panel.ts'
import { toSinglePage } from '#web/api/load-page.ts'
import { formField } from '#web/testing/panel-journey.ts'
import { RequestByFetch } from '#web/testing/request-by-fetch.ts'
import { signInEditor } from '#web/testing/signed-in.ts'
import { latestPostPanelStrings as strings } from './latest-posts-strings.ts'

// Style sheets decide about visibility and are missing here. Skipping the check saves time.
beforeEach(() => configure({ defaultHidden: true }))
afterAll(() => configure({ defaultHidden: false }))

const news: FrontPage = {
  _id: 'a'.repeat(26),
  version: 3,
  title: 'Old',
  description: 'Text',
  pic: '',
  link: '/x',
  content: '',
  date: '',
  ...publishedState,
}
const draft: EntryDraft = {
  entity: 'frontPage',
  id: news._id,
  fields: { title: 'New' },
  version: 7,
  updatedAt: '2026-01-01T09:00:00.000Z',
  updatedBy: 'Ada',
}

type Sent = readonly [call: string, body: Readonly<Record<string, unknown>>]
let sent: Sent[] = []
let shown: FrontPage = news
let kept: EntryDraft | null = null
let isAnswerLost = false

const bodyOf = (body: RequestInit['body']) =>
  body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body))

const answers: Readonly<Record<string, () => object>> = {
  showDrafts: () => ({ drafts: kept ? [kept] : [], total: kept ? 1 : 0 }),
  showEntry: () => ({ entry: { ...shown, ...kept?.fields }, current: shown, draft: kept }),
  saveDraft: () => ({ draft: { ...draft, version: 8 } }),
  publishDraft: () => ({ draft }),
  discardDraft: () => ({ draft }),
  updateFrontPage: () => ({ data: news }),
  here: () => ({ others: [{ name: 'Dr. Lee' }] }),
}

const told = vi.spyOn(toast, 'success')

beforeEach(() => {
  told.mockClear()
  sent = []
  shown = news
  kept = null
  isAnswerLost = false
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    const call = path.split('?')[0]?.split('/').at(-1) ?? ''
    if (method !== 'GET' && !path.includes('/presence/')) sent.push([call, bodyOf(body)])
    if (call === 'saveDraft' && isAnswerLost) throw new TypeError('Failed to fetch')
    return Response.json({ success: true, message: '', ...answers[call]?.() })
  })
  vi.stubGlobal('XMLHttpRequest', RequestByFetch)
  signInEditor()
})

const open = async (entry: FrontPage) => {
  const view = createEntityView({
    definition: frontPageEntity,
    api: frontPageApi,
    strings,
    newName: 'latest-post',
    summary: ['description'],
  })
  const element = createElement(await view(), { list: toSinglePage([entry]) })
  const router = createMemoryRouter([{ path: '/', element }])
  await act(async () => void render(<RouterProvider router={router} />))
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => void fireEvent.click(button))
}

const type = async (label: string, value: string) => {
  await screen.findByRole('dialog')
  fireEvent.input(formField(label), { target: { value } })
}

test('a form that opens slowly is reported', async () => {
  const opening = vi.spyOn(toast, 'loading')
  const answer = globalThis.fetch
  const { promise: late, resolve } = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.includes('showEntry')) await late
    return answer(path, init)
  })
  await open(news)
  await press('Edit: Old')
  await waitFor(() => expect(opening).toHaveBeenCalledWith('Opening…', { id: 'Opening…' }))
  expect(screen.queryByLabelText('Title')).toBeNull()
  resolve()
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Old')
})

test('changes to a published entry are saved as a draft over it', async () => {
  await open(news)
  await press('Edit: Old')
  await type('Title', 'Newer')
  await press('Save draft')
  await waitFor(() => expect(told).toHaveBeenCalledWith('Draft Saved'))
  const [call, { fields, ...body }] = sent[0] ?? ['', {}]
  expect([call, body]).toEqual(['saveDraft', { entity: 'frontPage', id: news._id, version: '3' }])
  expect(JSON.parse(String(fields))).toMatchObject({ title: 'Newer', description: 'Text' })
})

test('a save whose response was lost is repeated before more is saved over it', async () => {
  await open(news)
  await press('Edit: Old')
  isAnswerLost = true
  await type('Title', 'Newer')
  await press('Save draft')
  await screen.findByText(/^The server cannot be reached/)
  const lost = sent.length
  isAnswerLost = false
  await type('Title', 'Newest')
  await press('Save draft')
  await waitFor(() => expect(told).toHaveBeenCalledWith('Draft Saved'))
  const titles = sent.slice(lost - 1).map(([, { version, fields }]) => {
    const { title } = JSON.parse(String(fields))
    return [version, title]
  })
  expect(titles).toEqual([
    ['3', 'Newer'],
    ['3', 'Newer'],
    ['8', 'Newest'],
  ])
})

test('a form opens with the values of the draft, and publishes what is typed then', async () => {
  kept = draft
  await open(news)
  await waitFor(() =>
    expect(document.querySelector('[data-slot=state-badge]')?.textContent).toBe('Changed'),
  )
  await press('Edit: Old')
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'New')
  expect(await screen.findByText('Dr. Lee has this open')).toBeDefined()
  expect(screen.getByText(/^Changes not published yet, last saved by Ada/)).toBeDefined()
  await type('Title', 'Newest')
  await press('Publish')
  await waitFor(() => expect(told).toHaveBeenCalledWith('Published Successfully'))
  // On a slow machine, autosave may send the draft before the button is found.
  const saved = sent.filter(([call]) => call === 'saveDraft')
  expect(sent).toEqual([
    ...saved,
    ['publishDraft', expect.objectContaining({ id: news._id, version: 8, status: 'published' })],
  ])
  expect(saved[0]?.[1]).toMatchObject({ version: '7' })
  expect(JSON.parse(String(saved.at(-1)?.[1].fields))).toMatchObject({ title: 'Newest' })
})

test('a discarded draft can be restored', async () => {
  kept = draft
  await open(news)
  await press('Edit: Old')
  await press('Discard')
  await waitFor(() => expect(told).toHaveBeenCalledWith('Draft Discarded'))
  expect(sent).toMatchObject([['discardDraft', { id: news._id }]])
  await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull())
})

test('revoking preview links is confirmed', async () => {
  await open(news)
  await press('Edit: Old')
  await press('Revoke preview links')
  await waitFor(() => expect(told).toHaveBeenCalledWith('Preview Link Revoked'))
  expect(sent).toMatchObject([['revokePreview', { entity: 'frontPage', id: news._id }]])
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

test('a draft is autosaved after a pause, and shows the time', async () => {
  kept = draft
  await open(news)
  await press('Edit: Old')
  await type('Title', 'Newest')
  expect(await screen.findByText(/^Saved /)).toBeDefined()
  expect(sent).toMatchObject([['saveDraft', { version: '7' }]])
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Newest')
  await press('Cancel')
  await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull())
})

test('text typed over a published entry is autosaved as a draft, and published as an update', async () => {
  await open(news)
  await press('Edit: Old')
  await type('Title', 'Newest')
  expect(await screen.findByText(/^Saved .* as a draft, not published yet$/)).toBeDefined()
  expect(sent).toMatchObject([['saveDraft', { version: '3' }]])
  await press('Update')
  await waitFor(() => expect(told).toHaveBeenCalledWith('FrontPage Updated Successfully'))
  expect(sent.at(-1)).toMatchObject(['publishDraft', { id: news._id, status: 'published' }])
})

const refused = () =>
  Response.json({ success: false, code: 'databaseDown', message: 'Away' }, { status: 503 })
const pageOfProxy = () => new Response('<html>Welcome</html>', { status: 200 })

test.for([
  ['saveDraft', refused],
  ['saveDraft', pageOfProxy],
  ['publishDraft', refused],
  ['publishDraft', pageOfProxy],
] as const)(
  'an update that fails at %s is told in the words of an update',
  async ([failing, reply]) => {
    const failed = vi.spyOn(toast, 'error').mockClear()
    const serve = globalThis.fetch
    await open(news)
    await press('Edit: Old')
    await type('Title', 'Newest')
    await screen.findByText(/^Saved .* as a draft, not published yet$/)
    await type('Title', 'Newest of all')
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) =>
      path.endsWith(failing) ? reply() : serve(path, init),
    )
    await press('Update')
    await waitFor(() => expect(failed.mock.calls).toEqual([['Could Not Update FrontPage']]))
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(document.body.textContent).not.toContain('answered with status')
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Newest of all')
  },
)

test.for([
  ['Publish now', ''],
  ['Publish on 1 March 2999, 00:00', '2999-03-01T00:00:00.000Z'],
] as const)(
  'news of a day to come are published as one answers: %s',
  async ([answer, publishAt]) => {
    shown = { ...news, status: 'draft' }
    await open(shown)
    await press('Edit: Old')
    fireEvent.input(screen.getByLabelText('Date'), { target: { value: '2999-03-01' } })
    await press('Publish')
    expect(
      await screen.findByText('It is dated 1 March 2999, which is still to come.'),
    ).toBeDefined()
    expect(sent.filter(([call]) => call !== 'saveDraft')).toEqual([])
    await press(answer)
    await waitFor(() => expect(sent.at(-1)?.[0]).toMatch(/^(?:updateFrontPage|publishDraft)$/))
    expect(sent.at(-1)?.[1]).toMatchObject({ status: 'published', publishAt })
  },
)

test('a conflict is resolved field by field without losing typed text', async () => {
  // This test needs elements that are hidden from people to be skipped.
  configure({ defaultHidden: false })
  let isStale = true
  await open(news)
  await press('Edit: Old')
  await type('Title', 'Mine')
  await type('Description', 'Text of mine')
  await type('Link', '/mine')
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    const call = path.split('?')[0]?.split('/').at(-1) ?? ''
    if (method !== 'GET' && !path.includes('/presence/')) sent.push([call, bodyOf(body)])
    const theirs = {
      ...news,
      title: 'Theirs',
      description: 'Text of theirs',
      pic: '/media/x',
      version: 4,
    }
    if (call === 'updateFrontPage' && isStale) {
      isStale = false
      return Response.json(
        { success: false, code: 'staleVersion', message: 'Changed' },
        { status: 409 },
      )
    }
    return Response.json({
      success: true,
      message: '',
      entry: theirs,
      current: theirs,
      draft: null,
      data: theirs,
      history: [],
    })
  })
  await press('Update')
  await press('Choose field by field')
  await screen.findByRole('group', { name: 'Title' })
  await press('Back')
  expect(screen.queryByRole('group', { name: 'Title' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Keep mine' })).toBeDefined()
  await press('Choose field by field')
  const question = async (label: string) =>
    within(await screen.findByRole('group', { name: label }))
  const choose = async (label: string, side: RegExp) =>
    fireEvent.click((await question(label)).getByRole('radio', { name: side }))
  await choose('Title', /^Theirs/)
  await choose('Description', /^Both/)
  expect((await question('Link')).getByRole('radio', { name: /^Mine/ })).toHaveProperty(
    'checked',
    true,
  )
  await press('Put into the form')
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Theirs')
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveProperty(
    'value',
    'Text of theirs\n\nText of mine',
  )
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveProperty('value', '/mine')
  await press('Update')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject([
    'updateFrontPage',
    { version: '4', title: 'Theirs', link: '/mine' },
  ])
})

test('an update whose response was lost is not a conflict with oneself', async () => {
  const saved = { ...news, title: 'Mine', version: 4 }
  let isStale = true
  await open(news)
  await press('Edit: Old')
  await type('Title', 'Mine')
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    const call = path.split('?')[0]?.split('/').at(-1) ?? ''
    if (method !== 'GET' && !path.includes('/presence/')) sent.push([call, bodyOf(body)])
    if (call === 'updateFrontPage' && isStale) {
      isStale = false
      const refusal = { success: false, code: 'staleVersion', message: 'Changed' }
      return Response.json(refusal, { status: 409 })
    }
    const change = { action: 'update', actor: 'A', at: '2026-01-01', before: news, after: saved }
    const history = [{ ...change, _id: 'h'.repeat(26), entity: 'frontPage', entityId: news._id }]
    const shown = { entry: saved, current: saved, draft: null, data: saved }
    return Response.json({ success: true, message: '', ...shown, history, total: 1 })
  })
  await press('Update')
  await waitFor(() => expect(sent.map(([call]) => call)).toEqual(Array(2).fill('updateFrontPage')))
  await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull())
})
