import { expect, test } from 'vitest'
import { makeProfile, startSite } from '#server/tools/testing/content/content.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

const start = async () => {
  const site = await startSite()
  const { data: talks } = await site.admin.collection.addCollection({ preset: 'talks' })
  return { ...site, talks }
}

test('a collection of a preset has its fields, and items have values by key', async () => {
  const { admin, visitor, talks } = await start()
  expect(talks).toMatchObject({ key: 'talks', folder: 'talks', names: { one: 'Talk' } })
  const ada = await makeProfile(admin, { name: 'Ada Lovelace' })
  const { data } = await admin.item.addItem({
    collection: 'talks',
    title: 'On engines',
    date: '2026-03-01',
    values: { speakers: [ada._id], kind: 'Keynote', place: 'Graz', abstract: 'Some *text*' },
  })
  expect(data).toMatchObject({
    collection: 'talks',
    path: `/talks/${data._id}/on-engines`,
    values: {
      speakers: [{ _id: ada._id, name: 'Ada Lovelace' }],
      kind: 'keynote',
      place: 'Graz',
      abstract: 'Some *text*',
      video: '',
      paper: [],
    },
  })
  const { data: changed } = await admin.item.updateItem({
    itemId: data._id,
    values: { place: '', event: 'Sleep 2026' },
  })
  expect(changed.values).toMatchObject({ place: '', event: 'Sleep 2026', kind: 'keynote' })
  const { items, total, facets } = await visitor.item.items({ collection: 'talks' })
  expect([items, total]).toEqual([[changed], 1])
  expect(facets).toEqual({
    year: [{ value: '2026', label: '2026', count: 1 }],
    kind: [{ value: 'keynote', label: 'Keynote', count: 1 }],
    speakers: [{ value: ada._id, label: 'Ada Lovelace', count: 1 }],
  })
  for (const [filter, found] of [
    [{ year: '2026' }, 1],
    [{ year: '2025' }, 0],
    [{ person: ada._id }, 1],
    [{ q: 'engines lovelace' }, 1],
    [{ q: 'graz sleep' }, 0],
    [{ where: { kind: 'keynote' } }, 1],
    [{ where: { kind: ['talk', 'Poster'] } }, 0],
    [{ where: { speakers: ada._id } }, 1],
  ] as const)
    expect([filter, (await visitor.item.items({ collection: 'talks', ...filter })).total]).toEqual([
      filter,
      found,
    ])
  expect((await visitor.item.items({ person: ada._id })).items).toHaveLength(1)
  expect((await visitor.item.getItem({ id: data._id })).data).toEqual(changed)
})

test('unknown keys and wrong types name the field', async () => {
  const { admin } = await start()
  const add = (values: Record<string, unknown>) =>
    refusalOf(admin.item.addItem({ collection: 'talks', title: 'A', values }))
  expect((await add({ slide: 'x' })).errors).toEqual([
    { path: 'values.slide', message: 'Talks have no field “slide”' },
  ])
  expect((await add({ kind: 'lecture', video: 'no link' })).errors).toEqual([
    { path: 'values.kind', message: 'Kind: Must be one of Talk, Invited talk, Keynote, Poster' },
    {
      path: 'values.video',
      message: 'Video: Must be a web address, a mail address or a path on this site',
    },
  ])
})

test('items that are over are listed below the others, together with them, or not at all', async () => {
  const { admin, visitor, talks } = await start()
  const add = (title: string, date: string, until = '') =>
    admin.item.addItem({ collection: 'talks', title, date, until })
  await add('Long ago', '2001')
  await add('Just over', '2024-02')
  await add('Far ahead', '2999-05-01')
  await add('Next', '2998-05-01')
  await add('Still on', '2020-01-01', '2998-01')
  await add('Undated', '')
  const titles = async (more = {}) =>
    (await visitor.item.items({ collection: 'talks', ...more })).items.map(({ title }) => title)
  const as = (past: 'below' | 'hidden') =>
    admin.collection.updateCollection({ collectionId: talks._id, past })
  expect(await titles()).toEqual([
    ...['Far ahead', 'Next', 'Just over', 'Still on', 'Long ago', 'Undated'],
  ])
  await as('below')
  const below = ['Still on', 'Next', 'Far ahead', 'Undated', 'Just over', 'Long ago']
  expect(await titles()).toEqual(below)
  expect(await titles({ limit: 2, offset: 3 })).toEqual(below.slice(3, 5))
  await as('hidden')
  expect(await titles()).toEqual(['Far ahead', 'Next', 'Still on', 'Undated'])
  const { items, total } = await visitor.item.items({ collection: 'talks', sort: 'title' })
  expect([total, items.map(({ isPast }) => isPast)]).toEqual([4, [false, false, false, false]])
  const all = await admin.item.items({ collection: 'talks', status: 'all' })
  expect(all.items.filter(({ isPast }) => isPast)).toHaveLength(2)
  const late = await refusalOf(add('Backwards', '2020', '2019'))
  expect(late.errors).toEqual([{ path: 'until', message: 'Ends before it begins' }])
})

