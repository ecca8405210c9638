import { expect, test } from 'vitest'
import { startSession } from '#server/testing/bare-session.ts'
import { eventually } from '#server/testing/eventually.ts'
import { codeOf } from '#server/testing/second-factor.ts'

/** Clients rely on these names, fields and statuses: they are written out here, whatever the contract says. */
const start = async () => {
  const session = await startSession()
  const { app } = session
  const tokens = {
    admin: await app.adminToken(),
    editor: await app.tokenOf('editor@salus.example', 'Editor'),
    visitor: undefined,
  }
  const as = (who: keyof typeof tokens) => session.use(tokens[who])
  as('editor')
  const { data: category } = await session.send('POST', '/category/addCategory', {
    name: 'Imaging',
  })
  const texts = { shortDesc: 'In short', content: 'At length', category: category._id }
  const addPost = async (title: string, fields: object = {}) =>
    (await session.send('POST', '/post/createPost', { title, ...texts, ...fields })).data
  const addPaper = async (title: string, fields: object = {}) =>
    (
      await session.send('POST', '/publication/addPublication', {
        ...{ title, authors: 'Ada Lovelace, Jane Doe', publicationDate: '2024-03-01' },
        ...{ publicationType: 'Article', publicationLink: 'https://example.org/1' },
        ...{ publicationSummary: 'Sum', ...fields },
      })
    ).data
  return { ...session, as, tokens, category, texts, addPost, addPaper }
}

const nobody = '01hzzzzzzzzzzzzzzzzzzzzzzz'

test('content, brand and menus of the site', async () => {
  const { get, send, form, status, as } = await start()
  as('visitor')
  const open = await get('/site/getContent?page=home')
  expect(open.content['home.heading']).toBe(open.defaults['home.heading'])
  expect(open.draft).toBeUndefined()
  expect(await status('GET', '/site/getContent?page=nowhere')).toBe(400)
  expect(await status('PUT', '/site/updateContent', { fields: {} })).toBe(401)

  as('editor')
  const fields = { 'home.heading': 'Ours' }
  const { version } = await send('PUT', '/site/updateContent', { fields, version: 0 })
  expect(await status('PUT', '/site/updateContent', { fields, version: 0 })).toBe(409)
  const draft = await get('/site/getContent')
  expect(draft.draft['home.heading']).toBe('Ours')
  expect(draft.content['home.heading']).not.toBe('Ours')
  expect(version).toBe(draft.version)
  await send('POST', '/site/publishContent', {})
  expect((await get('/site/getContent')).content['home.heading']).toBe('Ours')
  const reset = await send('DELETE', '/site/resetContent', { names: ['home.heading'] })
  expect(reset.draft['home.heading']).toBe(open.defaults['home.heading'])

  const { brand } = await form('PUT', '/site/updateBrand', [
    ...Object.entries({ name: 'Group', shortName: 'G', tagline: 'Line', accent: '#aa3300' }),
    ...Object.entries({ sharePictures: 'true', intro: '0', transition: '' }),
  ])
  expect(brand).toMatchObject({ name: 'Group', shortName: 'G', tagline: 'Line', accent: '#aa3300' })
  expect(brand).toMatchObject({ sharePictures: true, intro: 0, transition: null })
  expect(brand.colors.light).toEqual(expect.any(Object))
  expect((await get('/site/getBrand')).brand).toEqual(brand)
  expect(await status('PUT', '/site/updateBrand', { accent: 'red' })).toBe(400)

  const header = [
    { label: 'Team', target: '/team' },
    { label: 'Soon', target: '' },
  ]
  expect((await send('PUT', '/site/updateMenus', { header })).menus.header).toEqual(header)
  const { menus } = await get('/site/getMenus')
  expect(Object.keys(menus)).toEqual(
    expect.arrayContaining(['header', 'more', 'contact', 'footer']),
  )
})

test('pages of one’s own', async () => {
  const { get, send, status, as } = await start()
  const fields = { title: 'Imprint', path: '/imprint', content: '# Us', inSitemap: false }
  const { data } = await send('POST', '/page/createPage', fields)
  expect(data).toMatchObject({ ...fields, status: 'published', publishAt: '', unpublishAt: '' })
  expect(await status('POST', '/page/createPage', { title: 'Team', path: '/team' })).toBe(400)
  await send('PUT', '/page/updatePage', { pageId: data._id, path: '/legal/imprint' })
  await send('PUT', '/page/updatePage', { _id: data._id, title: 'Legal' })
  as('visitor')
  expect((await get('/page/pages')).pages).toMatchObject([{ title: 'Legal' }])
  expect((await get('/page/getPage?path=/legal/imprint')).page._id).toBe(data._id)
  expect(await status('GET', '/page/getPage?path=/nowhere')).toBe(404)
  as('editor')
  await send('DELETE', '/page/deletePage', { _id: data._id })
  expect((await get('/page/pages?status=all')).pages).toEqual([])
})

