import { expect, test } from 'vitest'
import { type EntityDefinition, entityFieldsOfKind } from '#contract/call/entity.ts'
import { fieldTypeOf, isListTableField } from '#contract/call/field-types/any-field.ts'
import { z } from '#contract/call/zod.ts'
import { emptyColumns, parseEntryRow, toEntryColumns } from '#server/base/entity/record.ts'
import { findTranslatableTextLocations, parseListColumns } from './translated.ts'
import { fieldTypeBehaviorOf } from './values-of.ts'

const list = { owner: 'reelId', member: 'url' }
const id = '01k9z3f7m2qv8xw4t6r5y1n0ab'
const url = '/media/4f3a9c0d1e2b5a6978c3d4e5f60718a9-1600x900-2a4b3c.webp'

// Parsed from JSON, so that the compiler does not know its type.
const definition: EntityDefinition = JSON.parse(
  JSON.stringify({
    name: 'reel',
    label: 'Reel',
    fields: {
      title: { kind: 'title', translated: true },
      key: { kind: 'internal', keyOf: 'title' },
      note: { kind: 'text' },
      body: { kind: 'markdown', translated: true },
      shown: { kind: 'date' },
      link: { kind: 'link' },
      isLong: { kind: 'flag' },
      cast: { kind: 'list', translated: { texts: ['role'], by: 'id' } },
      poster: { kind: 'picture' },
      genre: { kind: 'choice', of: ['drama', 'comedy'] },
      studio: { kind: 'relation', to: 'studio', optional: true },
      series: { kind: 'parent', to: 'series' },
      stills: { kind: 'pictures', table: 'reelStill', sentAs: 'images', ...list },
      actors: { kind: 'relations', table: 'reelActor', to: 'profile', ...list },
    },
    order: { by: 'shown', newest: 'first' },
    search: ['title'],
    access: { read: 'public', write: 'editor' },
    history: false,
  }),
)
const { fields } = definition

const exported = {
  title: 'Sleep <b>well</b>',
  note: 'Two *reels*',
  body: '## Plot\n\n[Site](https://plot.example) ![](/media/a.webp)',
  shown: '2026-03-01',
  link: 'https://host.example/trailer',
  isLong: true,
  cast: [{ id: 'a1', role: 'Nurse', url: 'https://cast.example/ada' }],
  poster: url,
  genre: 'comedy',
  studio: null,
  series: id,
  stills: [url],
  actors: [id],
}

const schema = z.object(
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !fieldTypeOf(field).isDerived?.(field))
      .map(([name, field]) => [name, fieldTypeOf(field).schema(field)]),
  ),
)

test('a definition known only at run time has a schema', () => {
  const cast = z.array(z.looseObject({ role: z.string() }))
  const called = fieldTypeOf(fields.cast ?? { kind: 'list' }).schema({ kind: 'list' }, cast)
  const whole = schema.extend({ cast: called })
  expect(whole.parse(exported)).toEqual(exported)
  for (const [name, wrong] of Object.entries({
    shown: 'soon',
    link: 'javascript:alert(1)',
    isLong: 'yes',
    poster: 'https://elsewhere.example/a.png',
    genre: 'opera',
    series: 'x',
    stills: url,
    actors: ['x'],
  }))
    expect(whole.safeParse({ ...exported, [name]: wrong }).error?.issues[0]?.path[0]).toBe(name)
})

test('it has columns, whose values are exported unchanged', () => {
  const columns = toEntryColumns(definition, exported)
  expect(columns).toMatchObject({
    key: 'sleep <b>well</b>',
    isLong: 1,
    cast: JSON.stringify(exported.cast),
    genre: 'comedy',
  })
  expect(Object.keys(columns)).not.toContain('stills')
  expect(emptyColumns(definition)).toMatchObject({
    genre: 'drama',
    isLong: 0,
    cast: '[]',
    studio: null,
  })
  const { key: _, ...kept } = parseEntryRow<
    { _id: string; version: number } & Record<string, unknown>
  >(definition, { ...columns, studio: null })
  const rows = Object.fromEntries(
    Object.entries(exported).filter(([name]) => isListTableField(fields[name])),
  )
  expect({ ...kept, ...rows }).toEqual(exported)
})

test('search, translation, health and feeds read its values', async () => {
  const columns: Record<string, unknown> = toEntryColumns(definition, exported)
  const found = Object.entries(fields).flatMap(([name, field]) =>
    typeof columns[name] === 'string'
      ? (fieldTypeBehaviorOf(field).searchTexts?.(columns[name]) ?? [])
      : [],
  )
  const texts = found.map((text) => text.replaceAll(/\s+/g, ' ').trim())
  expect(texts).toEqual([
    'Sleep well',
    'Two *reels*',
    'Plot Site',
    '2026-03-01',
    '/trailer',
    'a1',
    'Nurse',
    '/ada',
  ])
  const places = findTranslatableTextLocations(definition, parseListColumns(definition, columns))
  expect(places.map(({ name, isLong }) => [name, isLong])).toEqual([
    ['title', false],
    ['body', true],
    ['cast.a1.role', false],
  ])
  const links = Object.entries(fields).flatMap(
    ([name, field]) => fieldTypeBehaviorOf(field).parts?.(String(columns[name]))?.links ?? [],
  )
  expect(links).toEqual([
    'https://plot.example',
    'https://host.example/trailer',
    'https://cast.example/ada',
  ])
  expect(entityFieldsOfKind(definition, 'relation', 'parent').map(([, { to }]) => to)).toEqual([
    'studio',
    'series',
  ])
})
