import { expect, test } from 'vitest'
import { openAllConnections } from '#server/tools/testing/app/at-once.ts'
import {
  makeCategory,
  makePeople,
  makePost,
  makeProfile,
  startSite,
} from '#server/tools/testing/content/content.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { startSiteWithFiles } from '#server/tools/testing/files/media-files.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

testOnce(
  'visitors see the old state until the draft is published, which changes nothing else',
  async () => {
    const { admin, visitor } = await startSite()
    const { _id: id, version } = await makePost(admin, { title: 'Old', content: 'Stays' })
    const named = { entity: 'post', id } as const
    const people = await makePeople(admin, 2)
    const fields = { title: 'New', content: 'Stays', contributors: people }
    const { draft } = await admin.draft.saveDraft({ ...named, version, fields })
    expect(draft).toMatchObject({ ...named, fields: { title: 'New', contributors: people } })
    expect(Object.keys(draft.fields).toSorted()).toEqual(['contributors', 'title'])
    expect((await visitor.post.getSinglePost({ id })).post.title).toBe('Old')
    expect((await admin.draft.getDraft(named)).draft).toEqual(draft)

    await admin.post.updatePost({ postId: id, content: 'Changed by another' })
    await admin.draft.publishDraft({ ...named, version: draft.version })
    const { post } = await visitor.post.getSinglePost({ id })
    expect(post).toMatchObject({ title: 'New', content: 'Changed by another' })
    expect(post.contributors.map(({ _id }) => _id)).toEqual(people)
    expect((await refusalOf(admin.draft.getDraft(named))).status).toBe(404)

    const { history } = await admin.history.showHistory({ entity: 'post', entityId: id })
    await admin.history.restore({ historyId: history[0]?._id ?? '' })
    expect((await visitor.post.getSinglePost({ id })).post.title).toBe('Old')
  },
)

testOnce(
  'the first save sends the version of the entry, later ones that of the draft',
  async () => {
    const { admin } = await startSite()
    const { _id: id, version } = await makePost(admin)
    const save = (fields: object, at?: number) =>
      admin.draft.saveDraft({ entity: 'post', id, fields: { ...fields }, version: at })
    expect((await refusalOf(save({ title: 'a' }, version + 1))).status).toBe(409)
    const { draft: first } = await save({ title: 'a' }, version)
    expect((await refusalOf(save({ title: 'b' }, version))).status).toBe(409)
    const { draft: second } = await save({ shortDesc: 'b' }, first.version)
    expect(second.fields).toEqual({ title: 'a', shortDesc: 'b' })
    const late = admin.draft.publishDraft({ entity: 'post', id, version: first.version })
    expect((await refusalOf(late)).status).toBe(409)
  },
)

testOnce('a save repeated after a lost response is acknowledged and changes nothing', async () => {
  const { admin } = await startSite()
  const { _id: id, version } = await makePost(admin)
  const save = (fields: object, at: number) =>
    admin.draft.saveDraft({ entity: 'post', id, fields: { ...fields }, version: at })
  const { draft: first } = await save({ title: 'a', shortDesc: 'b' }, version)
  expect((await save({ title: 'a', shortDesc: 'b' }, version)).draft).toEqual(first)
  const { draft: second } = await save({ title: 'c' }, first.version)
  expect((await save({ title: 'c' }, first.version)).draft).toEqual(second)
  // A save is not a repetition if another save followed it.
  expect((await refusalOf(save({ title: 'c' }, version))).code).toBe('staleVersion')
  expect((await refusalOf(save({ title: 'd' }, first.version))).code).toBe('staleVersion')
})