test('publications with all that goes beyond the specification', async () => {
  const { get, send, status, addPost, addPaper, form } = await start()
  const { data: ada } = await send('POST', '/profile/createProfile', { name: 'Ada Lovelace' })
  const post = await addPost('Glioma')
  const paper = await addPaper('Borders', {
    ...{ doi: '10.5555/1', keywords: ['EEG', 'sleep'], projects: [post._id], featured: true },
    links: [{ kind: 'code', url: 'https://example.org/code' }],
    versions: [{ kind: 'preprint', title: 'Borders', publicationDate: '2023-01-01' }],
  })
  expect(paper.authorList).toMatchObject([{ profileId: ada._id }, { name: 'Jane Doe' }])
  const one = await get(`/publication/getSinglePublication/${paper._id}`)
  expect(one.publication).toEqual(one.data)
  const list = await get(
    `/publication/showAllPublications?year=2024&type=Article&person=${ada._id}&project=${post._id}&topic=eeg&q=borders&limit=5&offset=0`,
  )
  expect(list).toMatchObject({ total: 1, publications: [{ _id: paper._id }] })
  expect(Object.keys(list.facets).toSorted()).toEqual(
    ['person', 'project', 'topic', 'type', 'year'].toSorted(),
  )
  expect(list.facets.year).toEqual([{ value: '2024', label: '2024', count: 1 }])
  expect((await get('/publication/showAllPublications?q=bord%20lovel')).total).toBe(1)
  expect((await get('/publication/showAllPublications?topic=sle')).total).toBe(0)

  // An unchanged text leaves the list; a list writes the text.
  const listed = { id: paper._id, authorList: [{ name: 'Jane Doe', isCorresponding: true }] }
  expect((await send('PUT', '/publication/updatePublication', listed)).data.authors).toBe(
    'Jane Doe',
  )
  const same = { id: paper._id, authors: 'Jane Doe' }
  const kept = await send('PUT', '/publication/updatePublication', same)
  expect(kept.data.authorList).toMatchObject([{ isCorresponding: true }])

  const update = (fields: object) =>
    status('PUT', '/publication/updatePublication', { id: paper._id, ...fields })
  for (const wrong of [
    { doi: 'nonsense' },
    { links: [{ kind: 'gossip', url: 'https://example.org' }] },
    { datePrecision: 'hour' },
    { authorList: [{ name: 'X', profileId: nobody }] },
    { projects: [nobody] },
  ]) {
    expect([wrong, await update(wrong)]).toEqual([wrong, 400])
  }
  expect(await status('PUT', '/profile/updateProfile', { profileId: ada._id, orcid: '1' })).toBe(
    400,
  )

  const other = await addPaper('Borders again', { venue: 'Journal' })
  const merged = await send('POST', '/publication/mergePublications', {
    ...{ keepId: paper._id, mergeId: other._id },
  })
  expect(merged.data).toMatchObject({ _id: paper._id, venue: 'Journal' })

  const { importId } = await form('POST', '/publication/previewImport', [
    ['text', '@article{a, title={One work}, author={Doe, Jane}, year=2020}'],
    ['file', new File(['@article{b, title={Two}, year=2020}'], 'b.bib')],
  ])
  const rest = async (state: string) =>
    eventually(async () => {
      const found = (await get(`/publication/getImport?importId=${importId}`)).import
      expect(found.state).toBe(state)
      return found
    })
  const preview = await rest('ready')
  expect(preview).toMatchObject({
    ...{ done: 2, total: 2 },
    entries: [
      { index: 0, status: 'new', matches: [], line: 1, publication: { title: 'One work' } },
      { index: 1, status: 'failed', reason: expect.stringContaining('author'), line: 1 },
    ],
  })
  expect((await send('POST', '/publication/import', { importId })).import.importId).toBe(importId)
  await rest('saved')
  expect((await send('POST', '/publication/undoImport', { _id: importId })).import).toBeDefined()
  await rest('undone')
  expect(await status('GET', `/publication/getImport?importId=${nobody}`)).toBe(404)
})

