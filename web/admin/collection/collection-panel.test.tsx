import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Collection } from '#contract/collection/collection.ts'
import { collectionFieldsInputSchema } from '#contract/collection/collection-field.ts'
import { definePresetIn } from '#contract/collection/collection-preset.ts'
import { talksPreset } from '#contract/collection/presets/talks.ts'
import {
  answerCalls,
  createErrorResponse,
  type FakeResponses,
  openPanelPage,
  press,
  type SentInput,
} from '#web/testing/open-panel.tsx'
import { signIn } from '#web/testing/signed-in.ts'

const preset = definePresetIn(talksPreset)
const talks: Collection = { ...preset, _id: 'c'.repeat(26), position: 0, version: 1 }

// Style sheets decide about visibility and are missing here. Skipping the check saves time.
beforeAll(() => configure({ defaultHidden: true }))
afterAll(() => configure({ defaultHidden: false }))

let sent: [call: string, input: SentInput][] = []

const serve = (collections: readonly Collection[], more: FakeResponses = {}) => {
  const take = (call: string) => (_: string, input: SentInput) => {
    sent.push([call, input])
    return { data: talks }
  }
  answerCalls({
    collections: () => ({ collections, total: collections.length }),
    items: (query) => ({ items: [], facets: {}, total: query.includes('draft') ? 1 : 63 }),
    presets: () => ({ presets: [preset] }),
    pages: () => ({ pages: [{ title: 'Join us', path: '/join-us/phd' }], total: 1 }),
    getLanguages: () => ({ languages: [{ code: 'en' }, { code: 'de' }], version: 1 }),
    addCollection: take('addCollection'),
    updateCollection: take('updateCollection'),
    deleteCollection: take('deleteCollection'),
    showHistory: () => ({ history: [] }),
    tryField: () => ({ fits: 1, misfits: [], misfitCount: 0 }),
    ...more,
  })
}

const open = (query = '') => openPanelPage('collections', query)

const dialog = () => screen.findByRole('dialog')

const type = async (control: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(control, { target: { value } }))

const openField = async (name: string) => {
  const row = within(await dialog())
    .getByText(name, { selector: 'bdi' })
    .closest('details')
  if (!row) throw new Error(`There is no field ${name}`)
  await act(async () => {
    row.open = true
    fireEvent(row, new Event('toggle'))
  })
  return within(row)
}

const sentFields = () => collectionFieldsInputSchema.parse(sent.at(-1)?.[1].fields)

beforeEach(() => {
  sent = []
  localStorage.clear()
  signIn('SuperAdmin')
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

test('the list names URL, items and drafts, and deleting states what goes to the trash', async () => {
  serve([talks])
  await open()
  expect((await screen.findByRole('link', { name: 'Look at Talks' })).getAttribute('href')).toBe(
    '/talks',
  )
  expect(screen.getByText(/63 items · 1 draft/)).toBeDefined()
  expect(screen.getByText('In menu, feed, and newsletter')).toBeDefined()
  await press('Delete: Talks')
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/^63 items go to the trash with it/)).toBeDefined()
  await act(async () => void fireEvent.click(question.getByRole('button', { name: 'Delete' })))
  await waitFor(() =>
    expect(sent).toEqual([['deleteCollection', { collectionId: talks._id, withItems: true }]]),
  )
})

test('a preset is added by one press', async () => {
  serve([])
  await open()
  await press('Add Collection')
  await within(await dialog()).findByText(/^Speakers · Event · Place/)
  await press('Add Talks')
  await waitFor(() => expect(sent).toEqual([['addCollection', { preset: 'talks' }]]))
})

test('a collection is made from nothing, and its fields and filters have readable keys', async () => {
  serve([talks])
  await open()
  await press('Add Collection')
  await press('Start empty')
  const form = within(await dialog())
  await type(form.getByLabelText(/^Name of several/), 'Talks')
  expect(form.getByDisplayValue('talks-2')).toBeDefined()
  await type(form.getByLabelText(/^Name of several/), 'Reading groups')
  expect(form.getByText('/reading-groups is free.')).toBeDefined()
  await press('Add field')
  await press('Save')
  expect(await form.findByText('Please enter a label')).toBeDefined()
  await type(form.getByLabelText(/^Name of one/), 'Reading group')
  await type(form.getByLabelText(/^Name\*?$/), 'Hosted by')
  await type(form.getByLabelText('Kind'), 'choice')
  await press('Add choice')
  await type(form.getByLabelText('Choice 1'), 'Us')
  await act(async () => void fireEvent.click(form.getByLabelText('Visitors can filter by it')))
  await press('Save')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.[1]).toMatchObject({
    folder: 'reading-groups',
    filters: '["hostedBy"]',
    names: '{"one":"Reading group","many":"Reading groups"}',
  })
  expect(sentFields()).toMatchObject([
    { key: 'hostedBy', label: 'Hosted by', type: 'choice', options: [{ label: 'Us' }] },
  ])
})

