import { createServer } from 'node:http'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { errorResponseSchema } from '#contract/call/api-error.ts'
import { createApp } from './app.ts'
import { createParserErrorHandler } from './base/http/outside-routes.ts'
import { shareTestApp } from './tools/testing/app/app.ts'
import { exchangeRawBytes, parseRawResponse } from './tools/testing/http/raw-http.ts'

const behind = shareTestApp()
let origin = ''

/** Starts the whole server with pages and files. */
beforeAll(async () => {
  const { app, announceStop, stop } = await createApp(behind().services, {
    trustProxy: [],
    loaders: { introMs: 0, transitionMs: 0 },
    development: false,
  })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
  // Makes `/readyz` return an error.
  announceStop()
  return stop
})

/** Asserts that a raw response has the usual error format and the headers of every response. */
const expectUsualError = (raw: string, status: number) => {
  const answer = parseRawResponse(raw)
  expect(answer.status).toBe(status)
  expect(answer.head).toContain('\r\nx-content-type-options: nosniff')
  expect(answer.head).toContain("\r\ncontent-security-policy: default-src 'none'")
  expect(answer.head).toMatch(/\r\nx-request-id: [\w-]{12}/)
  expect(answer.head).toContain('\r\ncontent-type: application/json; charset=utf-8')
  expect(answer.head).toContain('\r\ncache-control: no-store')
  expect(answer.head).not.toContain('\r\netag:')
  const { error } = errorResponseSchema.safeParse(JSON.parse(answer.body))
  expect(error).toBeUndefined()
  return answer
}

const ask = (method: string, path: string, headers = '') =>
  exchangeRawBytes(
    origin,
    `${method} ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n${headers}\r\n`,
  )

test.for<[string, string, number]>([
  ['GET', '/media/nothing', 404],
  ['GET', `/media/${'0'.repeat(26)}.40x30.png`, 404],
  ['POST', '/media/nothing', 404],
  ['GET', '/assets/nothing.js', 404],
  ['GET', '/share/nothing.png', 404],
  ['GET', '/publication/01hzzzzzzzzzzzzzzzzzzzzzzz.bib', 404],
  ['POST', '/projects', 405],
  ['PUT', '/', 405],
  ['PATCH', '/about', 405],
  ['DELETE', '/contactus', 405],
  ['OPTIONS', '/projects', 405],
  ['POST', '/nowhere', 404],
  ['PROPFIND', '/projects', 404],
  ['GET', '/api/v1/nowhere', 404],
  ['POST', '/api/v1/post/getPosts', 404],
  ['POST', '/api/v1/settings/getSettings', 405],
  ['GET', '/readyz', 503],
  ['GET', `/${'x'.repeat(9_000)}`, 414],
])('%s %s', async ([method, path, status]) => {
  expectUsualError(await ask(method, path), status)
})

test('a form body with another content type', async () => {
  expectUsualError(await ask('POST', '/contactus', 'content-type: text/plain\r\n'), 415)
})

describe('errors before routing', () => {
  test.for<[string, string, number]>([
    [
      'headers that are too large',
      `GET / HTTP/1.1\r\nhost: x\r\nlong: ${'y'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['what is no HTTP', 'hello\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a header that is none', 'GET / HTTP/1.1\r\nhost: x\r\nno header\r\n\r\n', 400],
    ['an expectation', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: wonders\r\n\r\n', 417],
    ['a proxy', 'CONNECT x:443 HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ])('%s', async ([, bytes, status]) => {
    expectUsualError(await exchangeRawBytes(origin, bytes), status)
  })

  test('a request timeout', async () => {
    const impatient = createServer({ headersTimeout: 1, connectionsCheckingInterval: 10 })
    impatient.on('clientError', createParserErrorHandler({}))
    onTestFinished(() => void impatient.close())
    const { promise: listening, resolve } = Promise.withResolvers<void>()
    impatient.listen(0, '127.0.0.1', resolve)
    await listening
    const address = impatient.address()
    if (address === null || typeof address === 'string') expect.fail('It has no port')
    const raw = await exchangeRawBytes(
      `http://127.0.0.1:${address.port}`,
      'GET / HTTP/1.1\r\nhost: x\r\n',
    )
    expectUsualError(raw, 408)
  })
})

describe('a page', () => {
  const allowed = async (method: string, path: string) =>
    /\r\nallow: ([^\r]+)/.exec(expectUsualError(await ask(method, path), 405).head)?.[1]

  test.for(['/', '/projects', '/publications?page=2', '/About/'])(
    '%s only supports reads',
    async (path) => {
      expect(await allowed('POST', path)).toBe('get, head')
    },
  )

  test.for(['/contactus', '/newsletter', '/Contactus/'])('%s accepts its form', async (path) => {
    expect(await allowed('PUT', path)).toBe('get, head, post')
    const type = 'content-type: application/x-www-form-urlencoded\r\n'
    const { status, head } = parseRawResponse(await ask('POST', path, type))
    expect(status).toBeLessThan(500)
    expect([404, 405]).not.toContain(status)
    expect(head).toContain('\r\ncontent-type: text/html')
  })

  test('accepts its form in another language', async () => {
    const { adminToken, client } = behind()
    const { site } = client(await adminToken())
    await site.updateLanguages({ languages: ['en', 'de'] })
    expect(await allowed('PUT', '/de/contactus')).toBe('get, head, post')
    expect(await allowed('POST', '/de/projects')).toBe('get, head')
  })

  test('rejects a plain text body as a form', async () => {
    const bytes =
      'POST /contactus HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5\r\n\r\n"abc"'
    expectUsualError(await exchangeRawBytes(origin, bytes), 400)
  })

  test('rejects a form with more fields than any form has', async () => {
    const names = Array.from({ length: 5_001 }, (_, at) => `k${at}`).join('&')
    const bytes = `POST /contactus HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${names.length}\r\n\r\n${names}`
    expectUsualError(await exchangeRawBytes(origin, bytes), 400)
  })
})