test('people', async () => {
  const { get, send, addPost, addPaper, as } = await start()
  const { data: ada } = await send('POST', '/profile/createProfile', {
    ...{ name: 'Ada Lovelace', orcid: '0000-0002-1825-0097', pronouns: 'she/her' },
    ...{ otherNames: ['A. Lovelace'], nextPosition: 'Elsewhere' },
    positions: [{ title: 'Student', team: 'Imaging', from: '2019', until: '2021-06' }],
  })
  expect(ada.isAlumni).toBe(true)
  await addPost('Glioma', { contributors: [ada._id] })
  await addPaper('Borders')
  const { data: set } = await send('PUT', '/profile/updateProfile', {
    ...{ _id: ada._id, isAlumni: false },
  })
  expect(set.isAlumni).toBe(false)
  as('visitor')
  const { profile } = await get(`/profile/getSingleProfile/${ada._id}`)
  expect(profile.projects).toMatchObject([{ title: 'Glioma' }])
  expect(profile.publications).toMatchObject([{ title: 'Borders' }])
})

test('search', async () => {
  const { get, status, addPost, as } = await start()
  const post = await addPost('Outlining glioma')
  const secret = await addPost('Glioma unpublished', { status: 'draft' })
  const found = await get('/search/find?q=gliom%20outl&kind=project&limit=3')
  const [first] = found.results
  expect(first).toMatchObject({ kind: 'project', _id: post._id, title: 'Outlining glioma' })
  expect(first.url).toBe(`/project/${post._id}/outlining-glioma`)
  expect(first).toMatchObject({ excerpt: expect.any(String), marks: expect.any(Array) })
  expect(found).toMatchObject({ total: 1, suggestions: expect.any(Array) })
  const idsOf = (answer: { results: { _id: string }[] }) => answer.results.map(({ _id }) => _id)
  expect(idsOf(await get('/search/find?q=glioma'))).toContain(secret._id)
  as('visitor')
  expect(idsOf(await get('/search/find?q=glioma'))).toEqual([post._id])
  // A swap of neighbours, and signs that count as blanks.
  expect(idsOf(await get('/search/find?q=glioam'))).toEqual([post._id])
  expect(
    idsOf(await get(`/search/find?q=${encodeURIComponent('"outlining" AND -glioma*')}`)),
  ).toEqual([post._id])
  expect(await status('GET', '/search/find?q=x&kind=planet')).toBe(400)
})

test('drafts, previews and the trash', async () => {
  const { get, send, status, raw, addPost, as, tokens } = await start()
  const post = await addPost('Old')
  const named = { entity: 'post', id: post._id }
  const save = { ...named, fields: { title: 'New' }, version: post.version }
  const { draft } = await send('PUT', '/draft/saveDraft', save)
  expect(draft).toMatchObject({ ...named, fields: { title: 'New' } })
  // Later ones name the version of the draft.
  const stale = { ...save, version: draft.version + 1 }
  expect(await status('PUT', '/draft/saveDraft', stale)).toBe(409)
  expect((await get(`/draft/getDraft?entity=post&_id=${post._id}`)).draft).toEqual(draft)
  expect((await get(`/post/getSinglePost/${post._id}`)).post.title).toBe('Old')
  const shared = await send('POST', '/preview/sharePreview', named)
  expect(shared).toMatchObject({ url: expect.stringContaining(`/preview/${shared.token}`) })
  expect(Date.parse(shared.expiresAt)).toBeGreaterThan(0)
  await send('DELETE', '/preview/revokePreview', { token: shared.token })
  await send('POST', '/draft/publishDraft', { ...named, version: draft.version })
  expect((await get(`/post/getSinglePost/${post._id}`)).post.title).toBe('New')
  await send('PUT', '/draft/saveDraft', { ...named, fields: { title: 'Newer' } })
  await send('DELETE', '/draft/discardDraft', { entity: 'post', _id: post._id })
  expect(await status('GET', `/draft/getDraft?entity=post&id=${post._id}`)).toBe(404)

  await send('DELETE', '/post/deletePost', { postId: post._id, categoryId: post.category._id })
  const { trash } = await get('/trash/showTrash')
  expect(trash).toEqual([
    {
      ...{ entity: 'post', id: post._id, title: 'New', deletedBy: expect.any(String) },
      ...{ deletedAt: expect.any(String), until: expect.any(String) },
    },
  ])
  expect(Date.parse(trash[0].until) - Date.parse(trash[0].deletedAt)).toBe(30 * 24 * 3_600_000)
  await send('POST', '/trash/restore', named)
  await send('DELETE', '/post/deletePost', { postId: post._id, categoryId: post.category._id })
  await send('DELETE', '/category/deleteCategory', { categoryId: post.category._id })
  expect(await status('POST', '/trash/restore', named)).toBe(409)
  await send('DELETE', '/trash/deleteForGood', named)
  expect((await get('/trash/showTrash')).trash).toMatchObject([{ entity: 'category' }])

  // What only some may see is kept by nobody on the way.
  const hidden = await send('POST', '/publication/addPublication', { title: 'X', status: 'draft' })
  expect(hidden.data).toMatchObject({ status: 'draft', publishAt: '', unpublishAt: '' })
  const list = '/publication/showAllPublications?status=all'
  const answer = await raw(list)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect((await answer.json()).total).toBe(1)
  as('visitor')
  expect((await get(list)).total).toBe(0)
  as('editor')
  const publish = { id: hidden.data._id, status: 'published' }
  expect(await status('PUT', '/publication/updatePublication', publish)).toBe(400)
  const soon = { id: hidden.data._id, status: 'published', publishAt: '2999-01-01T00:00:00Z' }
  expect(await status('PUT', '/publication/updatePublication', soon)).toBe(400)
  expect(tokens.editor).toBeDefined()
})

