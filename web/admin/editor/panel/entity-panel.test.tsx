import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { defineCall } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import {
  entryIdSchema,
  linkSchema,
  messageReplySchema,
  requiredTitleSchema,
  searchableListRangeSchema,
  textSchema,
  versionSchema,
} from '#contract/call/fields.ts'
import { listStatusFilterSchema, publishedState } from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import { createEntityView } from '#web/admin/define-entity-panel.ts'
import type { FormEntry } from '#web/admin/editor/form/entity-fields.tsx'
import { toSinglePage } from '#web/api/load-page.ts'
import { signInEditor } from '#web/testing/signed-in.ts'
import { createEntityLoader } from './entity-load.ts'

const talk = {
  name: 'talk',
  label: 'Talk',
  fields: {
    subject: { kind: 'title' },
    day: { kind: 'date' },
    about: { kind: 'text' },
    slides: { kind: 'link' },
  },
  order: { by: 'day', newest: 'first' },
  search: ['subject'],
  access: { read: 'public', write: 'editor' },
  history: false,
  calls: { list: 'talks', add: 'addTalk', update: 'updateTalk', remove: 'deleteTalk' },
} as const satisfies EntityDefinition

const input = z.object({
  subject: requiredTitleSchema('a subject'),
  day: textSchema(10),
  about: textSchema(500),
  slides: linkSchema,
})
const json = { access: 'editor', encoding: 'json', summary: '' } as const
const talkApi = {
  talks: defineCall({
    method: 'GET',
    path: '/talk/talks',
    access: 'public',
    encoding: 'query',
    summary: '',
    input: searchableListRangeSchema.extend(listStatusFilterSchema.shape),
    reply: z.object({ talks: z.array(z.unknown()), total: z.int() }),
  }),
  addTalk: defineCall({
    ...json,
    method: 'POST',
    path: '/talk/addTalk',
    input,
    reply: messageReplySchema,
  }),
  updateTalk: defineCall({
    ...json,
    method: 'PUT',
    path: '/talk/updateTalk',
    input: input.partial().extend({ talkId: entryIdSchema, version: versionSchema }),
    aliases: { talkId: '_id' },
    reply: messageReplySchema,
  }),
  deleteTalk: defineCall({
    ...json,
    method: 'DELETE',
    path: '/talk/deleteTalk',
    input: z.object({ talkId: entryIdSchema }),
    aliases: { talkId: '_id' },
    reply: messageReplySchema,
  }),
}

const strings = {
  title: 'Talks',
  intro: (total: number) => `${total} talks`,
  add: 'Add Talk',
  edit: 'Edit Talk',
  confirmDelete: 'Delete this talk?',
  empty: { title: 'No talks', text: 'Add one.' },
  fields: {
    subject: { label: 'Subject' },
    day: { label: 'Day' },
    about: { label: 'About', hint: 'A few sentences.' },
    slides: { label: 'Slides' },
  },
}

const sleep = {
  _id: 'a'.repeat(26),
  version: 3,
  subject: 'On sleep',
  day: '2026-02-01',
  about: 'What EEG shows at night.',
  slides: 'https://slides.example/sleep',
}

interface Sent {
  readonly method: string | undefined
  readonly path: string
  readonly body: unknown
}

let sent: Sent[] = []

const open = async (definition: EntityDefinition = talk, entry: FormEntry = sleep) => {
  const view = createEntityView({ definition, api: talkApi, strings, newName: 'talk' })
  const element = createElement(await view(), { list: toSinglePage([entry]) })
  const router = createMemoryRouter([{ path: '/', element }])
  await act(async () => void render(<RouterProvider router={router} />))
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => void fireEvent.click(button))
}

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    sent.push({ method, path, body: JSON.parse(String(body)) })
    return Response.json({ success: true, message: 'OK' })
  })
  signInEditor()
})

test('an entry shows its title, its date and its texts', async () => {
  await open()
  expect(screen.getByText('On sleep')).toBeDefined()
  expect(screen.getByText('2026-02-01 · What EEG shows at night.')).toBeDefined()
})

test('an entry that visitors do not see is marked', async () => {
  await open({ ...talk, publishing: true }, { ...sleep, ...publishedState, status: 'draft' })
  expect(document.querySelector('[data-slot=state-badge]')?.textContent).toBe('Draft')
})

test('page, search and filter of the list follow the URL', async () => {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path)
    return Response.json({ success: true, message: 'OK', talks: [sleep], total: 51 })
  })
  const load = createEntityLoader({ definition: { ...talk, publishing: true }, api: talkApi })
  const address = 'http://site/talks?page=2&search=sleep&status=draft'
  expect(await load(null, address)).toEqual({
    items: [sleep],
    total: 51,
    all: 51,
    page: 2,
    pages: 2,
  })
  expect(requested.map((path) => path.split('?')[1])).toEqual([
    'limit=50&offset=50&search=sleep&status=draft',
    'limit=0&offset=0&status=draft',
  ])
})

test('the form has a field of each type, and sends typed values with id and version', async () => {
  await open()
  await press('Edit: On sleep')
  const subject = screen.getByLabelText('Subject')
  expect(subject).toHaveProperty('value', 'On sleep')
  expect(screen.getByLabelText('Day')).toHaveProperty('type', 'date')
  expect(screen.getByLabelText('About').tagName).toBe('TEXTAREA')
  fireEvent.change(subject, { target: { value: 'On waking' } })
  await press('Update')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([
    {
      method: 'PUT',
      path: '/api/v1/talk/updateTalk',
      body: {
        talkId: sleep._id,
        version: 3,
        subject: 'On waking',
        day: sleep.day,
        about: sleep.about,
        slides: sleep.slides,
      },
    },
  ])
})

test('missing required values are reported at their field', async () => {
  await open()
  await press('Add Talk')
  await press('Save')
  await waitFor(() =>
    expect(screen.getByLabelText(/^Subject/).getAttribute('aria-invalid')).toBe('true'),
  )
  expect(sent).toEqual([])
})

test('a deletion is confirmed', async () => {
  await open()
  await press('Delete: On sleep')
  expect(sent).toEqual([])
  await press('Delete')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toMatchObject([{ method: 'DELETE', body: { talkId: sleep._id } }])
})
