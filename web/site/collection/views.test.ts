import { expect, test } from 'vitest'
import { publishedState } from '#contract/call/publishing.ts'
import type { CollectionDefinition } from '#contract/collection/collection.ts'
import { definePresetIn } from '#contract/collection/collection-preset.ts'
import { talksPreset } from '#contract/collection/presets/talks.ts'
import type { Item } from '#contract/item/item.ts'
import { createLocalization } from '#web/content/localization.ts'
import { toFieldView } from '#web/site/parts/items/field-view.ts'
import { formatItemDates } from '#web/site/parts/items/item-dates.ts'
import { toCollectionListView } from '#web/site/parts/items/list-view.ts'
import { toItemView } from './item-view.ts'

const talks = definePresetIn(talksPreset)
const id = 'a'.repeat(26)
const item = (more: Partial<Item> = {}): Item => ({
  _id: id,
  collection: 'talks',
  title: 'On engines',
  date: '2026-05-03',
  until: '',
  picture: '',
  values: {},
  path: `/talks/${id}/on-engines`,
  isPast: true,
  position: 0,
  ...publishedState,
  version: 1,
  ...more,
})
const tools = {
  collections: [talks],
  plainText: (markdown: string) => markdown,
  toProse: async () => [],
  embedHosts: ['www.youtube-nocookie.com'],
}
const listOf = (collection: CollectionDefinition, items: readonly Item[]) =>
  toCollectionListView(
    collection,
    { items, facets: {}, total: items.length, page: 1, pages: 1, filters: {} },
    tools,
  )

test.for([
  ['2026', '', '2026'],
  ['2026-05', '', 'May 2026'],
  ['2026-05-03', '', '3 May 2026'],
  ['2026-05-03', '2026-05-05', '3 – 5 May 2026'],
  ['2026-05', '2027', 'May 2026 – 2027'],
  ['', '2026-05-03', 'until 3 May 2026'],
  ['', '', ''],
])('the dates %s and %s are %s', ([date = '', until = '', shown]) => {
  expect(formatItemDates({ date, until }).replaceAll(/\s/g, ' ')).toBe(shown)
})

test('below a year, dates do not repeat it', () => {
  const english = createLocalization('en', {})
  const shown = (date: string, until = '') => formatItemDates({ date, until }, english, false)
  expect(shown('2026-05-03')).toBe('3 May')
  expect(shown('2026')).toBe('2026')
  expect(shown('2026-12-30', '2027-01-02')).toContain('2027')
})

const field = (more: Partial<CollectionDefinition['fields'][number]>) => ({
  ...{ id: 'f', key: 'f', label: 'Label', help: '', type: 'line' as const, required: false },
  ...{ options: [], multiple: false, unit: '', collection: '', inList: true, archived: false },
  ...more,
})
const options = [
  { key: 'a', label: 'Apple' },
  { key: 'b', label: 'Pear' },
]
const file = `/media/${'0'.repeat(32)}-2516582-Our%20slides.pdf`
const person = { _id: id, name: 'Ada' }

test.for([
  [{ type: 'number', unit: 'GB' }, 12345.5, { text: '12,345.5\u00a0GB' }],
  [{ type: 'number' }, 2026, { text: '2026' }],
  [{ type: 'choice', options }, 'b', { text: 'Pear' }],
  [{ type: 'choice', options, multiple: true }, ['a', 'b'], { text: 'Apple, Pear' }],
  [{ type: 'date' }, '2026-05', { text: 'May 2026' }],
  [{ type: 'flag' }, true, { show: 'flag' }],
  [{ type: 'flag' }, false, null],
  [{ type: 'line' }, '', null],
  [{ type: 'link' }, 'https://www.example.org/a', { show: 'link', note: 'example.org' }],
  [{ type: 'link' }, 'javascript:alert(1)', { show: 'text' }],
  [{ type: 'file' }, file, { href: file, note: 'PDF, 2.4 MB', isFile: true }],
  [{ type: 'people' }, [person], { entries: [{ id, name: 'Ada', path: `/person/${id}/ada` }] }],
  [{ type: 'items', collection: 'talks' }, [person], { entries: [{ path: `/talks/${id}/ada` }] }],
  [{ type: 'items' }, [person], { entries: [{ path: '' }] }],
  [{ type: 'people' }, [], null],
] as const)('the value of %o is shown', ([more, value, shown]) => {
  const view = toFieldView(
    field({ ...more, options: [...('options' in more ? more.options : [])] }),
    value,
    {
      locale: 'en-GB',
      collections: [talks],
    },
  )
  if (shown === null) expect(view).toBeNull()
  else expect(view).toMatchObject(shown)
})

test('a list with past items below is divided, and coming items are marked', () => {
  const items = [item({ isPast: false, date: '2999-01-01' }), item({ _id: 'b'.repeat(26) })]
  const states = listOf({ ...talks, past: 'below' }, items).groups.map(({ state }) => state)
  expect(states).toEqual(['coming', 'past'])
  const [all] = listOf(talks, items).groups
  expect(all?.entries.map(({ state }) => state)).toEqual(['coming', 'past'])
})

const positions = { ...talks, schema: 'JobPosting', past: 'below' as const, folder: 'jobs' }

test('a closed position is named as such, and no longer links to its form', async () => {
  const fields = [field({ key: 'apply', type: 'link' })]
  const jobs = { ...positions, fields }
  const values = { apply: 'https://example.org/apply' }
  const open = item({ isPast: false, values })
  const closed = item({ _id: 'b'.repeat(26), values })
  const shown = listOf(jobs, [open, closed])
  expect(shown.groups.map(({ state, entries }) => [state, entries[0]?.links.length])).toEqual([
    ['open', 1],
    ['closed', 0],
  ])
  expect(shown.groups[0]?.entries[0]?.dates).toBe('until 3 May 2026')
  const page = await toItemView(jobs, closed, tools)
  expect(page).toMatchObject({ state: 'closed', links: [] })
  expect(page.closed).toContain('until 3 May 2026')
  expect((await toItemView(jobs, open, tools)).closed).toBe('')
})

test('a page has the speakers below the title, sections, and a film if its host may be embedded', async () => {
  const values = {
    speakers: [person],
    abstract: 'Text',
    video: 'https://youtu.be/dQw4w9WgXcQ',
    slides: file,
    kind: 'keynote',
  }
  const page = await toItemView(talks, item({ values }), tools)
  expect(page.lead?.entries).toMatchObject([{ name: 'Ada' }])
  expect(page.sections).toMatchObject([{ key: 'abstract', label: 'Abstract' }])
  expect(page.film).toMatchObject({ player: { host: 'www.youtube-nocookie.com' } })
  expect(page.facts.map(({ key }) => key)).toEqual(['kind'])
  expect(page.links.map(({ label, note }) => [label, note])).toEqual([
    ['Slides', 'PDF, 2.4 MB'],
    ['Video', 'youtu.be'],
  ])
  expect((await toItemView(talks, item({ values }), { ...tools, embedHosts: [] })).film).toBeNull()
})
