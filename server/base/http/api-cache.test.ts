import { expect, test } from 'vitest'
import type { TestAppOptions } from '#server/tools/testing/app/app.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { type Site, shareSite, startSite } from '#server/tools/testing/content/content.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'

const list = '/api/v1/publication/showAllPublications'

/** Number of requests that reached Fastify. */
let longWays = 0
const options: TestAppOptions = {
  corsOrigins: ['https://lab.example'],
  mount: (server) => {
    server.addHook('onRequest', async () => {
      longWays++
    })
  },
}
/** Counts the requests that reach Fastify. */
const longWaysOf = async (requests: () => Promise<unknown>) => {
  const before = longWays
  await requests()
  return longWays - before
}

/** Adds a publication whose URL was never requested. */
const publishOne = async (site: Site) => {
  const { app, admin } = site
  const { publication } = admin
  const { data } = await publication.addPublication(publicationFields({ title: 'One' }))
  const ask = (init: RequestInit = {}) => app.fetch(list, init)
  return { app, admin, publication, id: data._id, ask }
}

const site = shareSite(options)
/** Deletes the publications of other tests. */
const start = async () => {
  const { publications } = await site().admin.publication.showAllPublications()
  for (const { _id: id } of publications) await site().admin.publication.deletePublication({ id })
  return publishOne(site())
}

test('concurrent requests get the same response, each in its coding', async () => {
  const { ask } = await start()
  const codings = ['br', 'gzip', 'identity']
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      ask({ headers: { 'accept-encoding': codings[at % 3] ?? '' } }),
    ),
  )
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(texts).size).toBe(1)
  expect(answers.slice(0, 3).map(({ headers }) => headers.get('content-encoding'))).toEqual([
    'br',
    'gzip',
    null,
  ])
})

test('a response is up to date, and gone when its entry is deleted', async () => {
  const { app, publication, id, ask } = await start()
  const titles = async () =>
    (await app.client().publication.showAllPublications()).publications.map(({ title }) => title)
  expect(await titles()).toEqual(['One'])
  await publication.updatePublication({ id, title: 'Two' })
  expect(await titles()).toEqual(['Two'])
  await publication.deletePublication({ id })
  expect(await titles()).toEqual([])
  expect((await ask()).status).toBe(200)
})

test('a deleted entry is not returned from the cache', async () => {
  const { app, admin } = await start()
  const { data } = await admin.category.addCategory({ name: 'Sleep' })
  const ask = () => app.client().category.category({ categoryId: data._id })
  await ask()
  await admin.category.deleteCategory({ categoryId: data._id })
  await expect(ask()).rejects.toMatchObject({ status: 404 })
})

test('headers of a request are not cached with the response', async () => {
  const { ask } = await start()
  const [own, other] = [await ask(), await ask({ headers: { origin: 'https://lab.example' } })]
  expect(own.headers.get('access-control-allow-origin')).toBeNull()
  expect(other.headers.get('access-control-allow-origin')).toBe('https://lab.example')
  for (const { headers } of [own, other]) {
    expect(headers.get('vary')?.toLowerCase()).toBe('origin, accept-encoding')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
  expect(own.headers.get('x-request-id')).not.toBe(other.headers.get('x-request-id'))
})

test('a client with a current copy gets 304', async () => {
  const { ask, publication } = await start()
  const etag = (await ask()).headers.get('etag') ?? ''
  const again = () => ask({ headers: { 'if-none-match': etag } })
  expect((await again()).status).toBe(304)
  await publication.addPublication(publicationFields({ title: 'Two' }))
  expect((await again()).status).toBe(200)
})

const headersOf = ({ headers }: Response) => {
  const { date: _, 'x-request-id': __, ...rest } = Object.fromEntries(headers)
  return rest
}

const requests: RequestInit[] = [
  {},
  { headers: { origin: 'https://lab.example' } },
  { headers: { origin: 'https://other.example' } },
  { headers: { 'accept-encoding': 'gzip' } },
  { method: 'HEAD' },
  { headers: { 'if-none-match': '*' } },
  { method: 'HEAD', headers: { 'if-none-match': '*' } },
]

test.for(requests)(
  'from memory the answer to %j is the same, without the framework',
  async (init) => {
    const { ask } = await start()
    const before = longWays
    const first = await ask(init)
    expect(longWays - before).toBe(1)
    const text = await first.text()
    const shortcut = async () => {
      const again = await ask(init)
      expect(again.status).toBe(first.status)
      expect(headersOf(again)).toEqual(headersOf(first))
      expect(again.headers.get('x-request-id')).toMatch(/^[\w-]{12}$/)
      expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
      expect(await again.text()).toBe(text)
    }
    expect(await longWaysOf(shortcut)).toBe(0)
  },
)

test('requests with a token, another method or another URL are not answered from the cache', async () => {
  const { app, ask } = await start()
  const token = await app.adminToken('other@b.cd')
  await ask()
  expect(await longWaysOf(() => ask())).toBe(0)
  for (const authorization of [`Bearer ${token}`, 'Bearer x', '']) {
    expect(await longWaysOf(() => ask({ headers: { authorization } }))).toBe(1)
  }
  expect(await longWaysOf(() => ask({ method: 'POST' }))).toBe(1)
  expect(await longWaysOf(() => app.fetch(`${list}?limit=1`, {}))).toBe(1)
})

test('cached responses count towards the same limit, whichever proxy forwards them', async () => {
  const { app, ask } = await publishOne(await startSite({ ...options, rateLimits: true }))
  const from = (client: string) => ask({ headers: { 'x-forwarded-for': client } })
  await from('203.0.113.9')
  for (let n = 1; n < 598; n++) app.services.limits.allows('readsPerClient', '203.0.113.9')
  const fromMemory = async () => {
    for (let n = 598; n < 600; n++) expect((await from('203.0.113.9')).status).toBe(200)
  }
  expect(await longWaysOf(fromMemory)).toBe(0)
  const refused = await from('203.0.113.9')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBeTruthy()
  expect((await from('203.0.113.10')).status).toBe(200)
})

test('cached responses are logged like others', async () => {
  const { app, ask } = await publishOne(await startSite(options))
  const lines = () =>
    app
      .logged()
      .split('\n')
      .filter((line) => line.includes(list))
      .map((line) => ({ ...JSON.parse(line), time: 0, ms: 0, reqId: '' }))
  await ask()
  await eventually(() => expect(lines()).toHaveLength(1))
  await ask()
  await eventually(() => expect(lines()).toHaveLength(2))
  expect(lines()[1]).toEqual(lines()[0])
})
