import { cpSync, existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'vitest'
import { temporaryFolder, testOnce } from '#server/tools/testing/database/database.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'
import {
  addEventEntity,
  eventEntityFiles,
  linesOfEvent,
} from '../../../scripts/new-entity/add-event.ts'

const root = new URL('../../../', import.meta.url).pathname

testOnce('a simple entity costs eight files, three of its pages and seven of their labels', () => {
  const own = eventEntityFiles.filter((file) => file.startsWith('web/site/event/'))
  const labels = eventEntityFiles.filter((file) => file.startsWith('contract/content/'))
  expect(own).toHaveLength(3)
  // In six languages, and where they are listed.
  expect(labels).toHaveLength(7)
  expect(eventEntityFiles).toHaveLength(18)
  expect(linesOfEvent).toBeLessThanOrEqual(268)
})

testOnce(
  'with these files it can be a draft, is published, found, listed, in feeds, counted and restored',
  async () => {
    const copy = temporaryFolder()
    const there = eventEntityFiles.filter((file) => existsSync(join(root, file)))
    for (const name of ['contract', 'server', 'package.json', ...there])
      cpSync(join(root, name), join(copy, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    addEventEntity(copy)
    const load = (file: string) => import(pathToFileURL(join(copy, file)).href)
    const { startSite } = await load('server/tools/testing/content/content.ts')
    const { listEntryPages } = await load('server/public/render/entry-paths.ts')
    const { readFeedEntries } = await load('server/feed/store.ts')
    const { feedEntityDefinitions } = await load('server/feed/news-definitions.ts')
    const { createVisitorReader } = await load('server/base/reader/read-as.ts')
    const { app, token } = await startSite()
    const send = async (method: string, path: string, body?: object, as: object = { token }) =>
      (await sendJson(app, method, path, body, as)).body

    const added = { status: 'draft', place: 'Graz' }
    const { data, message } = await send('POST', '/event/addEvent', added)
    expect(message).toBe('Event Added Successfully')
    const eventId: string = data._id
    expect((await send('GET', '/event/events', undefined, {})).events).toEqual([])
    expect((await send('GET', '/event/events?status=draft')).total).toBe(1)
    const named = { entity: 'event', id: eventId }
    expect((await send('POST', '/preview/sharePreview', named)).success).toBe(true)
    const untitled = await send('PUT', '/event/updateEvent', { eventId, status: 'published' })
    expect(untitled.errors).toMatchObject([{ path: 'title' }])

    await send('PUT', '/event/updateEvent', { eventId, title: 'Sleep night', status: 'published' })
    await send('PUT', '/draft/saveDraft', { ...named, fields: { title: 'Quokka night' } })
    expect((await send('GET', `/event/getEvent/${eventId}`, undefined, {})).data.title).toBe(
      'Sleep night',
    )
    await send('POST', '/draft/publishDraft', named)
    const path = `/event/${eventId}/quokka-night`
    const { results } = await send('GET', '/search/find?q=quokka&kind=event', undefined, {})
    expect(results).toMatchObject([{ kind: 'event', url: path }])
    expect(await listEntryPages(app.services)).toContainEqual({
      path,
      changedAt: expect.stringMatching(/^\d{4}-/),
    })
    const isEvent = ({ name }: { name: string }) => name === 'event'
    const reader = await createVisitorReader(app.services)
    const news = readFeedEntries(
      app.services.database.queries,
      reader,
      feedEntityDefinitions.find(isEvent),
    )
    expect(await news).toMatchObject([{ kind: 'event', title: 'Quokka night', path }])
    expect((await send('GET', '/overview/getOverview')).overview.counts.events).toBe(1)

    await send('DELETE', '/event/deleteEvent', { eventId })
    await send('POST', '/trash/restore', named)
    expect((await send('GET', '/event/events', undefined, {})).total).toBe(1)
    const taken = { title: 'Ours', path: '/events', content: '' }
    expect((await send('POST', '/page/createPage', taken)).errors).toMatchObject([{ path: 'path' }])
  },
)