testOnce(
  "publishing a draft does not overwrite another user's change of the same field",
  async () => {
    const { admin, visitor } = await startSite()
    const { _id: id } = await makeProfile(admin, { name: 'Ada', about: 'Old' })
    const named = { entity: 'profile', id } as const
    await admin.draft.saveDraft({ ...named, fields: { about: 'Mine' } })
    await admin.profile.updateProfile({ profileId: id, about: 'Theirs' })
    expect((await refusalOf(admin.draft.publishDraft(named))).status).toBe(409)
    expect((await visitor.profile.getSingleProfile({ id })).profile.about).toBe('Theirs')
    expect((await admin.draft.getDraft(named)).draft.fields).toEqual({ about: 'Mine' })

    const { current } = await admin.draft.showEntry(named)
    expect(current.about).toBe('Theirs')
    const seen = Number(current.version)
    const save = (at: number) =>
      admin.draft.saveDraft({ ...named, fields: { about: 'Mine' }, seen: at })
    await save(seen - 1)
    expect((await refusalOf(admin.draft.publishDraft(named))).status).toBe(409)
    await save(seen)
    await admin.draft.publishDraft(named)
    expect((await visitor.profile.getSingleProfile({ id })).profile.about).toBe('Mine')
  },
)

testOnce('a discarded draft changes nothing, and a reverted field is no change', async () => {
  const { admin, visitor } = await startSite()
  const { data } = await admin.frontPage.createFrontPage({ title: 'Old', link: '/x' })
  const named = { entity: 'frontPage', id: data._id } as const
  await admin.draft.saveDraft({ ...named, fields: { title: 'New', link: '/y' } })
  const { draft } = await admin.draft.saveDraft({ ...named, fields: { title: 'Old' } })
  expect(draft.fields).toEqual({ link: '/y' })
  await admin.draft.discardDraft(named)
  expect((await visitor.frontPage.frontPages()).frontPages).toEqual([data])
  expect((await refusalOf(admin.draft.discardDraft(named))).status).toBe(404)
})

test('a draft saved while someone else discards it is not lost', async () => {
  const { admin, app } = await startSite()
  const { _id: id } = await makeProfile(admin)
  const named = { entity: 'profile', id } as const
  const { draft: begun } = await admin.draft.saveDraft({ ...named, fields: { about: 'Begun' } })
  const going = { version: begun.version, fields: { about: 'Going on' } }
  const { draft: next } = await admin.draft.saveDraft({ ...named, ...going })
  expect(next.fields).toEqual(going.fields)
  for (let round = 0; round < 15; round++) {
    const { draft } = await admin.draft.saveDraft({ ...named, fields: { about: `Old ${round}` } })
    const { version } = draft
    const fields = { about: `New ${round}` }
    await openAllConnections(app)
    const [saved] = await Promise.allSettled([
      admin.draft.saveDraft({ ...named, version, fields }),
      admin.draft.discardDraft({ ...named, version }),
    ])
    if (saved.status === 'rejected') {
      expect(saved.reason).toMatchObject({ status: 409, code: 'staleVersion' })
      expect((await refusalOf(admin.draft.getDraft(named))).status).toBe(404)
      continue
    }
    expect((await admin.draft.getDraft(named)).draft.fields).toEqual(fields)
  }
})

testOnce('a draft may be incomplete, and publishing it reports missing fields', async () => {
  const { admin } = await startSite()
  const { data } = await admin.publication.addPublication(publicationFields())
  const named = { entity: 'publication', id: data._id } as const
  const { draft } = await admin.draft.saveDraft({
    ...named,
    fields: { title: '', doi: '10.5555/x' },
  })
  expect(draft.fields).toEqual({ title: '', doi: '10.5555/x' })
  const refusal = await refusalOf(admin.draft.publishDraft(named))
  expect(refusal).toMatchObject({ status: 400, errors: [{ path: 'title' }] })
  const wrong = admin.draft.saveDraft({ ...named, fields: { doi: 'no doi' } })
  expect(await refusalOf(wrong)).toMatchObject({ status: 400, errors: [{ path: 'doi' }] })
})

testOnce('publishing the draft of a hidden entry makes it visible', async () => {
  const { admin, visitor } = await startSite()
  const { data } = await admin.post.createPost({ status: 'draft', title: 'First' })
  const { _id: category } = await makeCategory(admin)
  const named = { entity: 'post', id: data._id } as const
  const fields = { shortDesc: 'In short', content: 'At length', category }
  await admin.draft.saveDraft({ ...named, fields, version: data.version })
  await admin.draft.publishDraft(named)
  expect((await visitor.post.getSinglePost({ id: data._id })).post).toMatchObject({
    title: 'First',
    content: 'At length',
    status: 'published',
  })
})

