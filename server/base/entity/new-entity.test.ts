import { beforeAll, expect, test } from 'vitest'
import type { SiteWithFiles } from '#server/tools/testing/files/media-files.ts'
import { pictureFile } from '#server/tools/testing/files/pictures.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'
import { loadWithTalk } from '#server/tools/testing/walks/load-with-talk.ts'
import { talk } from '#server/tools/testing/walks/talk.ts'
import { addTalkTable, type Talk } from '#server/tools/testing/walks/talk-table.ts'

let salus: Awaited<ReturnType<typeof loadWithTalk>>
beforeAll(async () => {
  salus = await loadWithTalk()
  return salus.end
})

const who = { accountId: null, name: 'Ada' }

const start = async () => {
  const {
    startSiteWithFiles,
    createEntityCallHandlers: createHandlers,
    createEntityStore: createStore,
  } = salus
  const site = await startSiteWithFiles()
  await addTalkTable(site.app)
  return { ...site, talks: createHandlers(site.app.services, createStore<Talk>(talk)) }
}

const historyOf = async ({ app, token }: SiteWithFiles, id: string) => {
  const { body } = await sendJson(
    app,
    'GET',
    `/history/showHistory?entity=talk&entityId=${id}`,
    undefined,
    { token },
  )
  const history: { _id: string; action: string }[] = body.history
  return history
}

const restore = ({ app, token }: SiteWithFiles, historyId: string | undefined) =>
  sendJson(app, 'POST', '/history/restore', { historyId }, { token })

test('its list is ordered, searched and sliced as its definition requires', async () => {
  const { talks } = await start()
  const speakers = ['Ada', 'Grace']
  await talks.add(who, { title: 'Sleep', starts: '2026-02-01', speakers })
  await talks.add(who, { title: 'Glioma', starts: '2026-03-01', body: 'and *sleep* after it' })
  await talks.add(who, { title: 'Retina', starts: '2026-01-01' })
  const { entries, total } = await talks.list({})
  expect(entries.map(({ title }) => title)).toEqual(['Glioma', 'Sleep', 'Retina'])
  expect(total).toBe(3)
  expect(entries[1]?.speakers).toEqual(speakers)
  const found = await talks.list({ search: 'sleep', limit: 1, offset: 1 })
  expect(found.entries.map(({ title }) => title)).toEqual(['Sleep'])
  expect(found.total).toBe(2)
})

test('missing fields keep their value, and a stale update is rejected', async () => {
  const { talks } = await start()
  const { data } = await talks.add(who, { title: 'Sleep', body: 'b' })
  const { data: after } = await talks.update(who, { id: data._id, version: 1 }, { body: 'c' })
  expect(after).toEqual({ ...data, body: 'c', version: 2 })
  const stale = talks.update(who, { id: data._id, version: 1 }, { body: 'd' })
  await expect(stale).rejects.toMatchObject({ status: 409 })
})

test('it has a history and can be restored with its images', async () => {
  const site = await start()
  const { talks, admin, filesInTheEnd } = site
  const { url } = await admin.media.uploadPicture({ picture: await pictureFile() })
  const poster = await pictureFile({ color: '#aa3311' })
  const fields = { title: 'Sleep', body: `![](${url})`, speakers: ['Ada'] }
  const { data } = await talks.add(who, fields, { poster })
  // Images in columns and in texts survive the sweep.
  expect(await filesInTheEnd()).toHaveLength(2)

  await talks.update(who, { id: data._id }, { title: 'Awake' })
  await talks.remove(who, data._id)
  const [deleted, updated, created] = await historyOf(site, data._id)
  expect([deleted?.action, updated?.action, created?.action]).toEqual([
    'deleted',
    'updated',
    'created',
  ])
  expect((await restore(site, deleted?._id)).status).toBe(200)
  expect((await talks.list({})).entries).toMatchObject([{ ...data, title: 'Awake', version: 3 }])
  expect((await restore(site, updated?._id)).status).toBe(200)
  expect((await talks.list({})).entries).toEqual([{ ...data, version: 4 }])
  expect(await filesInTheEnd()).toHaveLength(2)

  await talks.remove(who, data._id)
  expect(await filesInTheEnd()).toEqual([])
})

test('it is counted, keeps a site from being empty, and is deleted with the example content', async () => {
  const { talks, admin, app } = await start()
  const { data } = await talks.add({ accountId: null, name: 'Salus' }, { title: 'Example' })
  await talks.add(who, { title: 'Own' })
  const { queries } = app.services.database
  await queries.insertInto('example').values({ entity: 'talk', entityId: data._id }).execute()
  const { overview } = await admin.overview.getOverview()
  expect(overview.counts).toMatchObject({ talks: 2 })
  await admin.settings.removeExampleContent()
  expect((await talks.list({})).entries.map(({ title }) => title)).toEqual(['Own'])
})
