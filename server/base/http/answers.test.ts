import { describe, expect, test } from 'vitest'
import { goodPassword, signupInput } from '#server/tools/testing/accounts/accounts.ts'
import { shareTestApp, startTestApp } from '#server/tools/testing/app/app.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { exchangeRawBytes, parseRawResponse } from '#server/tools/testing/http/raw-http.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const list = '/api/v1/publication/showAllPublications'

describe('every answer', () => {
  const app = shareTestApp()

  test('contains `success` and a message', async () => {
    const { status, body } = await sendJson(app(), 'GET', '/logo/getLogo')
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, message: 'OK', logo: [], total: 0 })
  })

  test('has security headers and a unique id', async () => {
    const [one, two] = [await app().fetch(list, {}), await app().fetch('/api/v1/nowhere', {})]
    for (const { headers } of [one, two]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      )
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{12}$/)
      expect(headers.get('server')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
    expect(one.headers.get('x-request-id')).not.toBe(two.headers.get('x-request-id'))
  })

  test('has them also if its URL is unreadable or too long', async () => {
    for (const path of ['/api/v1/%zz', `${list}?x=${'y'.repeat(8_192)}`]) {
      const { headers } = await fetch(app().origin + path)
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{12}$/)
    }
  })

  test('does not take its id from the client', async () => {
    const { headers } = await app().fetch(list, { headers: { 'x-request-id': 'mine' } })
    expect(headers.get('x-request-id')).not.toBe('mine')
  })

  test('is logged by route, without the query string', async () => {
    await app().fetch(`${list}?secret=hunter2`, {})
    expect(app().logged()).toContain(`"route":"${list}"`)
    expect(app().logged()).not.toContain('hunter2')
  })
})

describe('an unknown URL', () => {
  const app = shareTestApp()

  test.for([
    '/api/v1',
    '/api/v1/',
    '/api/v1/nowhere',
    '/api/v1/publication',
    '/api/v1/publication/showAllPublications/x',
    '/api/v1/PUBLICATION/showAllPublications',
    '/api/v1/__proto__',
    '/api/v1//publication/showAllPublications',
  ])('%s is a 404 in JSON', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const response = await app().fetch(path, { method })
      expect([method, response.status]).toEqual([method, 404])
      expect(await response.json()).toEqual({
        success: false,
        code: 'unknownAddress',
        message: 'There is nothing at this address',
      })
    }
  })

  test.for(['/api/v1/%zz', '/api/v1/publication/%', '/api/v1/%ff%fe'])(
    '%s cannot be read and is refused in JSON',
    async (path) => {
      const response = await app().fetch(path, {})
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
      expect(await response.json()).toMatchObject({ success: false })
    },
  )

  test.for(['/%', '/project/95%', '/%E0%A4%A/x?page=%'])(
    '%s is an address like any other that leads nowhere',
    async (path) => {
      const response = await fetch(app().origin + path)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'unknownAddress' })
    },
  )

  test('a URL of more than 8 kB is rejected', async () => {
    const response = await fetch(`${app().origin}${list}?x=${'y'.repeat(8_192)}`)
    expect(response.status).toBe(414)
    expect(await response.json()).toMatchObject({ success: false })
  })
})

describe('a wrong method', () => {
  const app = shareTestApp()

  test.for([
    ['POST', '/publication/showAllPublications', 'HEAD, GET'],
    ['OPTIONS', '/publication/showAllPublications', 'HEAD, GET'],
    ['GET', '/publication/addPublication', 'POST'],
    ['HEAD', '/publication/addPublication', 'POST'],
    ['PATCH', '/publication/updatePublication', 'PUT'],
    ['POST', '/publication/deletePublication', 'DELETE'],
  ] as const)('%s %s is told to use %s', async ([method, path, allowed]) => {
    const response = await app().fetch(`/api/v1${path}`, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allowed)
  })

  test.for(['GET', 'HEAD'])(
    'it is not when %s names what is too long to be anything',
    async (method) => {
      const long = 'x'.repeat(500)
      for (const path of ['/post/getSinglePost/', '/publication/getSinglePublication/']) {
        const response = await app().fetch(`/api/v1${path}${long}`, { method })
        expect(response.status).toBe(404)
      }
    },
  )
})

