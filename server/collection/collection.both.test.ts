import { expect, test } from 'vitest'
import { makeProfile, startSite } from '#server/tools/testing/content/content.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

const names = { one: 'Reading group', many: 'Reading groups' }
const fields = [
  { label: 'Invited by', type: 'people' as const, multiple: true },
  { label: 'Seats', type: 'line' as const },
  { label: 'Level', type: 'choice' as const, options: ['Open', 'Advanced'] },
]

const start = async () => {
  const site = await startSite()
  const { data } = await site.admin.collection.addCollection({ names, fields })
  const ada = await makeProfile(site.admin, { name: 'Ada Lovelace' })
  const add = async (title: string, values: Record<string, unknown>) =>
    (await site.admin.item.addItem({ collection: data.key, title, values })).data
  const read = async (id: string) => (await site.visitor.item.getItem({ id })).data.values
  return { ...site, collection: data, ada, add, read }
}

test('keys follow from names and never change', async () => {
  const { admin, collection } = await start()
  expect(collection).toMatchObject({ key: 'reading-groups', folder: 'reading-groups', names })
  expect(collection.fields.map(({ key }) => key)).toEqual(['invitedBy', 'seats', 'level'])
  expect(collection.fields[2]?.options).toEqual([
    { key: 'open', label: 'Open' },
    { key: 'advanced', label: 'Advanced' },
  ])
  const { data } = await admin.collection.updateCollection({
    collectionId: collection._id,
    names: { one: 'Circle', many: 'Circles' },
    fields: collection.fields.map((each) =>
      each.key === 'invitedBy' ? { ...each, label: 'Hosts' } : each,
    ),
  })
  expect(data).toMatchObject({ key: 'reading-groups', folder: 'reading-groups' })
  expect(data.fields[0]).toEqual({ ...collection.fields[0], label: 'Hosts' })
  const other = await admin.collection.addCollection({ names, folder: 'more' })
  expect(other.data.key).toBe('reading-groups-2')
})

test('a field left out is archived with its values, and comes back with them', async () => {
  const { admin, visitor, collection, ada, add, read } = await start()
  const { _id: collectionId } = collection
  const [people, ...others] = collection.fields
  const { _id } = await add('First', { invitedBy: [ada._id], seats: '12', level: 'open' })
  const archive = await admin.collection.updateCollection({ collectionId, fields: others })
  expect(archive.data.fields.map(({ key, archived }) => [key, archived])).toEqual([
    ['seats', false],
    ['level', false],
    ['invitedBy', true],
  ])
  const [shown] = (await visitor.collection.collections()).collections
  expect(shown?.fields.map(({ key }) => key)).toEqual(['seats', 'level'])
  const [all] = (await admin.collection.collections({ status: 'all' })).collections
  expect(all?.fields).toHaveLength(3)
  expect(await read(_id)).toEqual({ seats: '12', level: 'open' })
  expect((await visitor.item.items({ person: ada._id })).total).toBe(0)
  expect((await visitor.search.find({ q: 'Lovelace', kind: 'item' })).results).toEqual([])
  if (people) await admin.collection.updateCollection({ collectionId, fields: [people, ...others] })
  expect(await read(_id)).toEqual({
    invitedBy: [{ _id: ada._id, name: 'Ada Lovelace' }],
    seats: '12',
    level: 'open',
  })
  expect((await visitor.search.find({ q: 'Lovelace', kind: 'item' })).results).toHaveLength(1)
})

test('a type change first reports what fits, and the former type restores the rest', async () => {
  const { admin, collection, add, read } = await start()
  const { _id: collectionId } = collection
  const one = await add('One', { seats: '012' })
  const two = await add('Two', { seats: 'about ten' })
  await add('Three', {})
  const trial = await admin.collection.tryField({ collectionId, fieldId: 'seats', type: 'number' })
  expect(trial).toMatchObject({
    fits: 1,
    misfits: [{ itemId: two._id, title: 'Two', value: 'about ten' }],
  })
  const as = (type: 'number' | 'line') =>
    admin.collection.updateCollection({
      collectionId,
      fields: collection.fields.map((each) => (each.key === 'seats' ? { ...each, type } : each)),
    })
  await as('number')
  expect([(await read(one._id)).seats, (await read(two._id)).seats]).toEqual([12, null])
  await as('line')
  expect([(await read(one._id)).seats, (await read(two._id)).seats]).toEqual(['012', 'about ten'])
  await as('number')
  await admin.item.updateItem({ itemId: one._id, values: { seats: 13 } })
  await as('line')
  expect((await read(one._id)).seats).toBe('13')
  const { history } = await admin.history.showHistory({
    entity: 'collection',
    entityId: collectionId,
  })
  await admin.history.restore({ historyId: history[0]?._id ?? '' })
  expect([(await read(one._id)).seats, (await read(two._id)).seats]).toEqual([13, null])
})

