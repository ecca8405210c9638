import { expect, test } from 'vitest'
import type { TrashEntry } from '#contract/lifecycle/trash.ts'
import { deleteExpiredData } from '#server/lifecycle/sweep.ts'
import { days } from '#server/tools/testing/app/clock.ts'
import {
  makeCategory,
  makeMilestone,
  makePeople,
  makePost,
  makeProfile,
  makeSubPost,
  startSite,
} from '#server/tools/testing/content/content.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { expectNothingLeft } from '#server/tools/testing/database/leftovers.ts'
import { startSiteWithFiles } from '#server/tools/testing/files/media-files.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { refusalOf, statusesOf } from '#server/tools/testing/http/refusal.ts'

type Named = Pick<TrashEntry, 'entity' | 'id'>

test('a restored publication gets another citation key if its own was reused', async () => {
  const { admin, visitor } = await startSite()
  const fields = { authors: 'Ada Doe', title: 'Signals', publicationDate: '2024-01-01' }
  const add = async () => (await admin.publication.addPublication(publicationFields(fields))).data
  const keyOf = async (id: string) =>
    /{(\w+),/.exec((await visitor.publication.getSinglePublication({ id })).citations.bibtex)?.[1]
  const first = await add()
  const key = await keyOf(first._id)
  await admin.publication.deletePublication({ id: first._id })
  const second = await add()
  expect(await keyOf(second._id)).toBe(key)
  await admin.trash.restore({ entity: 'publication', id: first._id })
  expect(await keyOf(first._id)).toBe(`${key}a`)
  expect(await keyOf(second._id)).toBe(key)
})

test('the trash lists title, deleter and expiry of deleted entries', async () => {
  const { admin } = await startSite()
  const { _id, name } = await makeProfile(admin)
  await admin.profile.deleteProfile({ profileId: _id })
  const post = await makePost(admin, { title: 'Glioma' })
  const section = await makeSubPost(admin, post._id)
  await admin.post.deleteSubPost({ postId: post._id, subPostId: section._id })
  const { data: progress } = await admin.researchProgress.createResearchProgress({
    postId: post._id,
    description: 'First line\nSecond line',
  })
  const ids = { postId: post._id, researchProgressId: progress._id }
  await admin.researchProgress.deleteResearchProgress(ids)

  const { trash, total } = await admin.trash.showTrash({})
  expect(total).toBe(3)
  expect(trash).toMatchObject([
    { entity: 'researchProgress', id: progress._id, title: 'First line' },
    { entity: 'subPost', id: section._id, title: section.sectionName },
    { entity: 'profile', id: _id, title: name },
  ])
  for (const { deletedAt, until, deletedBy } of trash) {
    expect(Date.parse(until) - Date.parse(deletedAt)).toBe(days(30))
    expect(deletedBy).not.toBe('')
  }
  const part = await admin.trash.showTrash({ limit: 1, offset: 1 })
  expect(part).toMatchObject({ total: 3, trash: [{ entity: 'subPost' }] })
})

test('a project is restored with its parts, pictures and people, under its own id', async () => {
  const { admin, app, filesInTheEnd } = await startSiteWithFiles()
  const people = await makePeople(admin, 2)
  const before = await makePost(admin, { image: await freshPicture(), contributors: people })
  const { _id: postId, category } = before
  await makeSubPost(admin, postId, [await freshPicture()])
  await makeMilestone(admin, postId)
  const whole = (await admin.post.getSinglePost({ id: postId })).post
  await admin.post.deletePost({ postId, categoryId: category._id })
  await app.services.media.sweep(new Date(Date.now() + days(29)))
  await admin.trash.restore({ entity: 'post', id: postId })
  expect((await admin.post.getSinglePost({ id: postId })).post).toEqual({
    ...whole,
    version: whole.version + 1,
  })
  expect(await admin.trash.showTrash({})).toMatchObject({ trash: [], total: 0 })
  expect(await filesInTheEnd()).toHaveLength(2)
  expect((await app.fetch(whole.image, {})).status).toBe(200)
})

test('entries are restored at their position, even if others have moved up', async () => {
  const { admin, visitor } = await startSite()
  const add = async (link: string) =>
    (await admin.logo.addLogo({ link, pic: await freshPicture() })).data._id
  const [a, b, c, d] = [await add('/a'), await add('/b'), await add('/c'), await add('/d')]
  await admin.logo.deleteLogo({ id: b })
  await admin.logo.reorderLogos({ ids: [a, c, d] })
  await admin.trash.restore({ entity: 'logo', id: b })
  const { logo } = await visitor.logo.getLogo()
  expect(logo.map(({ link }) => link)).toEqual(['/a', '/b', '/c', '/d'])

  const [one = '', two = '', three = ''] = await makePeople(admin, 3)
  const teamId = (await admin.team.add({ name: 'Leadership', peoples: [one, two, three] })).data._id
  const { _id: postId } = await makePost(admin, { contributors: [one, two, three] })
  await admin.profile.deleteProfile({ profileId: two })
  await admin.team.update({ teamId, name: 'Leadership', peoples: [one, three] })
  await admin.trash.restore({ entity: 'profile', id: two })
  const idsOf = (list: readonly { _id: string }[] = []) => list.map(({ _id }) => _id)
  expect(idsOf((await visitor.team.all()).teams[0]?.peoples)).toEqual([one, two, three])
  const { post } = await visitor.post.getSinglePost({ id: postId })
  expect(idsOf(post.contributors)).toEqual([one, two, three])
})

test('restoring a part of an entry that is gone is rejected with a message', async () => {
  const { admin } = await startSite()
  const { _id: postId, category } = await makePost(admin)
  await admin.post.deletePost({ postId, categoryId: category._id })
  await admin.category.deleteCategory({ categoryId: category._id })
  const refusal = await refusalOf(admin.trash.restore({ entity: 'post', id: postId }))
  expect(refusal).toMatchObject({
    status: 409,
    message: 'The category this belonged to is gone. Bring that back first.',
  })
  await admin.trash.restore({ entity: 'category', id: category._id })
  await admin.trash.restore({ entity: 'post', id: postId })
  expect((await admin.post.getSinglePost({ id: postId })).post.category).toEqual(category)
})

test('restoring an entry whose name was taken is rejected with a message', async () => {
  const { admin } = await startSite()
  const { _id, name } = await makeCategory(admin)
  await admin.category.deleteCategory({ categoryId: _id })
  await makeCategory(admin, { name: name.toUpperCase() })
  expect(await refusalOf(admin.trash.restore({ entity: 'category', id: _id }))).toMatchObject({
    status: 409,
    message: 'Another category has this name by now. Rename that first.',
  })
  expect(await admin.trash.showTrash({})).toMatchObject({ total: 1 })
})

test('restoring a page whose path was taken is rejected with a message', async () => {
  const { admin } = await startSite()
  const page = { title: 'Courses', path: '/courses', text: 'We teach.' }
  const { data } = await admin.page.createPage(page)
  await admin.page.deletePage({ pageId: data._id })
  await admin.page.createPage({ ...page, title: 'Other courses' })
  expect(await refusalOf(admin.trash.restore({ entity: 'page', id: data._id }))).toMatchObject({
    status: 409,
    message: 'Another page has this address by now. Change that first.',
  })
})

test('permanent deletion removes an entry at once, with files and earlier states', async () => {
  const { admin, app, files } = await startSiteWithFiles()
  const { _id: postId, category } = await makePost(admin, { image: await freshPicture() })
  await admin.post.updatePost({ postId, image: await freshPicture(), title: 'Secret' })
  const section = await makeSubPost(admin, postId, [await freshPicture()])
  await admin.post.updateSubPost({ postId, subPostId: section._id, subSectionContent: 'Secret' })
  await admin.post.deletePost({ postId, categoryId: category._id })
  expect(await files()).toHaveLength(3)
  const entry: Named = { entity: 'post', id: postId }
  await admin.trash.deleteForGood(entry)
  expect(await files()).toEqual([])
  expect(await admin.trash.showTrash({})).toMatchObject({ total: 0 })
  expect((await refusalOf(admin.trash.restore(entry))).status).toBe(404)
  expect((await refusalOf(admin.trash.deleteForGood(entry))).status).toBe(404)
  const { history } = await admin.history.showHistory({ entity: 'post', entityId: postId })
  expect(history.map(({ action, canRestore }) => [action, canRestore])).toEqual([
    ['deleted', false],
    ['deleted', false],
    ['updated', false],
    ['created', false],
  ])
  const rows = await app.services.database.queries.selectFrom('journal').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('Secret')
  await expectNothingLeft(app.services)
})

test('permanent deletion also removes the draft and the pictures of both', async () => {
  const { admin, app, files } = await startSiteWithFiles()
  const { url } = await admin.media.uploadPicture({ picture: await freshPicture() })
  const { _id: id } = await makeProfile(admin, { about: `![](${url})` })
  await app.services.media.sweep(new Date(Date.now() + days(8)))
  const entry = { entity: 'profile', id } as const
  await admin.draft.saveDraft({ ...entry, fields: { about: `Secret ![](${url})` } })
  await admin.preview.sharePreview(entry)
  await admin.profile.deleteProfile({ profileId: id })
  expect(await files()).toHaveLength(1)
  await admin.trash.deleteForGood(entry)
  expect((await refusalOf(admin.draft.getDraft(entry))).status).toBe(404)
  const { queries } = app.services.database
  expect(await queries.selectFrom('previewToken').select('entityId').execute()).toEqual([])
  expect(await files()).toEqual([])
})

test('a picture of another entry survives permanent deletion', async () => {
  const { admin, files } = await startSiteWithFiles()
  const picture = await freshPicture()
  const one = await makeProfile(admin, { profilePic: picture })
  await makeProfile(admin, { profilePic: picture })
  await admin.profile.deleteProfile({ profileId: one._id })
  await admin.trash.deleteForGood({ entity: 'profile', id: one._id })
  expect(await files()).toHaveLength(1)
})

test('an entry is deleted permanently after thirty days, files included, and not a day before', async () => {
  const { admin, app, files } = await startSiteWithFiles()
  const { _id } = await makeProfile(admin, { name: 'Ada', profilePic: await freshPicture() })
  const stays = await makeProfile(admin, { name: 'Grace' })
  await admin.profile.updateProfile({ profileId: stays._id, about: 'Still here' })
  await admin.profile.deleteProfile({ profileId: _id })
  app.advance(days(30) - 60_000)
  await deleteExpiredData(app.services)
  expect(await files()).toHaveLength(1)
  app.advance(120_000)
  await deleteExpiredData(app.services)
  expect(await files()).toEqual([])
  const rows = await app.services.database.queries.selectFrom('journal').selectAll().execute()
  expect(rows.filter(({ entityId }) => entityId === _id)).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain('Ada"')
  expect(JSON.stringify(rows)).toContain('Still here')
})

test('only one of several simultaneous restores succeeds', async () => {
  const { admin, visitor } = await startSite()
  const { _id: id } = await makeProfile(admin)
  await admin.profile.deleteProfile({ profileId: id })
  const calls = Array.from({ length: 8 }, (_, n) =>
    n % 4 === 3
      ? admin.trash.deleteForGood({ entity: 'profile', id })
      : admin.trash.restore({ entity: 'profile', id }),
  )
  const statuses = await statusesOf(calls)
  expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 404)])
  const { total } = await visitor.profile.profiles()
  const { history } = await admin.history.showHistory({ entity: 'profile', entityId: id })
  expect(history[0]?.action).toBe(total === 1 ? 'created' : 'deleted')
})

test('a picture that many add and permanently delete at once remains wherever it is used', async () => {
  const { admin, app } = await startSite()
  const pic = await freshPicture()
  const comeAndGo = async () => {
    for (let n = 0; n < 5; n++) {
      const { data } = await admin.logo.addLogo({ link: '/', pic })
      await admin.logo.deleteLogo({ id: data._id })
      await admin.trash.deleteForGood({ entity: 'logo', id: data._id })
      await app.services.media.sweep()
    }
    return (await admin.logo.addLogo({ link: '/', pic })).data.logo
  }
  const shown = await Promise.all(Array.from({ length: 6 }, comeAndGo))
  for (const url of shown) expect((await app.fetch(url, {})).status).toBe(200)
})
