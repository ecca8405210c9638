import { beforeAll, describe, expect, test } from 'vitest'
import type { SalusClient } from '#contract/api.ts'
import {
  makeCategory,
  makeMilestone,
  makePost,
  makeProfile,
  makeSubPost,
  type Site,
  shareSite,
  startSite,
  unknownId,
} from '#server/tools/testing/content/content.ts'
import { describeOnce, testOnce } from '#server/tools/testing/database/database.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

const lang = 'de'

const bilingual = async (): Promise<Site> => {
  const site = await startSite()
  await site.admin.site.updateLanguages({ languages: ['en', 'de', 'fr'] })
  return site
}

const save = (
  admin: SalusClient,
  entity: string,
  id: string,
  fields: Record<string, string>,
  more: { version?: number; status?: 'draft' | 'published'; lang?: string } = {},
) => admin.translation.saveTranslation({ entity, id, lang, fields, ...more })

const fieldsOf = async (admin: SalusClient, entity: string, id: string) =>
  (await admin.translation.getTranslation({ entity, id, lang })).translation

describe('a project in another language', () => {
  testOnce('shows translated texts, and others in the main language', async () => {
    const { admin, visitor } = await bilingual()
    const category = await makeCategory(admin, { name: 'Hearts', description: 'Beating' })
    const person = await makeProfile(admin, { name: 'Ada', designation: 'Professor' })
    const post = await makePost(admin, {
      title: 'Sleep',
      category: category._id,
      contributors: [person._id],
    })
    const section = await makeSubPost(admin, post._id)
    await save(admin, 'post', post._id, { title: 'Schlaf', content: 'Lang' })
    await save(admin, 'category', category._id, { name: 'Herzen' })
    await save(admin, 'subPost', section._id, { sectionName: 'Methode' })
    await save(admin, 'profile', person._id, { designation: 'Professorin' })
    const { post: german } = await visitor.post.getSinglePost({ id: post._id, lang })
    expect(german).toMatchObject({
      title: 'Schlaf',
      shortDesc: 'In short',
      content: 'Lang',
      untranslated: ['shortDesc'],
      category: { name: 'Herzen', untranslated: [] },
      contributors: [{ name: 'Ada', designation: 'Professorin', untranslated: [] }],
      subPost: [{ sectionName: 'Methode' }],
    })
    for (const asked of [{}, { lang: 'en' }]) {
      const { post: english } = await visitor.post.getSinglePost({ id: post._id, ...asked })
      expect(english).toMatchObject({ title: 'Sleep', category: { name: 'Hearts' } })
      expect(JSON.stringify(english)).not.toContain('untranslated')
    }
    const { categories } = await visitor.category.showAllCategories({ lang })
    expect(categories).toMatchObject([
      { name: 'Herzen', untranslated: ['description'], projects: [{ title: 'Schlaf' }] },
    ])
    const { posts } = await visitor.post.postTitles({ lang: 'fr' })
    expect(posts).toMatchObject([{ title: 'Sleep', untranslated: ['title', 'shortDesc'] }])
  })

  test('is translated on the timeline', async () => {
    const { admin, visitor } = await bilingual()
    const post = await makePost(admin, { title: 'Sleep' })
    const { _id } = await makeMilestone(admin, post._id, { title: 'First', status: 'Done' })
    await admin.researchProgress.createResearchProgress({
      postId: post._id,
      description: '**Begun.** All of it',
    })
    await save(admin, 'post', post._id, { title: 'Schlaf' })
    await save(admin, 'milestone', _id, { status: 'Fertig' })
    const { entries, facets } = await visitor.research.timeline({ lang })
    expect(entries).toMatchObject([
      { kind: 'progress', title: 'Begun', project: 'Schlaf', untranslated: ['title', 'text'] },
      { title: 'First', status: 'Fertig', state: 'done', untranslated: ['title'] },
    ])
    expect(facets.project).toMatchObject([{ label: 'Schlaf', untranslated: [] }])
  })

  test('invalidates only its own language in the cache', async () => {
    const { admin, visitor } = await bilingual()
    const post = await makePost(admin, { title: 'Sleep' })
    const titleIn = async (asked: string) =>
      (await visitor.post.getSinglePost({ id: post._id, lang: asked })).post.title
    expect(await titleIn('de')).toBe('Sleep')
    await save(admin, 'post', post._id, { title: 'Schlaf' })
    expect([await titleIn('de'), await titleIn('fr')]).toEqual(['Schlaf', 'Sleep'])
    await save(admin, 'post', post._id, { title: '' })
    expect(await titleIn('de')).toBe('Sleep')
  })
})