test('roles, suggestions and a second factor', async () => {
  const { get, send, status, addPost, as, use, app, tokens } = await start()
  const post = await addPost('Glioma')
  const { data: grace } = await send('POST', '/profile/createProfile', { name: 'Grace' })
  for (const [method, path] of [
    ['POST', '/administrator/invite'],
    ['DELETE', '/settings/removeExampleContent'],
  ] as const) {
    expect([path, await status(method, path, {})]).toEqual([path, 403])
  }
  for (const path of ['/message/showAllMessages', '/newsletter/showAllSubscribers'])
    expect(await status('GET', path)).toBe(200)

  const member = await app.tokenOf('grace@salus.example', 'Member', grace._id)
  use(member)
  for (const path of ['/message/showAllMessages', '/overview/getOverview', '/trash/showTrash'])
    expect([path, await status('GET', path)]).toEqual([path, 403])
  const fields = { postId: post._id, description: 'It runs' }
  await send('POST', '/suggestion/suggest', { entity: 'researchProgress', fields })
  const about = { entity: 'profile', id: grace._id, fields: { about: 'Compilers' } }
  await send('POST', '/suggestion/suggest', about)
  as('editor')
  const { suggestions } = await get('/suggestion/showSuggestions')
  expect(suggestions).toMatchObject([{ entity: 'researchProgress', fields }, { entity: 'profile' }])
  await send('PUT', '/suggestion/accept', { suggestionId: suggestions[0]._id, note: 'Thanks' })
  await send('PUT', '/suggestion/decline', { suggestionId: suggestions[1]._id, note: 'Later' })

  as('admin')
  const invite = (input: object) => status('POST', '/administrator/invite', input)
  expect(await invite({ email: 'a@salus.example', role: 'Member' })).toBe(400)
  expect(await invite({ email: 'a@salus.example', role: 'Chief' })).toBe(400)
  expect(await invite({ email: 'a@salus.example', role: 'Editor' })).toBe(200)
  const { administrators } = await get('/administrator/showAllAdministrators')
  const typeOf = new Map<string, { _id: string; userType: string }>(
    administrators.map((each: { email: string }) => [each.email, each]),
  )
  expect(typeOf.get('editor@salus.example')?.userType).toBe('Editor')
  const own = administrators.find((each: { isYou: boolean }) => each.isYou)
  const demote = { accountId: own._id, role: 'Editor' }
  expect(await status('PUT', '/administrator/changeRole', demote)).toBe(409)

  // A second factor, from the beginning to the end.
  const email = 'ada@second.example'
  const password = 'a few words in a row'
  use()
  await send('POST', '/auth/sendotp', { email })
  const otp = app.mailbox.codeFor(email)
  await send('POST', '/auth/signup', {
    ...{ username: 'Ada', email, password, confirmPassword: password, otp },
  })
  as('admin')
  const waiting = (await get('/administrator/showAllAdministrators')).administrators.find(
    (each: { email: string }) => each.email === email,
  )
  await send('PUT', '/administrator/approve', { accountId: waiting._id, role: 'Editor' })
  use()
  const { token, needsSecondFactor } = await send('POST', '/auth/login', { email, password })
  expect(needsSecondFactor ?? false).toBe(false)
  use(token)
  const { secret, otpauthUrl } = await send('POST', '/auth/totp/begin', {})
  expect(otpauthUrl).toContain(secret)
  const { recoveryCodes } = await send('POST', '/auth/totp/confirm', { code: codeOf(app, secret) })
  use()
  const half = await send('POST', '/auth/login', { email, password })
  expect(half).toMatchObject({ needsSecondFactor: true, challenge: expect.any(String) })
  expect(half.token).toBeUndefined()
  const [recovery, another] = recoveryCodes
  const { challenge } = half
  const whole = await send('POST', '/auth/login', { challenge, code: recovery })
  use(whole.token)
  expect((await send('POST', '/auth/passkey/begin', {})).options.challenge).toBeDefined()
  await send('DELETE', '/auth/totp/remove', { password, code: another })
  use()
  expect((await send('POST', '/auth/login', { email, password })).token).toBeDefined()
  expect(tokens.admin).toBeDefined()
})