test('a folder is used once, by a collection, a page or a language', async () => {
  const { admin, collection } = await start()
  const errorsOf = async (call: Promise<unknown>) => (await refusalOf(call)).errors
  const add = (folder: string) => admin.collection.addCollection({ names, folder })
  for (const folder of ['team', 'api', 'a/b', 'Ü', 'x.y'])
    expect(await errorsOf(add(folder))).toMatchObject([{ path: 'folder' }])
  await admin.page.createPage({ title: 'Join', path: '/join/phd' })
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  for (const folder of ['join', 'de', 'reading-groups'])
    expect(await errorsOf(add(folder))).toMatchObject([{ path: 'folder' }])
  const page = { title: 'Ours', path: '/reading-groups/rules' }
  expect(await errorsOf(admin.page.createPage(page))).toMatchObject([{ path: 'path' }])
  await admin.collection.updateCollection({ collectionId: collection._id, folder: 'fr' })
  const languages = ['en', 'de', 'fr']
  expect(await errorsOf(admin.site.updateLanguages({ languages }))).toMatchObject([
    { path: 'languages.2' },
  ])
  await admin.page.createPage(page)
})

test('a collection is deleted with its items only on request, and restored with them', async () => {
  const { admin, visitor, collection, ada, add, read } = await start()
  const { _id: collectionId } = collection
  const item = await add('Quokka', { invitedBy: [ada._id], seats: '12', level: 'open' })
  await admin.collection.updateCollection({ collectionId, filters: ['level'] })
  const refused = await refusalOf(admin.collection.deleteCollection({ collectionId }))
  expect(refused).toMatchObject({ status: 409, message: 'There is 1 item in it' })
  await admin.collection.deleteCollection({ collectionId, withItems: true })
  expect(await refusalOf(visitor.item.getItem({ id: item._id }))).toMatchObject({ status: 404 })
  expect((await visitor.search.find({ q: 'Quokka' })).results).toEqual([])
  await admin.trash.restore({ entity: 'collection', id: collectionId })
  expect(await read(item._id)).toEqual(item.values)
  const found = await visitor.item.items({ collection: collection.key, where: { level: 'open' } })
  expect(found.items).toHaveLength(1)
  expect((await visitor.search.find({ q: 'Quokka' })).results).toMatchObject([
    {
      kind: 'item',
      url: item.path,
      detail: 'Reading groups',
      collection: { key: 'reading-groups', name: 'Reading groups' },
    },
  ])
})

test('items are drafts, scheduled, restored and undone value by value', async () => {
  const { admin, visitor, collection, add, read } = await start()
  await admin.collection.updateCollection({
    collectionId: collection._id,
    fields: collection.fields.map((each) => ({ ...each, required: each.key === 'seats' })),
  })
  const draft = await admin.item.addItem({ collection: collection.key, status: 'draft' })
  const itemId = draft.data._id
  const publish = await refusalOf(admin.item.updateItem({ itemId, status: 'published' }))
  expect(publish.errors).toMatchObject([{ path: 'title' }])
  const untold = await refusalOf(admin.item.updateItem({ itemId, title: 'A', status: 'published' }))
  expect(untold.errors).toEqual([{ path: 'values.seats', message: 'Please enter: Seats' }])
  await admin.item.updateItem({
    itemId,
    title: 'A',
    status: 'published',
    values: { seats: '1', level: 'open' },
  })
  const named = { entity: 'item' as const, id: itemId }
  await admin.draft.saveDraft({ ...named, fields: { values: { seats: '2' } } })
  const { draft: kept } = await admin.draft.saveDraft({
    ...named,
    fields: { values: { level: 'Advanced' } },
  })
  expect(kept.fields).toEqual({ values: { seats: '2', level: 'advanced' } })
  expect(await read(itemId)).toMatchObject({ seats: '1', level: 'open' })
  // Another editor changes a value that the draft leaves alone, which is no conflict.
  const { data: ada } = await admin.profile.createProfile({ name: 'Grace Hopper' })
  await admin.item.updateItem({ itemId, values: { invitedBy: [ada._id] } })
  await admin.draft.publishDraft(named)
  expect(await read(itemId)).toMatchObject({
    seats: '2',
    level: 'advanced',
    invitedBy: [{ name: 'Grace Hopper' }],
  })
  await admin.draft.saveDraft({ ...named, fields: { values: { seats: '3' } } })
  await admin.item.updateItem({ itemId, values: { seats: '4' } })
  expect(await refusalOf(admin.draft.publishDraft(named))).toMatchObject({ code: 'staleVersion' })
  const { history } = await admin.history.showHistory({ entity: 'item', entityId: itemId })
  await admin.history.restore({ historyId: history[0]?._id ?? '' })
  expect(await read(itemId)).toMatchObject({ seats: '2' })
  expect(history[0]).toMatchObject({
    before: { values: { seats: '2', invitedBy: [{ _id: ada._id, name: 'Grace Hopper' }] } },
    labels: { 'values.seats': 'Seats', 'values.invitedBy': 'Invited by' },
  })
  await admin.collection.updateCollection({
    collectionId: collection._id,
    fields: [{ id: 'seats', label: 'Places' }],
  })
  const renamed = await admin.history.showHistory({ entity: 'item', entityId: itemId })
  expect(renamed.history[0]?.labels).toMatchObject({
    'values.seats': 'Places',
    'values.invitedBy': 'Invited by',
  })
  await admin.collection.updateCollection({
    collectionId: collection._id,
    fields: collection.fields,
  })
  await add('B', { seats: '9' })
  await admin.item.deleteItem({ itemId })
  expect((await visitor.item.items({ collection: collection.key })).total).toBe(1)
  await admin.trash.restore(named)
  expect(await read(itemId)).toMatchObject({ seats: '2', invitedBy: [{ name: 'Grace Hopper' }] })
})