test('filters count only what the reader may see, and whatever a list is narrowed by', async () => {
  const { admin, visitor, talks } = await start()
  const add = (title: string, date: string, kind: string, status: 'draft' | 'published') =>
    admin.item.addItem({ collection: 'talks', title, date, status, values: { kind } })
  await add('One', '2024-01-01', 'Keynote', 'published')
  await add('Two', '2025-01-01', 'Keynote', 'published')
  await add('Three', '2025-02-01', 'Poster', 'published')
  await add('Four', '2025-03-01', 'Keynote', 'draft')
  await add('Five', '', 'Talk', 'draft')
  await add('Six', '2999-01-01', 'Talk', 'published')
  const countsOf = async (by: typeof visitor, wanted = {}) => {
    const { facets, total } = await by.item.items({ collection: 'talks', ...wanted })
    const counts = (name: string) =>
      Object.fromEntries((facets[name] ?? []).map(({ value, count }) => [value, count]))
    return { total, kind: counts('kind'), year: counts('year') }
  }
  expect(await countsOf(visitor)).toEqual({
    total: 4,
    kind: { keynote: 2, poster: 1, talk: 1 },
    year: { 2999: 1, 2025: 2, 2024: 1 },
  })
  expect(await countsOf(visitor, { where: { kind: 'keynote' }, year: '2025' })).toEqual({
    total: 1,
    kind: { keynote: 1 },
    year: { 2025: 1 },
  })
  const all = { total: 6, kind: { keynote: 3, poster: 1, talk: 2 } }
  expect(await countsOf(admin, { status: 'all' })).toMatchObject(all)
  expect((await countsOf(admin, { status: 'draft' })).kind).toEqual({ keynote: 1, talk: 1 })
  await admin.collection.updateCollection({ collectionId: talks._id, past: 'hidden' })
  expect(await countsOf(visitor)).toEqual({ total: 1, kind: { talk: 1 }, year: { 2999: 1 } })
})

test('built-in translations of a preset count in a language that is added later, unless its text changed', async () => {
  const { admin, visitor, talks } = await start()
  const fields = talks.fields.map((each) =>
    each.key === 'place' ? { ...each, label: 'Whereabouts' } : each,
  )
  await admin.collection.updateCollection({ collectionId: talks._id, fields })
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  const read = async () => (await visitor.collection.collections({ lang: 'de' })).collections[0]
  const labelOf = async (key: string) =>
    (await read())?.fields.find((each) => each.key === key)?.label
  expect((await read())?.names.many).toBe('Vorträge')
  expect([await labelOf('kind'), await labelOf('place')]).toEqual(['Art', 'Whereabouts'])
  const { _id: id } = talks
  const named = { entity: 'collection' as const, id, lang: 'de' }
  await admin.translation.saveTranslation({ ...named, fields: { many: 'Reden' } })
  await admin.site.updateLanguages({ languages: ['en'] })
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  expect((await read())?.names.many).toBe('Reden')
})

test('choices are found by their labels in each language, as they are now', async () => {
  const { admin, visitor, talks } = await start()
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  const values = { kind: 'invited' }
  await admin.item.addItem({ collection: 'talks', title: 'On engines', values })
  const count = async (q: string, lang?: string) =>
    (await visitor.search.find({ q, kind: 'item', ...(lang && { lang }) })).results.length
  expect([await count('invited talk'), await count('eingeladener', 'de')]).toEqual([1, 1])
  const named = { entity: 'collection' as const, id: talks._id, lang: 'de' }
  const texts = { 'fields.kind.options.invited.label': 'Gastvortrag' }
  await admin.translation.saveTranslation({ ...named, fields: texts })
  expect([await count('eingeladener', 'de'), await count('gastvortrag', 'de')]).toEqual([0, 1])
  const fields = talks.fields.map((each) =>
    each.key === 'kind'
      ? { ...each, options: each.options.map(({ key }) => ({ key, label: `Quokka ${key}` })) }
      : each,
  )
  await admin.collection.updateCollection({ collectionId: talks._id, fields })
  expect(await count('quokka')).toBe(1)
  const { items } = await visitor.item.items({ collection: 'talks', q: 'quokka' })
  expect(items).toHaveLength(1)
})
