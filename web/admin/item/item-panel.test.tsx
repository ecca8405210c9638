import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { publishedState } from '#contract/call/publishing.ts'
import type { Collection } from '#contract/collection/collection.ts'
import type { CollectionField } from '#contract/collection/collection-field.ts'
import { definePresetIn } from '#contract/collection/collection-preset.ts'
import { talksPreset } from '#contract/collection/presets/talks.ts'
import { readPanels } from '#web/admin/all-panels.ts'
import { panelsForRole } from '#web/admin/define-panel.ts'
import {
  answerCalls,
  createErrorResponse,
  type FakeResponses,
  openPanelPage,
  press,
} from '#web/testing/open-panel.tsx'
import { samplePerson } from '#web/testing/panel-journeys.ts'
import { signInEditor } from '#web/testing/signed-in.ts'
import { storeCollectionNames } from './collection-names.ts'
import { createItemPanelStrings } from './item-panel-strings.ts'

const field = (key: string, more: Partial<CollectionField>): CollectionField => ({
  id: key,
  key,
  label: key.slice(0, 1).toUpperCase() + key.slice(1),
  help: '',
  type: 'line',
  required: false,
  options: [],
  multiple: false,
  unit: '',
  collection: '',
  inList: false,
  archived: false,
  ...more,
})

const options = [
  { key: 'talk', label: 'Talk' },
  { key: 'keynote', label: 'Keynote' },
]

const talks: Collection = {
  ...definePresetIn(talksPreset),
  _id: 'c'.repeat(26),
  position: 0,
  version: 1,
  fields: [
    field('place', { required: true, help: 'City and building.', inList: true }),
    field('kind', { type: 'choice', options, inList: true }),
    field('topics', { type: 'choice', options, multiple: true }),
    field('minutes', { type: 'number', label: 'Length', unit: 'min' }),
    field('recorded', { type: 'flag' }),
    field('deadline', { type: 'date' }),
    field('abstract', { type: 'markdown' }),
    field('photo', { type: 'picture' }),
    field('slides', { type: 'file' }),
    field('video', { type: 'link' }),
    field('speakers', { type: 'people', multiple: true, inList: true }),
    field('host', { type: 'people' }),
    field('former', { archived: true }),
  ],
  filters: ['kind'],
}

const talk = {
  _id: 'e'.repeat(26),
  collection: 'talks',
  title: 'On engines',
  date: '2026-03',
  until: '',
  picture: '',
  values: {
    place: 'Graz',
    kind: 'keynote',
    topics: ['talk'],
    minutes: 45,
    recorded: true,
    deadline: '',
    abstract: 'Some *text*',
    photo: '',
    slides: '',
    video: '',
    speakers: [{ _id: samplePerson._id, name: samplePerson.name }],
    host: [],
  },
  path: '/talks/1/on-engines',
  isPast: true,
  position: 0,
  version: 4,
  ...publishedState,
}

const kinds = [{ value: 'keynote', label: 'Keynote', count: 1 }]
const year = [{ value: '2026', label: '2026', count: 1 }]

const sent: Record<string, Readonly<Record<string, unknown>>> = {}
const asked: string[] = []

const serve = (collection: Collection, more: FakeResponses = {}) =>
  answerCalls({
    collectionNames: () => ({
      collections: [{ _id: collection._id, key: 'talks', ...collection.names }],
    }),
    collections: () => ({ collections: [collection], total: 1 }),
    items: (query) => {
      asked.push(query)
      return { items: [talk], total: 1, facets: { year, kind: kinds } }
    },
    profileNames: () => ({ profiles: [samplePerson] }),
    showEntry: () => ({ entry: talk, current: talk, draft: null }),
    updateItem: (_, input) => {
      sent.updateItem = input
      return { data: talk }
    },
    ...more,
  })

beforeEach(() => {
  signInEditor()
  storeCollectionNames([{ key: 'talks', one: 'Talk', many: 'Talks' }])
  asked.length = 0
})

const control = (label: string | RegExp) => screen.findByLabelText(label)

test('collections are panels behind the built-in ones, with names, shortcut and URL', () => {
  expect(readPanels().at(-1)).toMatchObject({
    key: 'collection-talks',
    path: '/admin/collection/talks',
    shortcut: '1',
    strings: { label: 'Talks', create: 'New talk' },
  })
  expect(panelsForRole(readPanels(), 'Member').some(({ key }) => key === 'collection-talks')).toBe(
    false,
  )
  storeCollectionNames([{ key: 'phd', one: 'PhD thesis', many: 'PhD theses' }])
  expect(readPanels().at(-1)?.strings.create).toBe('New PhD thesis')
})

test('a row shows the values that the collection shows in lists, and the filters follow the URL', async () => {
  serve(talks)
  await openPanelPage('collection-talks', '?f.kind=keynote&status=draft')
  expect(await screen.findByText('2026-03 · Graz · Keynote · Ada Lovelace')).toBeDefined()
  expect(screen.getByLabelText('Kind')).toHaveProperty('value', 'keynote')
  expect(screen.getByLabelText('Year')).toHaveProperty('value', '')
  expect(new URLSearchParams(asked[0]).get('where')).toBe('{"kind":"keynote"}')
  expect(new URLSearchParams(asked[0]).get('status')).toBe('draft')
})