describe('a translation', () => {
  testOnce('is missing, done or outdated, and invalidates nothing else', async () => {
    const { admin, visitor } = await bilingual()
    const post = await makePost(admin, { title: 'Sleep', grant: '' })
    const before = await fieldsOf(admin, 'post', post._id)
    expect(before).toMatchObject({ version: 0, status: 'published', title: 'Sleep' })
    expect(Object.keys(before.fields)).toEqual(['title', 'shortDesc', 'content'])
    expect(before.fields.title).toMatchObject({ source: 'Sleep', text: '', state: 'missing' })
    const { translation } = await save(admin, 'post', post._id, { title: 'Schlaf' }, { version: 0 })
    expect(translation).toMatchObject({ version: 1, fields: { title: { state: 'done' } } })
    const { data } = await admin.post.updatePost({
      postId: post._id,
      title: 'Deep sleep',
      version: post.version,
    })
    expect(data.title).toBe('Deep sleep')
    expect((await fieldsOf(admin, 'post', post._id)).fields.title).toMatchObject({
      source: 'Deep sleep',
      text: 'Schlaf',
      state: 'outdated',
      from: 'Sleep',
    })
    const { post: german } = await visitor.post.getSinglePost({ id: post._id, lang })
    expect(german).toMatchObject({ title: 'Schlaf' })
    const late = save(admin, 'post', post._id, { title: 'Spät' }, { version: 0 })
    expect((await refusalOf(late)).status).toBe(409)
    await save(admin, 'post', post._id, { title: 'Sommeil' }, { version: 0, lang: 'fr' })
  })

  testOnce('can be a draft that only editors see', async () => {
    const { admin, visitor } = await bilingual()
    const post = await makePost(admin, { title: 'Sleep' })
    await save(admin, 'post', post._id, { title: 'Schlaf' }, { status: 'draft' })
    const draft = await fieldsOf(admin, 'post', post._id)
    expect(draft).toMatchObject({
      status: 'draft',
      fields: { title: { text: 'Schlaf', status: 'draft' } },
    })
    const read = async () => (await visitor.post.getSinglePost({ id: post._id, lang })).post
    expect(await read()).toMatchObject({ title: 'Sleep' })
    // The draft is not listed as untranslated.
    const { entries, drafts } = await admin.translation.overview({ lang, entity: 'post' })
    expect(entries.map(({ field, state }) => [field, state])).toEqual([
      ['shortDesc', 'missing'],
      ['content', 'missing'],
    ])
    expect(drafts).toBe(1)
    await save(admin, 'post', post._id, { title: 'Der Schlaf' })
    expect(await read()).toMatchObject({ title: 'Der Schlaf' })
    expect((await fieldsOf(admin, 'post', post._id)).status).toBe('published')
  })

  test('can be deleted, and is trashed and restored with its entry', async () => {
    const { admin, visitor, app } = await bilingual()
    const post = await makePost(admin, { title: 'Sleep' })
    const section = await makeSubPost(admin, post._id)
    await save(admin, 'post', post._id, { title: 'Schlaf' })
    await save(admin, 'subPost', section._id, { sectionName: 'Methode' })
    await save(admin, 'post', post._id, { title: 'Falsch' })
    const { history } = await admin.history.showHistory({ entity: 'post', entityId: post._id })
    expect(history[0]).toMatchObject({ entity: 'translation', after: { lang: 'de' } })
    await admin.history.restore({ historyId: history[0]?._id ?? '' })
    const read = async () => (await visitor.post.getSinglePost({ id: post._id, lang })).post
    expect(await read()).toMatchObject({ title: 'Schlaf' })
    await admin.post.deletePost({ postId: post._id, categoryId: post.category._id })
    const gone = admin.translation.getTranslation({ entity: 'post', id: post._id, lang })
    expect((await refusalOf(gone)).status).toBe(404)
    await admin.trash.restore({ entity: 'post', id: post._id })
    expect(await read()).toMatchObject({ title: 'Schlaf', subPost: [{ sectionName: 'Methode' }] })
    await admin.post.deletePost({ postId: post._id, categoryId: post.category._id })
    await admin.trash.deleteForGood({ entity: 'post', id: post._id })
    const { queries } = app.services.database
    expect(await queries.selectFrom('translation').select('_id').execute()).toEqual([])
    const told = await queries.selectFrom('journal').select(['before', 'after', 'rows']).execute()
    expect(JSON.stringify(told)).not.toContain('Schlaf')
  })

  testOnce('of a list item follows the item', async () => {
    const { admin, visitor } = await bilingual()
    const position = { title: 'Student', team: '', from: '2020', until: '2021' }
    const { _id: id } = await makeProfile(admin, {
      positions: [position, { ...position, title: 'Fellow', from: '2021', until: '' }],
    })
    const { fields } = await fieldsOf(admin, 'profile', id)
    const names = Object.keys(fields).filter((name) => name.startsWith('positions.'))
    expect(names).toHaveLength(2)
    const [student = ''] = names
    await save(admin, 'profile', id, { [student]: 'Studentin' })
    const read = async () => (await visitor.profile.getSingleProfile({ id, lang })).profile
    expect((await read()).positions).toMatchObject([{ title: 'Studentin' }, { title: 'Fellow' }])
    // Old clients send no names of items.
    await admin.profile.updateProfile({
      profileId: id,
      positions: [{ ...position, title: 'Fellow', from: '2021', until: '' }, position],
    })
    expect((await read()).positions).toMatchObject([{ title: 'Fellow' }, { title: 'Studentin' }])
    await admin.profile.updateProfile({
      profileId: id,
      positions: [
        { ...position, title: 'Fellow', from: '2021', until: '' },
        { ...position, title: 'PhD student' },
      ],
    })
    expect((await fieldsOf(admin, 'profile', id)).fields[student]).toMatchObject({
      source: 'PhD student',
      text: 'Studentin',
      state: 'outdated',
    })
  })
})