describe('a repeated read', () => {
  test.for([
    ['a visitor', '/openapi.json'],
    ['a visitor', '/docs'],
    ['a visitor', '/publication/showAllPublications'],
    ['an administrator', '/publication/showAllPublications'],
    ['an administrator', '/overview/getOverview'],
  ] as const)('%s asks by HEAD for what they have of %s, and is told so', async ([who, path]) => {
    const app = await startTestApp()
    const headers = new Headers(
      who === 'a visitor' ? {} : { authorization: `Bearer ${await app.adminToken()}` },
    )
    const ask = (method: string) => app.fetch(`/api/v1${path}`, { method, headers })
    const whole = await ask('GET')
    headers.set('if-none-match', whole.headers.get('etag') ?? '')
    const [asked, read] = [await ask('HEAD'), await ask('GET')]
    expect([asked.status, read.status]).toEqual([304, 304])
    expect(asked.headers.get('etag')).toBe(whole.headers.get('etag'))
    headers.set('if-none-match', 'W/"other"')
    expect((await ask('HEAD')).status).toBe(200)
  })

  test('gets 304 without a body, or the changed response', async () => {
    const app = await startTestApp()
    const read = (etag: string) => app.fetch(list, { headers: { 'if-none-match': etag } })
    const first = await app.fetch(list, {})
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/".+"$/)
    expect(first.headers.get('cache-control')).toBe('no-cache')
    for (const known of [etag, `"x", ${etag}`, etag.replace('W/', ''), '*']) {
      const again = await read(known)
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      expect(again.headers.get('etag')).toBe(etag)
    }
    expect((await read('W/"other"')).status).toBe(200)
    const { publication } = app.client(await app.adminToken())
    await publication.addPublication(publicationFields())
    const changed = await read(etag)
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(etag)
  })

  test('gets the same response with HEAD, without a body', async () => {
    const app = await startTestApp()
    const get = await app.fetch(list, {})
    const head = await app.fetch(list, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
  })

  test('a compressed long response has the same content', async () => {
    const app = await startTestApp()
    const { publication } = app.client(await app.adminToken())
    await publication.addPublication(publicationFields({ publicationSummary: 'x'.repeat(5_000) }))
    const read = (coding: string) => app.fetch(list, { headers: { 'accept-encoding': coding } })
    const [plain, zipped, br] = [await read('identity'), await read('gzip'), await read('br')]
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(br.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(await zipped.text()).toBe(await plain.text())
    expect(br.headers.get('etag')).toBe(plain.headers.get('etag'))
  })
})

test('a response to a signed-in user is not cached', async () => {
  const app = await startTestApp()
  const token = await app.adminToken()
  const { headers } = await sendJson(app, 'GET', '/auth/me', undefined, { token })
  expect(headers.get('cache-control')).toBe('no-store')
  const refused = await sendJson(app, 'GET', '/auth/me')
  expect(refused.headers.get('cache-control')).toBe('no-store')
  const open = await sendJson(app, 'GET', '/publication/showAllPublications', undefined, { token })
  expect(open.headers.get('cache-control')).toBe('no-store')
})

test('a response to a visitor’s POST is not cached', async () => {
  const app = await startTestApp({ signup: { mode: 'open' } })
  const email = 'ada@salus.example'
  const sent = (path: string, body: unknown) => sendJson(app, 'POST', path, body)
  const code = await sent('/auth/sendotp', { email })
  const signup = await sent('/auth/signup', signupInput(email, app.mailbox.codeFor(email)))
  const login = await sent('/auth/login', { email, password: goodPassword })
  for (const { status, headers } of [code, signup, login]) {
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  }
})

test('invalid HTTP is rejected, and the server continues', async () => {
  const app = await startTestApp()
  for (const bytes of ['nonsense\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n']) {
    expect(parseRawResponse(await exchangeRawBytes(app.origin, bytes)).status).toBe(400)
  }
  const header = `GET ${list} HTTP/1.1\r\nhost: x\r\nx-long: ${'y'.repeat(20_000)}\r\n\r\n`
  expect(parseRawResponse(await exchangeRawBytes(app.origin, header)).status).toBe(431)
  expect((await app.fetch(list, {})).status).toBe(200)
})

test('a request followed by invalid bytes on the same connection is silently dropped', async () => {
  const worked: string[] = []
  const app = await startTestApp({
    mount: (server) => {
      server.get('/good', async () => {
        worked.push('good')
        return {}
      })
    },
  })
  for (const path of ['/good', list]) {
    const good = `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`
    const answer = await exchangeRawBytes(app.origin, `${good}nonsense\r\n\r\n`)
    expect(parseRawResponse(answer).status).toBe(400)
  }
  expect((await app.fetch('/good', {})).status).toBe(200)
  expect(worked).toEqual(['good'])
  expect(app.takeErrors()).toEqual([])
})

test('an unexpected error reveals nothing about itself', async () => {
  const app = await startTestApp({
    mount: (server) => {
      server.get('/broken', () => {
        throw new Error('select secret from /etc/passwd')
      })
    },
  })
  const response = await app.fetch('/broken', {})
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    success: false,
    code: 'internal',
    message: 'Something went wrong on our side. Please try again.',
  })
  expect(app.takeErrors()).toHaveLength(1)
  expect(app.logged()).toContain('select secret')
})