test('the last day of a position is its deadline', () => {
  const labels = (schema: string) =>
    createItemPanelStrings({ ...talks, schema, dates: 'span' }).fields
  expect(labels('Event')).toMatchObject({ date: { label: 'First day' } })
  expect(labels('JobPosting')).toMatchObject({
    date: { label: 'Advertised on' },
    until: { label: 'Apply until' },
  })
})

test('the form has the control of each type of field, and sends all values by key', async () => {
  serve(talks)
  await openPanelPage('collection-talks')
  await press('Edit: On engines')
  const place = await control(/^Place/)
  expect(place).toHaveProperty('tagName', 'INPUT')
  expect(place).toHaveProperty('required', true)
  expect(screen.getByText('City and building.')).toBeDefined()
  expect(screen.queryByLabelText('Former')).toBeNull()
  expect(screen.getByLabelText('Date')).toHaveProperty('type', 'month')
  expect(screen.getByLabelText('Kind', { selector: '[role=dialog] select' })).toHaveProperty(
    'value',
    'keynote',
  )
  expect(screen.getByLabelText('Length (min)')).toHaveProperty('value', '45')
  expect(screen.getByLabelText('Recorded')).toHaveProperty('value', 'true')
  expect(screen.getByLabelText('Abstract')).toHaveProperty('tagName', 'TEXTAREA')
  expect(await screen.findByRole('button', { name: 'Remove Ada Lovelace' })).toBeDefined()
  fireEvent.change(place, { target: { value: 'Vienna' } })
  await press('Update')
  await waitFor(() => expect(sent.updateItem).toBeDefined())
  expect(sent.updateItem).toMatchObject({
    itemId: talk._id,
    version: '4',
    title: 'On engines',
    date: '2026-03',
  })
  expect(JSON.parse(String(sent.updateItem?.values))).toEqual({
    place: 'Vienna',
    kind: 'keynote',
    topics: '["talk"]',
    minutes: '45',
    recorded: 'true',
    deadline: '',
    abstract: 'Some *text*',
    photo: '',
    slides: '',
    video: '',
    speakers: `["${samplePerson._id}"]`,
    host: '[]',
  })
})

test('missing and wrong values are reported at their field, those of the server, too', async () => {
  const errors = [{ path: 'values.video', message: 'Video: Must be on this site' }]
  serve(talks, {
    updateItem: () =>
      Response.json(
        { success: false, code: 'invalidInput', message: 'No', errors },
        { status: 400 },
      ),
  })
  await openPanelPage('collection-talks')
  await press('Edit: On engines')
  fireEvent.change(await control(/^Place/), { target: { value: '' } })
  fireEvent.change(await control('Length (min)'), { target: { value: 'long' } })
  await press('Update')
  expect(await screen.findByText('Please enter: Place')).toBeDefined()
  expect(await screen.findByText('Must be a number')).toBeDefined()
  fireEvent.change(await control(/^Place/), { target: { value: 'Graz' } })
  fireEvent.change(await control('Length (min)'), { target: { value: '5' } })
  await press('Update')
  expect(await screen.findByText('Video: Must be on this site')).toBeDefined()
  expect((await control('Video')).getAttribute('aria-invalid')).toBe('true')
})

test('items in manual order can be moved, and searched', async () => {
  serve({ ...talks, order: 'position' })
  await openPanelPage('collection-talks')
  expect(await screen.findByRole('button', { name: 'Move On engines up' })).toBeDefined()
  expect(screen.getByLabelText('Search')).toBeDefined()
})

test('a link opens the form of an item that the list does not show', async () => {
  const other = { ...talk, _id: 'f'.repeat(26), title: 'On looms' }
  serve(talks, {
    getItem: () => ({ data: other }),
    showEntry: () => ({ entry: other, current: other, draft: null }),
  })
  await openPanelPage('collection-talks', `?edit=${other._id}`)
  expect(await control(/^Title/)).toHaveProperty('value', 'On looms')
  expect(screen.queryByText('On looms')).toBeNull()
})

test('several items are published at once', async () => {
  const calls: unknown[] = []
  serve(talks, {
    items: () => ({
      items: [{ ...talk, status: 'draft' }],
      total: 1,
      facets: {},
    }),
    updateItems: (_, input) => {
      calls.push(input)
      return { historyIds: ['h'.repeat(26)] }
    },
  })
  await openPanelPage('collection-talks')
  fireEvent.click(await screen.findByLabelText('Choose On engines'))
  await press('Publish')
  await waitFor(() => expect(calls).toEqual([{ ids: [talk._id], status: 'published' }]))
  expect(await screen.findByText('Changed by mistake?')).toBeDefined()
})

test('a collection that is gone is reported', async () => {
  answerCalls({
    collections: () => ({ collections: [] }),
    items: () => createErrorResponse(404, ''),
  })
  await openPanelPage('collection-talks')
  expect((await screen.findByRole('alert')).textContent).toContain('does not exist any more')
})
