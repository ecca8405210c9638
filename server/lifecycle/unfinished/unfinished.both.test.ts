import { expect, test } from 'vitest'
import { newId } from '#server/base/db/id.ts'
import { deleteExpiredData } from '#server/lifecycle/sweep.ts'
import { days } from '#server/tools/testing/app/clock.ts'
import { startSite } from '#server/tools/testing/content/content.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { startSiteWithFiles } from '#server/tools/testing/files/media-files.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const form = 'publication:new'

testOnce(
  'repeated saves of an unfinished entry replace each other, and only its author sees it',
  async () => {
    const { app, admin } = await startSite()
    const lee = app.client(await app.tokenOf('lee@example.org', 'Editor'))
    const unfinishedId = newId()
    const save = (title: string) =>
      admin.unfinished.saveUnfinished({ unfinishedId, form, values: [['title', title]] })
    await save('Slee')
    await save('Sleep')
    await save('Sleep')
    const { unfinished } = await admin.unfinished.showUnfinished({ form })
    expect(unfinished).toMatchObject({ unfinishedId, form, values: [['title', 'Sleep']] })
    expect(await lee.unfinished.showUnfinished({ form })).toMatchObject({ unfinished: null })

    // Other users cannot access an entry by its id.
    await lee.unfinished.saveUnfinished({ unfinishedId, form, values: [] })
    await lee.unfinished.discardUnfinished({ unfinishedId })
    expect((await admin.unfinished.showUnfinished({ form })).unfinished).toEqual(unfinished)

    await admin.unfinished.discardUnfinished({ unfinishedId })
    await admin.unfinished.discardUnfinished({ unfinishedId })
    expect(await admin.unfinished.showUnfinished({ form })).toMatchObject({ unfinished: null })
  },
)

test('two open forms are stored separately, and the latest one is offered first', async () => {
  const { app, admin } = await startSite()
  const ids = [newId(), newId()]
  for (const [n, unfinishedId] of ids.entries()) {
    await admin.unfinished.saveUnfinished({ unfinishedId, form, values: [['title', `${n}`]] })
    app.advance(1_000)
  }
  const offered = async () => (await admin.unfinished.showUnfinished({ form })).unfinished
  expect((await offered())?.unfinishedId).toBe(ids[1])
  await admin.unfinished.discardUnfinished({ unfinishedId: ids[1] ?? '' })
  expect((await offered())?.unfinishedId).toBe(ids[0])
  expect(await admin.unfinished.showUnfinished({ form: 'team:new' })).toMatchObject({
    unfinished: null,
  })
})

testOnce('the documented maximum is stored, and more is rejected with a field error', async () => {
  const { app, admin, token } = await startSite()
  const unfinishedId = newId()
  const save = (values: [string, string][]) =>
    sendJson(app, 'PUT', '/unfinished/saveUnfinished', { unfinishedId, form, values }, { token })
  const fields = (count: number, text: string) =>
    Array.from({ length: count }, (_, n): [string, string] => [`field${n}`, text])
  for (const most of [fields(2_000, 'x'), fields(5, '語'.repeat(200_000))]) {
    expect(await save(most)).toMatchObject({ status: 200 })
    expect((await admin.unfinished.showUnfinished({ form })).unfinished?.values).toEqual(most)
  }
  for (const more of [fields(2_001, 'x'), fields(6, 'x'.repeat(200_000))]) {
    const refused = { status: 400, body: { code: 'invalid', errors: [{ path: 'values' }] } }
    expect(await save(more)).toMatchObject(refused)
  }
})

test('unfinished entries are in no list, count or history, and are deleted after thirty days', async () => {
  const { app, admin } = await startSite()
  const values: [string, string][] = [['title', 'Sleep']]
  await admin.unfinished.saveUnfinished({ unfinishedId: newId(), form, values })
  expect((await admin.publication.showAllPublications({ status: 'all' })).publications).toEqual([])
  expect((await admin.history.activity({})).changes).toEqual([])
  const rows = () => app.services.database.queries.selectFrom('unfinished').selectAll().execute()
  app.advance(days(29))
  await deleteExpiredData(app.services)
  expect(await rows()).toHaveLength(1)
  app.advance(days(2))
  await deleteExpiredData(app.services)
  expect(await rows()).toEqual([])
})

testOnce('pictures in an unfinished text are kept with it', async () => {
  const { admin, filesInTheEnd } = await startSiteWithFiles()
  const { url } = await admin.media.uploadPicture({ picture: await freshPicture() })
  const unfinishedId = newId()
  const values: [string, string][] = [['publicationSummary', `![In words](${url})`]]
  await admin.unfinished.saveUnfinished({ unfinishedId, form, values })
  expect(await filesInTheEnd()).toHaveLength(1)
  await admin.unfinished.discardUnfinished({ unfinishedId })
  expect(await filesInTheEnd()).toHaveLength(0)
})