test('an address that is taken is explained at once, and a new one redirects', async () => {
  serve([talks, { ...talks, _id: 'd'.repeat(26), key: 'posters', folder: 'posters' }])
  await open(`?edit=${talks._id}`)
  const form = within(await dialog())
  const address = form.getByLabelText('Address')
  const said = async (folder: string, text: RegExp) => {
    await type(address, folder)
    expect(await form.findByText(text)).toBeDefined()
  }
  await said('posters', /are at this address/)
  await said('join-us', /^The page “Join us” is at/)
  await said('de', /another language/)
  await said('team', /are taken/)
  await said('lectures', /^\/talks will redirect to \/lectures/)
})

test('a type change shows what does not fit, and archiving how many values stay', async () => {
  const misfit = { itemId: 'e'.repeat(26), title: 'Nights', value: 'Zürich' }
  serve([talks], { tryField: () => ({ fits: 11, misfits: [misfit], misfitCount: 1 }) })
  await open(`?edit=${talks._id}`)
  const row = await openField('Place')
  await type(row.getByLabelText('Kind'), 'number')
  expect(await row.findByText('11 values fit. 1 value does not fit:')).toBeDefined()
  expect(row.getByRole('link', { name: 'Nights' }).getAttribute('href')).toBe(
    `/admin/collection/talks?edit=${misfit.itemId}`,
  )
  expect(row.getByText(/Choose “Short text” again, and it is back/)).toBeDefined()
  await type(row.getByLabelText('Kind'), 'choice')
  await press('Make a choice of them')
  expect(row.getByDisplayValue('Zürich')).toBeDefined()
  await type(row.getByLabelText('Kind'), 'line')
  await waitFor(() => expect(row.queryByText(/fit/)).toBeNull())
  await act(async () => void fireEvent.click(row.getByRole('button', { name: 'Archive Place' })))
  const form = within(await dialog())
  expect(await form.findByText(/^12 items have a value. It stays stored/)).toBeDefined()
  await press('Move Event up')
  await press('Update')
  await waitFor(() => expect(sent).toHaveLength(1))
  const fields = sentFields()
  expect(fields.slice(0, 2).map(({ key }) => key)).toEqual(['event', 'speakers'])
  expect(fields.at(-1)).toMatchObject({ key: 'place', type: 'line', archived: true })
})

test('an archived field is brought back', async () => {
  const fields = talks.fields.map((field) => ({ ...field, archived: field.key === 'place' }))
  serve([{ ...talks, fields }])
  await open(`?edit=${talks._id}`)
  await press('Bring back Place')
  await press('Update')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sentFields().at(-1)).toMatchObject({ key: 'place', archived: false })
})

test('unsaved fields are offered again', async () => {
  serve([talks])
  await open(`?edit=${talks._id}`)
  const row = await openField('Place')
  await type(row.getByLabelText(/^Name/), 'Town')
  await press('Cancel')
  await press('Leave')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Edit: Talks')
  await press('Bring them back')
  await waitFor(async () =>
    expect(within(await dialog()).getByText('Town', { selector: 'bdi' })).toBeDefined(),
  )
})

test('changes of others to the same collection are chosen value by value', async () => {
  const changed = talks.fields.map((field) =>
    field.key === 'event' ? { ...field, label: 'Conference' } : field,
  )
  const { names, ...rest } = talks
  const state = { ...rest, ...names, version: 2 }
  const history = {
    _id: 'h'.repeat(26),
    at: '2026-05-01T10:00:00Z',
    actor: 'Ada',
    entity: 'collection',
    entityId: talks._id,
    action: 'updated',
    before: { ...state, version: 1 },
    after: { ...state, many: 'Lectures', fields: changed },
  }
  let isStale = true
  serve([talks], {
    showHistory: () => ({ history: [history] }),
    updateCollection: (_, input) => {
      sent.push(['updateCollection', input])
      if (!isStale) return { data: talks }
      isStale = false
      return createErrorResponse(409, 'Changed meanwhile', 'staleVersion')
    },
  })
  await open(`?edit=${talks._id}`)
  const row = await openField('Place')
  await type(row.getByLabelText(/^Name/), 'Town')
  await press('Update')
  await press('Choose field by field')
  const form = within(await dialog())
  expect(form.getByText('Place: Label')).toBeDefined()
  expect(form.getByText('Event: Label')).toBeDefined()
  expect(form.getByText('Names')).toBeDefined()
  await press('Put into the form')
  await press('Update')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.[1]).toMatchObject({
    version: 2,
    names: '{"one":"Talk","many":"Lectures"}',
  })
  const labels = sentFields().map(({ label }) => label)
  expect(labels.slice(0, 3)).toEqual(['Speakers', 'Conference', 'Town'])
})