test('pictures of a draft are kept with it, and shown once it is published', async () => {
  const { admin, visitor, filesInTheEnd } = await startSiteWithFiles()
  const { _id: profileId } = await makeProfile(admin, { profilePic: await freshPicture() })
  const named = { entity: 'profile', id: profileId } as const
  const sent = { ...named, profilePic: await freshPicture() }
  const { draft } = await admin.draft.saveDraft(sent)
  const { url } = await admin.media.uploadPicture({ picture: await freshPicture() })
  const about = `![In words](${url})`
  await admin.draft.saveDraft({ ...named, fields: { about } })
  expect(await filesInTheEnd()).toHaveLength(3)
  await admin.draft.publishDraft(named)
  const { profile } = await visitor.profile.getSingleProfile({ id: profileId })
  expect(profile).toMatchObject({ profilePic: draft.fields.profilePic, about })
  expect(await filesInTheEnd()).toHaveLength(2)
})

testOnce('a form gets an entry with its draft applied, in the format of reads', async () => {
  const { admin } = await startSite()
  const [person = ''] = await makePeople(admin, 1)
  const { _id: category } = await makeCategory(admin, { name: 'Sleep' })
  const { _id: id, version, ...before } = await makePost(admin, { title: 'Old', grant: 'G' })
  const named = { entity: 'post', id } as const
  expect(await admin.draft.showEntry(named)).toMatchObject({
    entry: { title: 'Old', version },
    draft: null,
  })
  const fields = { title: '', category, contributors: [person] }
  const { draft } = await admin.draft.saveDraft({ ...named, version, fields })
  const shown = await admin.draft.showEntry(named)
  expect(shown.draft).toEqual(draft)
  expect(shown.entry).toMatchObject({
    _id: id,
    version,
    status: 'published',
    title: '',
    grant: 'G',
    content: before.content,
    category: { _id: category, name: 'Sleep' },
    contributors: [{ _id: person }],
  })
  const { history } = await admin.history.showHistory({ entity: 'post', entityId: id })
  expect(history).toHaveLength(1)
})

test('the form of a draft opens even if referenced entries are gone', async () => {
  const { admin } = await startSite()
  const { _id: category } = await makeCategory(admin)
  const { _id: id } = await makePost(admin, { title: 'Old' })
  const named = { entity: 'post', id } as const
  await admin.draft.saveDraft({ ...named, fields: { title: 'New', category } })
  await admin.category.deleteCategory({ categoryId: category })
  expect((await admin.draft.showEntry(named)).entry).toMatchObject({ title: 'New' })
})

test('entries with a draft are listed, unless the draft equals the published state', async () => {
  const { admin } = await startSite()
  const [one = '', other = ''] = await makePeople(admin, 2)
  for (const id of [one, other])
    await admin.draft.saveDraft({ entity: 'profile', id, fields: { about: 'New' } })
  await admin.draft.saveDraft({ entity: 'profile', id: other, fields: { about: '' } })
  const { drafts, total } = await admin.draft.showDrafts({ entity: 'profile' })
  expect(drafts).toMatchObject([{ id: one }])
  expect(total).toBe(1)
  expect(await admin.draft.showDrafts({ entity: 'profile', limit: 0 })).toMatchObject({ total: 1 })
})

test('publishing a draft can schedule it or merge it into a hidden entry', async () => {
  const { admin, visitor } = await startSite()
  const { data } = await admin.frontPage.createFrontPage({ title: 'Old', status: 'draft' })
  const named = { entity: 'frontPage', id: data._id } as const
  const read = async () =>
    (await admin.frontPage.frontPages({ status: 'all' })).frontPages.find(
      ({ _id }) => _id === data._id,
    )
  await admin.draft.saveDraft({ ...named, fields: { title: 'New' } })
  await admin.draft.publishDraft({ ...named, status: 'draft' })
  expect(await read()).toMatchObject({ title: 'New', status: 'draft' })
  await admin.draft.saveDraft({ ...named, fields: { title: 'Newer' } })
  await admin.draft.publishDraft({ ...named, publishAt: '2999-01-01T00:00:00.000Z' })
  expect(await read()).toMatchObject({ title: 'Newer', publishAt: '2999-01-01T00:00:00.000Z' })
  expect((await visitor.frontPage.frontPages()).frontPages).toEqual([])
})