describeOnce('a translation that cannot be', () => {
  const site = shareSite()
  let id = ''
  beforeAll(async () => {
    const { admin } = site()
    await admin.site.updateLanguages({ languages: ['en', 'de', 'fr'] })
    id = (await makePost(admin))._id
  })

  test.for<[string, object, number, string?]>([
    ['a kind that has no texts', { entity: 'logo' }, 400, 'entity'],
    ['a kind that is none', { entity: 'x' }, 400, 'entity'],
    ['an entry that is none', { id: unknownId }, 404],
    ['the main language', { lang: 'en' }, 400, 'lang'],
    ['a language that is not chosen', { lang: 'es' }, 400, 'lang'],
    ['a code that is none', { lang: 'german' }, 400, 'lang'],
    ['a field that is not translated', { fields: { image: 'x' } }, 400, 'fields.image'],
    ['a field that is none', { fields: { __proto: 'x' } }, 400, 'fields.__proto'],
    ['a text that is far too long', { fields: { title: 'x'.repeat(3_000) } }, 400, 'fields.title'],
    ['a text that no database keeps', { fields: { title: '\u0000' } }, 400, 'fields.title'],
  ])('is rejected for %s', async ([, wrong, status, path]) => {
    const { app, token } = site()
    const body = { entity: 'post', id, lang, fields: { title: 'x' }, ...wrong }
    const answer = await app.fetch('/api/v1/translation/saveTranslation', {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { errors } = await answer.json()
    expect([answer.status, errors?.[0]?.path]).toEqual([status, path])
  })
})

test('only the row with an unsupported character is rejected', async () => {
  const { admin } = await bilingual()
  const table = `entity,id,field,source,text,state\r\nnoth\u0000ing,${unknownId},title,x,y,missing`
  const file = new File([table], 'de.csv', { type: 'text/csv' })
  expect(await admin.translation.import({ lang, file })).toMatchObject({
    saved: 0,
    refused: [{ line: 2, reason: 'There is no such entry' }],
  })
})

describeOnce('the list of what is left', () => {
  test('counts texts, and lists missing and outdated ones', async () => {
    const { admin } = await bilingual()
    const overview = (entity: string) => admin.translation.overview({ lang, entity })
    const before = await overview('post')
    const post = await makePost(admin, { title: 'Sleep' })
    const milestone = await makeMilestone(admin, post._id, { title: 'First' })
    await save(admin, 'post', post._id, { title: 'Schlaf', content: 'Lang' })
    await admin.post.updatePost({ postId: post._id, content: 'At greater length' })
    const after = await overview('post')
    expect(after.entries).toEqual([
      { entity: 'post', id: post._id, field: 'shortDesc', title: 'Sleep', state: 'missing' },
      { entity: 'post', id: post._id, field: 'content', title: 'Sleep', state: 'outdated' },
    ])
    expect(after.done - before.done).toBe(1)
    expect(after.outdated).toBe(1)
    expect(after.total).toBe(after.done + after.missing + after.outdated)
    const { entries } = await overview('milestone')
    expect(entries).toContainEqual({
      entity: 'milestone',
      id: milestone._id,
      field: 'title',
      title: 'First',
      state: 'missing',
    })
  })

  test('an unedited export changes nothing when imported', async () => {
    const { app, admin, token } = await bilingual()
    const post = await makePost(admin, { title: 'Sleep', content: 'Short' })
    await save(admin, 'post', post._id, { title: 'Schlaf', content: 'Kurz' })
    await admin.post.updatePost({ postId: post._id, content: 'At greater length' })
    const counts = async () => {
      const { total, done, missing, outdated } = await admin.translation.overview({ lang })
      return { total, done, missing, outdated }
    }
    const before = await counts()
    expect(before.outdated).toBe(1)
    const answer = await fetch(`${app.origin}/api/v1/translation/export?lang=de`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const table = await answer.text()
    const send = (text: string) =>
      admin.translation.import({ lang, file: new File([text], 'de.csv', { type: 'text/csv' }) })
    expect(await send(table)).toEqual({
      success: true,
      message: 'OK',
      saved: 0,
      unchanged: before.total,
      samples: expect.any(Array),
      refused: [],
    })
    expect(await counts()).toEqual(before)
    const confirmed = table.replace(
      'At greater length,Kurz,outdated',
      'At greater length,Kurz,done',
    )
    expect(await send(confirmed)).toMatchObject({ saved: 1, unchanged: before.total - 1 })
    expect((await counts()).outdated).toBe(0)
  })

  test('is exported and imported as a table, row by row', async () => {
    const { app, admin, token } = await bilingual()
    const post = await makePost(admin, { title: '=SUM(1)', shortDesc: 'One, "two"\nthree' })
    const answer = await fetch(`${app.origin}/api/v1/translation/export?lang=de`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.headers.get('content-type')).toContain('text/csv')
    const csv = await answer.text()
    expect(csv.split('\r\n')[0]).toBe('entity,id,field,source,text,state')
    expect(csv).toContain(`post,${post._id},title,'=SUM(1),,missing`)
    const send = (text: string) =>
      admin.translation.import({ lang, file: new File([text], 'de.csv', { type: 'text/csv' }) })
    const header = 'entity,id,field,source,text,state\r\n'
    const rows = [
      `post,${post._id},title,'=SUM(1),'=SUMME(1),missing`,
      `post,${post._id},shortDesc,"One, ""two""\nthree","Eins, ""zwei""\ndrei",missing`,
      `post,${post._id},content,Older words,Alte Worte,missing`,
      `post,${unknownId},title,x,y,missing`,
      `post,${post._id},image,x,y,missing`,
      // No database stores this character.
      `noth\u0000ing,${post._id},title,x,y,missing`,
      `post,${post._id},title,'=SUM(1),,missing`,
    ]
    const first = await send(header + rows.join('\r\n'))
    expect(first).toMatchObject({
      saved: 3,
      unchanged: 1,
      refused: [
        { line: 7, reason: 'There is no such entry' },
        { line: 8, reason: '“image” is no text of this entry' },
        { line: 9, reason: 'There is no such entry' },
      ],
    })
    const { fields } = await fieldsOf(admin, 'post', post._id)
    expect(fields).toMatchObject({
      title: { text: '=SUMME(1)', state: 'done' },
      shortDesc: { text: 'Eins, "zwei"\ndrei', state: 'done' },
      content: { text: 'Alte Worte', state: 'outdated', from: 'Older words' },
    })
    expect(await send(header + rows.slice(0, 2).join('\r\n'))).toMatchObject({
      saved: 0,
      unchanged: 2,
    })
    const gone = `![](/media/${'0'.repeat(32)}-10x10-ffffff.webp)`
    expect(await send(`${header}post,${post._id},content,,${gone},missing`)).toMatchObject({
      saved: 0,
      refused: [{ line: 2, reason: 'This file is no longer there. Please upload it again.' }],
    })
    const markup = '<script>alert(1)</script>'
    expect(await send(`${header}${markup},${markup},${markup},,${markup},`)).toMatchObject({
      saved: 0,
      refused: [{ line: 2, reason: 'There is no such entry' }],
    })
    expect(await send(`${header}post,${post._id},title,"x,y,z\r\n`)).toMatchObject({
      saved: 0,
      refused: [{ line: 2 }],
    })
    for (const broken of ['', 'a,b\r\n1,2', header + 'a\n'.repeat(1_000_000)]) {
      const refused = await refusalOf(send(broken))
      expect(refused).toMatchObject({ status: 400, errors: [{ path: 'file' }] })
    }
  })
})

test('the search finds translated texts and fallbacks', async () => {
  const { admin, visitor } = await bilingual()
  const post = await makePost(admin, { title: 'Sleep', shortDesc: 'Pillows' })
  await makeSubPost(admin, post._id)
  const find = async (q: string, asked?: string, kind: 'project' | 'page' = 'project') =>
    (await visitor.search.find({ q, lang: asked, kind })).results.map(({ title }) => title)
  expect(await find('Schlaf', lang)).toEqual([])
  await save(admin, 'post', post._id, { title: 'Schlaf', content: 'Über **Träume**' })
  expect(await find('Schlaf', lang)).toEqual(['Schlaf'])
  expect(await find('traum', lang)).toEqual(['Schlaf'])
  expect(await find('pillows', lang)).toEqual(['Schlaf'])
  expect(await find('Schlaf')).toEqual([])
  expect(await find('Schlaf', 'fr')).toEqual([])
  expect(await find('sleep')).toEqual(['Sleep'])
  // Built-in pages are found by their texts in that language.
  expect(await find('Publikationen', lang, 'page')).toContain('Publikationen')
  const { results } = await visitor.search.find({ q: 'pillows', lang })
  expect(results).toMatchObject([{ title: 'Schlaf', untranslated: ['excerpt'] }])
})

test('a result in a fallback language is marked as such, also for built-in pages', async () => {
  const { admin, visitor } = await bilingual()
  await admin.site.updateLanguages({ languages: ['en', 'de', 'fi'] })
  await makeProfile(admin, { name: 'Ada', about: 'Ada studies quaggas.\n\nShe has three.' })
  const found = async (q: string, asked: string) =>
    (await visitor.search.find({ q, lang: asked })).results.map((each) => each.untranslated)
  expect(await found('quaggas', lang)).toEqual([['excerpt']])
  expect((await found('electrocardiogram', 'fi'))[0]).toEqual(['title', 'excerpt'])
  expect((await found('Elektrokardiogramm', lang))[0]).toEqual([])
})

test('the search links to pages in the requested language', async () => {
  const { admin, visitor } = await bilingual()
  const post = await makePost(admin, { title: 'Home of sleep' })
  const urlsIn = async (asked?: string) => {
    const { results } = await visitor.search.find({ q: 'home', lang: asked })
    return results.map(({ url }) => url)
  }
  const main = await urlsIn()
  expect(main).toContain(`/project/${post._id}/home-of-sleep`)
  expect(await urlsIn('en')).toEqual(main)
  expect(await urlsIn(lang)).toContain(`/de/project/${post._id}/home-of-sleep`)
  const { results } = await visitor.search.find({ q: 'Startseite', lang, kind: 'page' })
  expect(results.map(({ url }) => url)).toContain('/de')
})

describe('another main language', () => {
  test('uses existing translations as its texts, or swaps them', async () => {
    const { admin, visitor } = await bilingual()
    const post = await makePost(admin, { title: 'Sleep' })
    const position = { title: 'Fellow', team: '', from: '2020', until: '' }
    const person = await makeProfile(admin, { name: 'Ada', positions: [position] })
    await save(admin, 'post', post._id, { title: 'Schlaf' })
    await save(admin, 'post', post._id, { title: 'Sommeil' }, { lang: 'fr' })
    const { fields } = await fieldsOf(admin, 'profile', person._id)
    const [fellow = ''] = Object.keys(fields)
    await save(admin, 'profile', person._id, { [fellow]: 'Stipendiat' })
    const titleIn = async (asked?: string) =>
      (await visitor.post.getSinglePost({ id: post._id, lang: asked })).post
    await admin.site.updateLanguages({ languages: ['de', 'en', 'fr'], swap: true })
    expect(await titleIn()).toMatchObject({ title: 'Schlaf', shortDesc: 'In short' })
    expect(await titleIn('en')).toMatchObject({ title: 'Sleep' })
    const { profile } = await visitor.profile.getSingleProfile({ id: person._id })
    expect(profile.positions).toMatchObject([{ title: 'Stipendiat' }])
    const { translation } = await admin.translation.getTranslation({
      entity: 'post',
      id: post._id,
      lang: 'fr',
    })
    expect(translation.fields.title).toMatchObject({ source: 'Schlaf', state: 'done' })
    await admin.site.updateLanguages({ languages: ['en', 'de', 'fr'] })
    expect(await titleIn()).toMatchObject({ title: 'Schlaf' })
    expect(await titleIn('de')).toMatchObject({ title: 'Schlaf', untranslated: expect.any(Array) })
  })
})

test('swapping main languages back and forth changes no text of the site', async () => {
  const { app, admin, visitor } = await bilingual()
  await admin.site.updateMenus({
    header: [
      { label: 'Home', target: '/' },
      { label: 'Our work', target: '/projects', labels: { de: 'Unsere Arbeit' } },
      { label: 'About', target: '/about' },
    ],
  })
  const gallery = [
    { picture: 'gallery-2', alt: 'Coronal slice' },
    { picture: 'gallery-1', alt: 'Axial slice' },
  ]
  const words = { 'projects.title': 'Our work', 'home.heading': 'Sleep', 'home.gallery': gallery }
  await admin.site.updateContent({ fields: words })
  await admin.site.publishContent({})
  const inGerman = { 'projects.title': 'Unsere Arbeit', 'team.title': 'Wir' }
  await admin.site.updateContent({ fields: inGerman, lang })
  await admin.site.publishContent({ lang })
  await admin.frontPage.createFrontPage({ title: 'A' })
  const shownIn = async (asked: string) => {
    const { shown } = await visitor.site.getMenus({ lang: asked })
    const labels = Object.values(shown).map((items) =>
      items.map(({ label, target }) => [label, target]),
    )
    const pages = ['home', 'projects', 'team', 'frame'] as const
    const contents = await Promise.all(
      pages.map((page) => visitor.site.getContent({ page, lang: asked })),
    )
    return [labels, contents.map(({ content }) => content)]
  }
  const shown = async () => [await shownIn('en'), await shownIn('de'), await shownIn('fr')]
  const stored = async () => {
    const { queries } = app.services.database
    const rows = await queries.selectFrom('siteMenus').select('value').execute()
    const content = await queries
      .selectFrom('siteContent')
      .select(['_id', 'value'])
      .where('_id', '=', 'published')
      .execute()
    return [rows, content].flat().map(({ value }) => JSON.parse(value))
  }
  const before = await shown()
  const storedBefore = await stored()
  await admin.site.updateLanguages({ languages: ['de', 'en', 'fr'], swap: true })
  expect((await shown()).slice(0, 2)).toEqual(before.slice(0, 2))
  await admin.site.updateLanguages({ languages: ['en', 'de', 'fr'], swap: true })
  expect(await shown()).toEqual(before)
  expect(await stored()).toEqual(storedBefore)
})

test('a language without built-in texts has no additional translations after it was the main one', async () => {
  const { admin, visitor } = await bilingual()
  await admin.site.updateLanguages({ languages: ['en', 'de', 'fi'] })
  const header = [
    { label: 'Home', target: '/' },
    { label: 'Our work', target: '/projects', labels: { fi: 'Työmme' } },
  ]
  await admin.site.updateMenus({ header })
  await admin.site.updateContent({ fields: { 'projects.title': 'Projektit' }, lang: 'fi' })
  await admin.site.publishContent({ lang: 'fi' })
  const inFinnish = async () => {
    const { content, untranslated } = await visitor.site.getContent({ lang: 'fi' })
    const { shown } = await visitor.site.getMenus({ lang: 'fi' })
    return { content, untranslated: untranslated?.toSorted(), shown }
  }
  const before = await inFinnish()
  await admin.site.updateLanguages({ languages: ['fi', 'en', 'de'], swap: true })
  expect((await inFinnish()).content).toEqual(before.content)
  await admin.site.updateLanguages({ languages: ['en', 'de', 'fi'], swap: true })
  expect(await inFinnish()).toEqual(before)
})

describe('the texts of the site', () => {
  test('are translated into each language, first as a draft', async () => {
    const { admin, visitor } = await bilingual()
    const read = async (client: SalusClient) => client.site.getContent({ page: 'projects', lang })
    const first = await read(visitor)
    expect(first.content['projects.title']).toBe('Projekte')
    expect(first.untranslated).toEqual([])
    expect(first.draft).toBeUndefined()
    const { version } = await read(admin)
    const fields = { 'projects.title': 'Vorhaben' }
    const draft = await admin.site.updateContent({ fields, lang, version: version ?? 0 })
    expect(draft).toMatchObject({ draft: fields, content: { 'projects.title': 'Projekte' } })
    const late = admin.site.updateContent({ fields, lang, version: version ?? 0 })
    expect((await refusalOf(late)).status).toBe(409)
    await admin.site.publishContent({ lang })
    expect((await read(visitor)).content).toMatchObject(fields)
    expect((await visitor.site.getContent()).content['projects.title']).toBe('Projects')
    await admin.site.resetContent({ names: ['projects.title'], lang })
    expect((await read(visitor)).content).toMatchObject(fields)
    await admin.site.publishContent({ lang })
    expect((await read(visitor)).content['projects.title']).toBe('Projekte')
    const target = admin.site.updateContent({ fields: { 'frame.privacyTarget': '/x' }, lang })
    expect(await refusalOf(target)).toMatchObject({
      status: 400,
      errors: [{ path: 'fields.frame.privacyTarget' }],
    })
    const foreign = admin.site.updateContent({ fields, lang: 'es' })
    expect(await refusalOf(foreign)).toMatchObject({ status: 400, errors: [{ path: 'lang' }] })
  })

  testOnce('lists built-in translations as outdated if the source was changed', async () => {
    const { admin, visitor } = await bilingual()
    await admin.site.updateContent({ fields: { 'projects.title': 'Undertakings' } })
    await admin.site.publishContent({})
    const { content } = await visitor.site.getContent({ page: 'projects', lang })
    expect(content['projects.title']).toBe('Projekte')
    const { entries } = await admin.translation.overview({ lang, entity: 'siteContent' })
    expect(entries).toEqual([
      expect.objectContaining({ field: 'projects.title', state: 'outdated', id: 'published' }),
    ])
  })

  testOnce(
    'falls back without a built-in translation, and counts the text as missing',
    async () => {
      const { admin, visitor } = await startSite()
      await admin.site.updateLanguages({ languages: ['en', 'cy'] })
      const welsh = await visitor.site.getContent({ page: 'projects', lang: 'cy' })
      expect(welsh.content['projects.title']).toBe('Projects')
      expect(welsh.untranslated).toContain('projects.title')
      const { missing } = await admin.translation.overview({ lang: 'cy' })
      expect(missing).toBeGreaterThan(300)
    },
  )

  test('include menus and the tagline in each language', async () => {
    const { admin, visitor } = await bilingual()
    const items = [
      { label: 'Work', target: '/projects', labels: { de: 'Arbeit' } },
      { label: 'Team', target: '/team' },
      { label: 'Odd', target: '/about' },
    ]
    const saved = await admin.site.updateMenus({ header: items })
    expect(saved.menus.header).toEqual(items)
    const { shown } = await visitor.site.getMenus({ lang })
    expect(shown.header).toEqual([
      { label: 'Arbeit', target: '/projects', untranslated: [] },
      { label: 'Team', target: '/team', untranslated: [] },
      { label: 'Odd', target: '/about', untranslated: ['label'] },
    ])
    expect((await visitor.site.getMenus()).shown.header[0]).toEqual({
      label: 'Work',
      target: '/projects',
    })
    const wrong = admin.site.updateMenus({
      header: [{ label: 'Work', target: '/projects', labels: { es: 'Obra' } }],
    })
    expect(await refusalOf(wrong)).toMatchObject({ errors: [{ path: 'header.0.labels.es' }] })
    const { brand } = await admin.site.updateBrand({ tagline: 'Care', taglines: { de: 'Sorge' } })
    expect(brand).toMatchObject({ tagline: 'Care', taglines: { de: 'Sorge' } })
    expect((await visitor.site.getBrand({ lang })).brand).toMatchObject({ tagline: 'Sorge' })
    const { settings } = await visitor.settings.getSettings({ lang })
    expect(settings).toMatchObject({ tagline: 'Sorge', untranslated: ['description'] })
    expect((await visitor.site.getBrand({ lang: 'fr' })).brand).toMatchObject({
      tagline: 'Care',
      untranslated: ['tagline'],
    })
  })

  test('translations of menu items with equal targets survive reordering', async () => {
    const { admin, visitor } = await bilingual()
    const say = (label: string, de: string) => ({ label, target: '/team', labels: { de } })
    const header = [say('Doctors', 'Ärzte'), say('Nurses', 'Pflege'), say('Students', 'Lernende')]
    await admin.site.updateMenus({ header })
    const labelsIn = async (asked: string) =>
      (await visitor.site.getMenus({ lang: asked })).shown.header.map(({ label }) => label)
    const send = (labels: readonly string[]) =>
      admin.site.updateMenus({ header: labels.map((label) => ({ label, target: '/team' })) })
    await send(['Students', 'Doctors', 'Nurses'])
    expect(await labelsIn('de')).toEqual(['Lernende', 'Ärzte', 'Pflege'])
    await send(['Doctors', 'Nurses'])
    expect(await labelsIn('de')).toEqual(['Ärzte', 'Pflege'])
    await send(['Doctors', 'Carers'])
    expect(await labelsIn('de')).toEqual(['Ärzte', 'Pflege'])
    await send(['Doctors', 'Carers', 'Guests'])
    expect((await labelsIn('de')).slice(0, 2)).toEqual(['Ärzte', 'Pflege'])
  })
})

test('a blank translation is missing, and removes the previous one', async () => {
  const { admin, visitor } = await bilingual()
  const post = await makePost(admin, { title: 'Sleep' })
  const blanks = ' \t\u00a0\n'
  for (const status of ['draft', 'published'] as const) {
    const { translation } = await save(admin, 'post', post._id, { title: blanks }, { status })
    expect(translation.fields.title).toMatchObject({ text: '', state: 'missing' })
  }
  await save(admin, 'post', post._id, { title: 'Schlaf' })
  await save(admin, 'post', post._id, { title: blanks })
  const { post: german } = await visitor.post.getSinglePost({ id: post._id, lang })
  expect(german).toMatchObject({ title: 'Sleep', untranslated: expect.arrayContaining(['title']) })
})

test.for(['\t', '\n', '\r\n', ' ', '\u00a0'])(
  'a text surrounded by %j survives export and import',
  async (blank) => {
    const { app, admin, token } = await bilingual()
    const around = (text: string) => `${blank}${text}${blank}`
    const post = await makePost(admin, { title: 'Sleep', content: around('Long') })
    await save(admin, 'post', post._id, { content: around('Lang') })
    const response = await fetch(`${app.origin}/api/v1/translation/export?lang=${lang}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const file = new File([await response.text()], 'de.csv', { type: 'text/csv' })
    expect(await admin.translation.import({ lang, file })).toMatchObject({ saved: 0, refused: [] })
  },
)

test.for<[string, (text: string) => Uint8Array<ArrayBuffer>]>([
  ['Windows-1252', (text) => new Uint8Array(Buffer.from(text.replaceAll('€', '\u0080'), 'latin1'))],
  ['UTF-16', (text) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
  ['UTF-8', (text) => new Uint8Array(Buffer.from(text))],
])('a table in %s keeps its characters', async ([, encode]) => {
  const { admin } = await bilingual()
  const post = await makePost(admin, { title: 'Sleep' })
  const text = 'Schlafmüdigkeit für 5 €'
  const table = `entity,id,field,source,text,state\r\npost,${post._id},title,Sleep,${text},missing`
  const file = new File([encode(table)], 'de.csv', { type: 'text/csv' })
  const read = await admin.translation.import({ lang, file, dryRun: true })
  expect(read).toMatchObject({ saved: 1, samples: [text] })
  expect((await fieldsOf(admin, 'post', post._id)).fields.title).toMatchObject({ state: 'missing' })
  const imported = await admin.translation.import({ lang, file })
  expect(imported).toMatchObject({ saved: 1, samples: [text], refused: [] })
  const { fields } = await fieldsOf(admin, 'post', post._id)
  expect(fields.title).toMatchObject({ text, state: 'done' })
})
