import { createServer, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import type { WebhookEvent } from '#contract/hook/hook.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { unknownId } from '#server/tools/testing/content/content.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { buildWebhookSignatureHeaders } from './sign.ts'

interface Got {
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: string
}

type Reply = (response: ServerResponse) => void
const answerWith =
  (status: number, headers = {}): Reply =>
  (response) =>
    response.writeHead(status, headers).end()

/** Starts a receiver of webhooks. */
const startReceiver = async () => {
  const got: Got[] = []
  const receiver = { got, reply: answerWith(204), url: '' }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    got.push({ headers: request.headers, body })
    receiver.reply(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  receiver.url = `http://127.0.0.1:${address.port}/hook`
  return receiver
}

const everything: WebhookEvent[] = ['published', 'changed', 'removed', 'message']

const startWithHook = async (events = everything) => {
  const app = await startTestApp({ parts: () => ({ privateHooks: true }) })
  const admin = app.client(await app.adminToken())
  const receiver = await startReceiver()
  const { secret, data } = await admin.hook.createHook({ url: receiver.url, events })
  const deliver = () => app.services.hooks.flush()
  /** Returns the events received since the last call. */
  const told = async () => {
    await deliver()
    return receiver.got.splice(0).map(({ body }) => JSON.parse(body))
  }
  return { app, admin, receiver, secret, hook: data, deliver, told }
}

test('a hook receives signed events about public content only', async () => {
  const { app, admin, receiver, secret, told, deliver } = await startWithHook()
  const { data } = await admin.publication.addPublication(publicationFields({ title: 'Shown' }))
  await deliver()
  const [first] = receiver.got
  const id = String(first?.headers['webhook-id'])
  const at = new Date(Number(first?.headers['webhook-timestamp']) * 1000)
  expect(first?.headers).toMatchObject(
    buildWebhookSignatureHeaders(secret, id, at, first?.body ?? ''),
  )
  expect(await told()).toEqual([
    {
      type: 'published',
      timestamp: expect.any(String),
      data: {
        id: data._id,
        kind: 'publication',
        title: 'Shown',
        address: `https://salus.example/publication/${data._id}/shown`,
      },
    },
  ])
  await admin.publication.updatePublication({ id: data._id, title: 'Renamed' })
  await admin.publication.updatePublication({ id: data._id, title: 'Renamed again' })
  expect(await told()).toMatchObject([{ type: 'changed', data: { title: 'Renamed again' } }])
  await admin.draft.saveDraft({
    entity: 'publication',
    id: data._id,
    fields: { title: 'A secret title' },
  })
  expect(await told()).toEqual([])
  await admin.publication.updatePublication({
    id: data._id,
    status: 'draft',
    title: 'Another secret',
  })
  expect(await told()).toMatchObject([{ type: 'removed', data: { title: 'Renamed again' } }])
  await admin.publication.updatePublication({ id: data._id, title: 'Still a draft' })
  await admin.publication.deletePublication({ id: data._id })
  expect(await told()).toEqual([])
  await admin.trash.restore({ entity: 'publication', id: data._id })
  expect(await told()).toEqual([])
  await app.client().contact.sendMessage({ email: 'v@salus.example', message: 'Very private' })
  const [message] = await told()
  expect(message).toMatchObject({ type: 'message', data: { kind: 'message' } })
  expect(Object.keys(message.data)).toEqual(['id', 'kind'])
})

test('parts, order and texts of the site count as changes, drafts of texts do not', async () => {
  const { admin, told } = await startWithHook()
  const { data: category } = await admin.category.addCategory({ name: 'Imaging' })
  const { data: post } = await admin.post.createPost({
    title: 'Glioma',
    shortDesc: 'Short',
    content: 'Long',
    category: category._id,
  })
  expect((await told()).map(({ data }) => data.kind)).toEqual(['category', 'project'])
  await admin.post.createMilestone({ postId: post._id, title: 'First patients' })
  expect(await told()).toMatchObject([
    { type: 'changed', data: { kind: 'project', id: post._id, title: 'Glioma' } },
  ])
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  await told()
  const german = { entity: 'post', id: post._id, lang: 'de' }
  const draft = { ...german, fields: { title: 'Gliom' }, status: 'draft' } as const
  await admin.translation.saveTranslation(draft)
  expect(await told()).toEqual([])
  await admin.translation.saveTranslation({ ...draft, status: 'published' })
  expect(await told()).toMatchObject([{ type: 'changed', data: { id: post._id, title: 'Glioma' } }])
  await admin.settings.updateSettings({ name: 'Signals' })
  expect(await told()).toMatchObject([{ type: 'changed', data: { kind: 'site' } }])
  const { version = 0 } = await admin.site.getContent({})
  await admin.site.updateContent({ fields: { 'home.heading': 'Not yet' }, version })
  expect(await told()).toEqual([])
})

test('scheduled publications and expiries are reported once', async () => {
  const { app, admin, told } = await startWithHook()
  const start = app.services.now().getTime()
  const after = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
  const { data } = await admin.frontPage.createFrontPage({
    title: 'Opening day',
    publishAt: after(10),
    unpublishAt: after(30),
  })
  expect(await told()).toEqual([])
  app.advance(11 * 60_000)
  const both = await Promise.all([app.services.hooks.flush(), app.services.hooks.flush()])
  expect(both).toEqual([1, 0])
  expect(await told()).toMatchObject([{ type: 'published', data: { id: data._id } }])
  app.advance(20 * 60_000)
  expect(await told()).toMatchObject([{ type: 'removed', data: { title: 'Opening day' } }])
  app.advance(60 * 60_000)
  expect(await told()).toEqual([])
})

test('failed deliveries are retried with growing delays and then given up', async () => {
  const { app, admin, receiver, deliver } = await startWithHook()
  const shown = async () => (await admin.hook.hooks()).hooks[0]?.deliveries[0]
  receiver.reply = answerWith(500)
  await admin.category.addCategory({ name: 'Imaging' })
  await deliver()
  expect(await shown()).toMatchObject({
    state: 'waiting',
    tries: 1,
    status: 500,
    problem: 'Answered with 500',
  })
  await deliver()
  expect(receiver.got).toHaveLength(1)
  app.advance(6_000)
  receiver.reply = answerWith(302, { location: 'http://127.0.0.1/elsewhere' })
  await deliver()
  expect(await shown()).toMatchObject({ tries: 2, status: 302 })
  app.advance(6 * 60_000)
  receiver.reply = answerWith(204)
  await deliver()
  expect(receiver.got).toHaveLength(3)
  expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(await shown()).toMatchObject({ state: 'delivered', tries: 3, nextAt: '', problem: '' })
  receiver.reply = answerWith(503, { 'retry-after': '3600' })
  await admin.category.addCategory({ name: 'Sleep' })
  await deliver()
  const wait = Date.parse((await shown())?.nextAt ?? '') - app.services.now().getTime()
  expect(wait).toBe(3_600_000)
  for (let at = 0; at < 12; at++) {
    app.advance(29 * 3_600_000)
    await deliver()
  }
  const { queries } = app.services.database
  const [last] = await queries
    .selectFrom('work')
    .where('kind', '=', 'hookDelivery')
    .selectAll()
    .orderBy('_id', 'desc')
    .execute()
  expect(last).toMatchObject({ state: 'failed', tries: 10, nextAt: '' })
})

test('an entry deleted before its event was sent is only reported as removed', async () => {
  const { admin, receiver, deliver, told, app } = await startWithHook()
  receiver.reply = answerWith(500)
  const { data } = await admin.category.addCategory({ name: 'Withdrawn' })
  await deliver()
  receiver.got.length = 0
  receiver.reply = answerWith(204)
  await admin.category.deleteCategory({ categoryId: data._id })
  app.advance(6_000)
  expect((await told()).map(({ type }) => type)).toEqual(['removed'])
})

test('a URL that responds 410 receives nothing until a test succeeds', async () => {
  const { admin, receiver, deliver, hook, told } = await startWithHook()
  receiver.reply = answerWith(410)
  await admin.category.addCategory({ name: 'Imaging' })
  await deliver()
  expect((await admin.hook.hooks()).hooks[0]?.offSince).not.toBe('')
  await admin.category.addCategory({ name: 'Sleep' })
  receiver.reply = answerWith(204)
  receiver.got.length = 0
  expect(await told()).toEqual([])
  const { delivery } = await admin.hook.testHook({ hookId: hook._id })
  expect(delivery).toMatchObject({ event: 'test', state: 'delivered', status: 204 })
  expect(await told()).toMatchObject([{ type: 'test', data: { site: 'https://salus.example' } }])
  expect((await admin.hook.hooks()).hooks[0]?.offSince).toBe('')
})

test('a hook receives only its events, and none once it is deleted', async () => {
  const { admin, told, hook, app } = await startWithHook(['removed'])
  const { data } = await admin.category.addCategory({ name: 'Imaging' })
  await admin.category.deleteCategory({ categoryId: data._id })
  expect((await told()).map(({ type }) => type)).toEqual(['removed'])
  await admin.hook.deleteHook({ hookId: hook._id })
  expect((await refusalOf(admin.hook.testHook({ hookId: hook._id }))).status).toBe(404)
  expect((await refusalOf(admin.hook.deleteHook({ hookId: unknownId }))).status).toBe(404)
  expect(JSON.stringify(app.logged())).not.toContain('whsec_')
})

test('a test reports why nothing arrived', async () => {
  const { admin, hook, receiver } = await startWithHook()
  receiver.reply = (response) => response.destroy()
  const { delivery } = await admin.hook.testHook({ hookId: hook._id })
  expect(delivery).toMatchObject({ state: 'failed', status: 0 })
  expect(delivery.problem).toContain('could not be reached')
})

test('private networks are rejected when a hook is created and on delivery', async () => {
  const app = await startTestApp()
  const admin = app.client(await app.adminToken())
  for (const url of [
    'https://127.0.0.1/hook',
    'https://localhost/hook',
    'https://10.1.2.3/',
    'https://[::1]/',
    'https://[::ffff:192.168.0.1]/',
    'https://169.254.169.254/latest',
    'https://2130706433/',
    'http://example.org/',
    'https://name:word@example.org/',
  ]) {
    const refusal = await refusalOf(admin.hook.createHook({ url, events: ['published'] }))
    expect([url, refusal.status, refusal.errors[0]?.path]).toEqual([url, 400, 'url'])
  }
  const receiver = await startReceiver()
  const { queries } = app.services.database
  const row = { _id: unknownId, events: 'published', secret: 'whsec_AAAA', offSince: '' }
  for (const url of [receiver.url, receiver.url.replace('http:', 'https:'), 'https://localhost/']) {
    await queries.deleteFrom('hook').execute()
    await queries
      .insertInto('hook')
      .values({ ...row, url, createdAt: '2026-01-01T00:00:00.000Z', createdBy: 'Ada' })
      .execute()
    const { delivery } = await admin.hook.testHook({ hookId: unknownId })
    expect(delivery).toMatchObject({ state: 'failed', status: 0 })
    expect(delivery.problem).toMatch(/private|https/)
  }
  expect(receiver.got).toEqual([])
})