test('labels, titles and texts of items are translated', async () => {
  const { admin, visitor, collection, add } = await start()
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  const item = await add('First', { seats: 'Ten', level: 'open' })
  const seats = collection.fields.find(({ key }) => key === 'seats')?.id
  const level = collection.fields.find(({ key }) => key === 'level')?.id
  await admin.translation.saveTranslation({
    entity: 'collection',
    id: collection._id,
    lang: 'de',
    fields: {
      many: 'Lesekreise',
      [`fields.${seats}.label`]: 'Plätze',
      [`fields.${level}.options.open.label`]: 'Offen',
    },
  })
  await admin.translation.saveTranslation({
    entity: 'item',
    id: item._id,
    lang: 'de',
    fields: { title: 'Erstes', [`values.${seats}`]: 'Zehn' },
  })
  const [shown] = (await visitor.collection.collections({ lang: 'de' })).collections
  expect(shown?.names).toEqual({ one: 'Reading group', many: 'Lesekreise' })
  expect(shown?.fields[1]?.label).toBe('Plätze')
  const list = await visitor.item.items({ collection: collection.key, lang: 'de' })
  expect(list.items).toMatchObject([{ title: 'Erstes', values: { seats: 'Zehn', level: 'open' } }])
  const { data } = await visitor.item.getItem({ id: item._id, lang: 'de' })
  expect([data.title, data.values.seats, data.untranslated]).toEqual(['Erstes', 'Zehn', []])
  await admin.collection.updateCollection({
    collectionId: collection._id,
    filters: ['level'],
  })
  const { facets } = await visitor.item.items({ collection: collection.key, lang: 'de' })
  expect(facets.level).toEqual([{ value: 'open', label: 'Offen', count: 1 }])
})

test('the description of the API has the current values of each collection', async () => {
  const { app, admin, collection } = await start()
  const read = async () => (await app.fetch('/api/v1/openapi.json', {})).text()
  expect(await read()).toContain('Invited by')
  await admin.collection.updateCollection({
    collectionId: collection._id,
    fields: [{ label: 'Wombats', type: 'number', required: true }],
  })
  const after = await read()
  expect(after).toContain('Wombats')
  expect(after).not.toContain('Invited by')
})

test('pictures of values are held, and uploaded with the item', async () => {
  const { app, admin, collection, read } = await start()
  const { media } = app.services
  await admin.collection.updateCollection({
    collectionId: collection._id,
    fields: [{ label: 'Poster', type: 'picture' }],
  })
  const form = new FormData()
  form.set('collection', collection.key)
  form.set('title', 'With a poster')
  form.set('file.poster', await freshPicture())
  const headers = { authorization: `Bearer ${await app.adminToken('form@salus.example')}` }
  const sent = await app.fetch('/api/v1/item/addItem', { method: 'POST', body: form, headers })
  const { data } = await sent.json()
  const { poster } = await read(data._id)
  expect(poster).toMatch(/^\/media\//)
  const later = new Date(Date.now() + 60 * 24 * 3_600_000)
  await media.sweep(later)
  expect((await app.fetch(String(poster), {})).status).toBe(200)
  // An archived value may come back.
  await admin.collection.updateCollection({ collectionId: collection._id, fields: [] })
  await media.sweep(later)
  expect((await app.fetch(String(poster), {})).status).toBe(200)
  await admin.item.deleteItem({ itemId: data._id })
  await admin.trash.deleteForGood({ entity: 'item', id: data._id })
  await admin.collection.deleteCollection({ collectionId: collection._id })
  await media.sweep(later)
  expect((await app.fetch(String(poster), {})).status).toBe(404)
})