test('grants, the timeline and the newsletter', async () => {
  const { get, send, status, raw, addPost, addPaper, as } = await start()
  const post = await addPost('Glioma')
  const paper = await addPaper('Borders')
  const fields = {
    ...{ name: 'Contours', funder: 'Fund', funderId: 'https://ror.org/1', number: 'F-1' },
    ...{ from: '2024-01-01', until: '2026', amount: '1000 EUR' },
    ...{ people: [], projects: [post._id], publications: [paper._id] },
  }
  const { data: grant } = await send('POST', '/grant/createGrant', fields)
  expect(grant).toMatchObject(fields)
  await send('PUT', '/grant/updateGrant', { grantId: grant._id, number: 'F-2' })
  await send('POST', '/post/createMilestone', {
    ...{ postId: post._id, title: 'Aim', dueDate: '2024-05-01', status: 'completed' },
  })
  await send('POST', '/researchProgress/createResearchProgress', {
    ...{ postId: post._id, description: 'It runs' },
  })
  const span = `grantId=${grant._id}&from=2024-01-01&until=2024-12-31`
  const { report } = await get(`/grant/report?${span}`)
  expect(report.publications).toMatchObject([{ title: 'Borders' }])
  const csv = await raw(`/grant/report?${span}&format=csv`)
  expect([csv.status, csv.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])

  as('visitor')
  expect(await status('GET', `/grant/report?${span}`)).toBe(401)
  expect((await get('/grant/grants')).grants).toMatchObject([{ name: 'Contours', number: 'F-2' }])
  expect((await get(`/grant/getSingleGrant/${grant._id}`)).grant.name).toBe('Contours')
  expect((await get(`/publication/showAllPublications?grant=${grant._id}`)).total).toBe(1)
  const timeline = await get(
    `/research/timeline?project=${post._id}&category=${post.category._id}&limit=9&offset=0`,
  )
  expect(timeline.total).toBe(2)
  expect(timeline.entries).toMatchObject([
    { kind: 'progress', postId: post._id, state: 'done', date: expect.any(String) },
    { kind: 'milestone', postId: post._id, title: 'Aim', date: '2024-05-01', state: 'done' },
  ])
  expect((await get('/research/timeline?year=2024')).total).toBe(1)

  as('editor')
  const { data: issue } = await send('POST', '/newsletter/createIssue', {
    ...{ subject: 'News', content: 'Hello', include: [{ kind: 'publication', id: paper._id }] },
  })
  await send('PUT', '/newsletter/updateIssue', { issueId: issue._id, subject: 'More news' })
  await send('POST', '/newsletter/sendTest', { issueId: issue._id })
  const { data: sent } = await send('POST', '/newsletter/sendIssue', { issueId: issue._id })
  expect(sent).toMatchObject({ subject: 'More news', sent: 0, refused: 0, total: 0 })
  expect((await get('/newsletter/issues')).issues).toMatchObject([{ _id: issue._id }])
  expect(await status('POST', '/newsletter/sendIssue', { issueId: issue._id })).toBe(409)
  await send('DELETE', '/grant/deleteGrant', { grantId: grant._id })
})
