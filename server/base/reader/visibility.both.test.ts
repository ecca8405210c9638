import { describe, expect, test } from 'vitest'
import {
  makeCategory,
  makePost,
  makeProfile,
  startSite,
} from '#server/tools/testing/content/content.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { refusalsOf } from '#server/tools/testing/http/refusals.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const draft = { status: 'draft' } as const

/** Returns a time relative to the site's clock. */
const inSeconds = (seconds: number, now: Date) =>
  new Date(now.getTime() + seconds * 1_000).toISOString()

describe('a draft', () => {
  test('is in no list, count, facet or single read of visitors', async () => {
    const { admin, visitor } = await startSite()
    const person = await makeProfile(admin, draft)
    const project = await makePost(admin, { ...draft, contributors: [person._id] })
    const { data: paper } = await admin.publication.addPublication({
      ...publicationFields(),
      ...draft,
      projects: [project._id],
    })
    await admin.frontPage.createFrontPage({ title: 'Soon', ...draft })
    await admin.team.add({ name: 'Team', peoples: [person._id] })

    expect(await visitor.profile.profiles()).toMatchObject({ profiles: [], total: 0 })
    expect(await visitor.profile.profileNames()).toMatchObject({ profiles: [], total: 0 })
    expect(await visitor.post.getAllPosts()).toMatchObject({ posts: [], total: 0 })
    expect(await visitor.post.postTitles()).toMatchObject({ posts: [], total: 0 })
    expect(await visitor.frontPage.frontPages()).toMatchObject({ frontPages: [], total: 0 })
    const papers = await visitor.publication.showAllPublications()
    expect(papers).toMatchObject({ publications: [], total: 0 })
    expect(Object.values(papers.facets).flat()).toEqual([])
    expect((await visitor.team.all()).teams[0]?.peoples).toEqual([])
    expect((await visitor.team.teamNames()).teams[0]?.peoples).toEqual([])
    const { categories } = await visitor.category.showAllCategories()
    expect(categories.map(({ projects }) => projects)).toEqual([[]])
    const reads = [
      visitor.post.getSinglePost({ id: project._id }),
      visitor.profile.getSingleProfile({ id: person._id }),
      visitor.publication.getSinglePublication({ id: paper._id }),
      visitor.researchProgress.getResearchProgress({ postId: project._id }),
      visitor.contact.sendMessage({ email: 'v@example.org', message: 'x', postId: project._id }),
    ]
    for (const { status } of await refusalsOf(reads)) expect(status).toBe(404)
  })

  test('is not mentioned by published entries', async () => {
    const { admin, visitor } = await startSite()
    const person = await makeProfile(admin, { name: 'Hidden', ...draft })
    const hidden = await makePost(admin, draft)
    const shown = await makePost(admin, { contributors: [person._id] })
    const { data: paper } = await admin.publication.addPublication({
      ...publicationFields(),
      authorList: [{ name: 'H', profileId: person._id, isEqual: false, isCorresponding: false }],
      projects: [hidden._id, shown._id],
    })
    expect((await visitor.post.getSinglePost({ id: shown._id })).post.contributors).toEqual([])
    const single = await visitor.publication.getSinglePublication({ id: paper._id })
    expect(single.publication).toMatchObject({ projects: [shown._id], authorList: [{ name: 'H' }] })
    expect(JSON.stringify(single)).not.toContain(person._id)
    expect(single).toMatchObject({ people: [], projects: [{ _id: shown._id }] })
    const byHidden = { person: person._id }
    expect((await visitor.publication.showAllPublications(byHidden)).total).toBe(0)
  })

  test('is visible to editors who request all entries, and to nobody else', async () => {
    const { admin, app, visitor } = await startSite()
    const { _id: id } = await makePost(admin, draft)
    const editor = app.client(await app.tokenOf('ed@salus.example', 'Editor'))
    const all = { status: 'all' } as const
    expect((await editor.post.getAllPosts(all)).posts).toMatchObject([{ _id: id, ...draft }])
    expect((await editor.post.getSinglePost({ id, ...all })).post._id).toBe(id)
    for (const client of [visitor, app.client('x'.repeat(43))]) {
      expect((await client.post.getAllPosts(all)).posts).toEqual([])
      expect((await refusalOf(client.post.getSinglePost({ id, ...all }))).status).toBe(404)
    }
    expect((await editor.post.getAllPosts()).posts).toEqual([])
    const answer = await app.fetch('/api/v1/post/getAllPosts?status=all', {
      headers: { authorization: `Bearer ${await app.tokenOf('ed2@salus.example', 'Editor')}` },
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('is visible to members only if it is their own profile', async () => {
    const { admin, app } = await startSite()
    const own = await makeProfile(admin, draft)
    const other = await makeProfile(admin, draft)
    const token = await app.tokenOf('m@salus.example', 'Member', own._id)
    const member = app.client(token)
    const { profiles } = await member.profile.profiles({ status: 'all' })
    expect(profiles.map(({ _id }) => _id)).toEqual([own._id])
    expect((await member.profile.getSingleProfile({ id: own._id })).profile._id).toBe(own._id)
    const stranger = member.profile.getSingleProfile({ id: other._id, status: 'all' })
    expect((await refusalOf(stranger)).status).toBe(404)
  })

  test('may lack required fields, until it is published or scheduled', async () => {
    const { admin, app } = await startSite()
    const { data: bare } = await admin.post.createPost({ status: 'draft', title: 'Only this' })
    expect(bare).toMatchObject({ title: 'Only this', content: '', category: { _id: '', name: '' } })
    const publish = { postId: bare._id, status: 'published' } as const
    const publishAt = inSeconds(60, app.services.now())
    for (const moment of [{}, { publishAt }]) {
      const refusal = await refusalOf(admin.post.updatePost({ ...publish, ...moment }))
      expect(refusal.status).toBe(400)
      expect(refusal.errors.map(({ path }) => path)).toEqual(['shortDesc', 'content', 'category'])
    }
    const { _id: category } = await makeCategory(admin)
    const rest = { shortDesc: 'In short', content: 'At length', category }
    expect((await admin.post.updatePost({ ...publish, ...rest })).data.status).toBe('published')
    const { data: paper } = await admin.publication.addPublication(draft)
    const noPaper = admin.publication.updatePublication({ id: paper._id, status: 'published' })
    expect((await refusalOf(noPaper)).errors).toHaveLength(6)
    await admin.publication.updatePublication({
      id: paper._id,
      status: 'published',
      ...publicationFields({ title: 'Sleep' }),
    })
    const { citations } = await admin.publication.getSinglePublication({ id: paper._id })
    expect(citations.bibtex).toMatch(/^@\w+\{\w+\d{4}sleep/i)
  })

  test('without a category can be deleted and restored', async () => {
    const { admin } = await startSite()
    const { data } = await admin.post.createPost({ status: 'draft' })
    await admin.post.deletePost({ postId: data._id, categoryId: '' })
    await admin.trash.restore({ entity: 'post', id: data._id })
    const { post } = await admin.post.getSinglePost({ id: data._id, status: 'all' })
    expect(post).toMatchObject({ ...draft, category: { _id: '' } })
  })
})

describe('scheduled times', () => {
  test('take effect without any change, also in cached responses', async () => {
    const { admin, app, visitor } = await startSite()
    const now = app.services.now()
    await makePost(admin, {
      title: 'Timed',
      publishAt: inSeconds(60, now),
      unpublishAt: inSeconds(120, now),
    })
    const titles = async () => (await visitor.post.postTitles()).posts.map(({ title }) => title)
    expect(await titles()).toEqual([])
    app.advance(59_000)
    expect(await titles()).toEqual([])
    app.advance(1_000)
    expect(await titles()).toEqual(['Timed'])
    app.advance(59_000)
    expect(await titles()).toEqual(['Timed'])
    app.advance(1_000)
    expect(await titles()).toEqual([])
  })

  test('do not show a draft, and an empty or null time counts as none', async () => {
    const { admin, app, token, visitor } = await startSite()
    const publishAt = inSeconds(-60, app.services.now())
    const { _id: postId } = await makePost(admin, { ...draft, publishAt })
    expect((await visitor.post.getAllPosts()).total).toBe(0)
    const over = { status: 'published', unpublishAt: inSeconds(-1, app.services.now()) } as const
    await admin.post.updatePost({ postId, ...over })
    expect((await visitor.post.getAllPosts()).total).toBe(0)
    const { data } = await admin.post.updatePost({ postId, publishAt: '', unpublishAt: '' })
    expect(data).toMatchObject({ publishAt: '', unpublishAt: '' })
    expect((await visitor.post.getAllPosts()).total).toBe(1)
    await admin.post.updatePost({ postId, ...over })
    const none = { postId, publishAt: null, unpublishAt: null }
    const answer = await sendJson(app, 'PUT', '/post/updatePost', none, { token })
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { publishAt: '', unpublishAt: '' } },
    })
    expect((await visitor.post.getAllPosts()).total).toBe(1)
  })

  testOnce('are taken with any offset and kept in UTC', async () => {
    const { admin } = await startSite()
    const publishAt = '2030-01-31T10:00:00+02:00'
    const { data } = await admin.profile.createProfile({ name: 'Ada', publishAt })
    expect(data.publishAt).toBe('2030-01-31T08:00:00.000Z')
  })

  testOnce.for(['tomorrow', '2030-01-31', '2030-01-31T10:00'])('%s is none', async (publishAt) => {
    const { app, token } = await startSite()
    const fields = { title: 'x', publishAt }
    const answer = await sendJson(app, 'POST', '/frontPage/createFrontPage', fields, { token })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'publishAt' }] } })
  })

  test('cannot end before they begin', async () => {
    const { admin } = await startSite()
    const { _id: profileId } = await makeProfile(admin)
    const publishAt = '2030-01-31T10:00:00Z'
    const refusal = admin.profile.updateProfile({ profileId, publishAt, unpublishAt: publishAt })
    expect(await refusalOf(refusal)).toMatchObject({ errors: [{ path: 'unpublishAt' }] })
  })
})

test('undoing a publication hides the entry again', async () => {
  const { admin, visitor } = await startSite()
  const { _id: postId } = await makePost(admin, draft)
  await admin.post.updatePost({ postId, status: 'published' })
  expect((await visitor.post.getAllPosts()).total).toBe(1)
  const { history } = await admin.history.showHistory({ entity: 'post', entityId: postId })
  await admin.history.restore({ historyId: history[0]?._id ?? '' })
  expect((await visitor.post.getAllPosts()).total).toBe(0)
})
