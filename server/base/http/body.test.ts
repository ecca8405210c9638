import { connect } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { newId } from '#server/base/db/id.ts'
import { shareTestApp, startTestApp } from '#server/tools/testing/app/app.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { exchangeRawBytes, parseRawResponse } from '#server/tools/testing/http/raw-http.ts'

const app = shareTestApp()
const path = '/api/v1/category/addCategory'
/** Returns a category with a unique name. */
const fields = () => ({ name: newId(), description: 'Anything' })
let token: Promise<string> | undefined
const authorization = async () => {
  token ??= app().adminToken()
  return `Bearer ${await token}`
}

const post = async (body: BodyInit, contentType: string | null = 'application/json') => {
  const headers = new Headers({ authorization: await authorization() })
  if (contentType) headers.set('content-type', contentType)
  const response = await app().fetch(path, { method: 'POST', headers, body })
  return { status: response.status, body: await response.json() }
}

/** Invalid UTF-8 by description. */
const broken: readonly [string, number[]][] = [
  ['a byte that begins nothing', [0xff]],
  ['a character cut short', [0xc3]],
  ['half a surrogate pair', [0xed, 0xa0, 0x80]],
]
const forms: readonly [
  string,
  (bytes: Buffer) => [(string | Uint8Array<ArrayBuffer>)[], string],
][] = [
  [
    'JSON',
    (bytes) => {
      const [before = '', after = ''] = JSON.stringify({ ...fields(), description: '|' }).split('|')
      return [[before, new Uint8Array(bytes), after], 'application/json']
    },
  ],
  [
    'a form with files',
    (bytes) => {
      const part = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n`
      const named = `${part('name')}\r\n${newId()}\r\n${part('description')}`
      const start = `${named}content-type: text/plain; charset=utf-8\r\n\r\n`
      return [[start, new Uint8Array(bytes), '\r\n--b--\r\n'], 'multipart/form-data; boundary=b']
    },
  ],
  [
    'a plain form',
    (bytes) => {
      return [
        [`name=${newId()}&description=`, new Uint8Array(bytes)],
        'application/x-www-form-urlencoded',
      ]
    },
  ],
  [
    'a plain form with escapes',
    (bytes) => {
      const escaped = bytes.toString('hex').replaceAll(/../g, '%$&')
      return [[`name=${newId()}&description=${escaped}`], 'application/x-www-form-urlencoded']
    },
  ],
]

describe.for(forms)('%s', ([, write]) => {
  const send = (bytes: Buffer) => {
    const [parts, type] = write(bytes)
    return post(new Blob(parts), type)
  }

  test.for(broken)(
    'with %s in a text is refused, not stored as something else',
    async ([, bytes]) => {
      expect(await send(Buffer.from(bytes))).toMatchObject({
        status: 400,
        body: { message: 'The request body is not valid UTF-8' },
      })
    },
  )

  test('keeps valid UTF-8, including the replacement character', async () => {
    const description = 'Özgür, 心臓 und ein \ufffd'
    expect(await send(Buffer.from(description))).toMatchObject({
      status: 200,
      body: { data: { description } },
    })
  })
})

describe('JSON', () => {
  test.for(['{', '{"title":}', "{'title':1}", 'undefined', '{"a":1}{"b":2}', '\u0000'])(
    '%j cannot be read',
    async (body) => {
      expect(await post(body)).toEqual({
        status: 400,
        body: { success: false, code: 'unreadable', message: 'The request body is not valid JSON' },
      })
    },
  )

  test.for(['[]', '"text"', '5', 'true'])('%s is no object', async (body) => {
    const answer = await post(body)
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'The request body must be a JSON object' },
    })
  })

  test.for([
    '{"__proto__":{"isAdmin":true}}',
    '{"a":{"__proto__":{"isAdmin":true}}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"\\u005f_proto__":{"isAdmin":true}}',
  ])('%s pollutes nothing and is refused', async (body) => {
    expect((await post(body)).status).toBe(400)
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  })

  test('above one megabyte is too large', async () => {
    const summary = JSON.stringify({ ...fields(), more: 'x'.repeat(1024 * 1024) })
    expect(await post(summary)).toEqual({
      status: 413,
      body: { success: false, code: 'tooLarge', message: 'The request is too large' },
    })
  })

  test('may be nested 32 levels deep', async () => {
    const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
    expect((await post(nested(32))).body.errors).toBeDefined()
    expect((await post(nested(33))).body.message).toBe('The request is nested too deeply')
    expect((await post(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).status).toBe(400)
  })

  test('a list has at most 500 entries', async () => {
    const listOf = (length: number) => JSON.stringify({ list: Array(length).fill(0) })
    expect((await post(listOf(500))).body.errors).toBeDefined()
    expect((await post(listOf(501))).body.message).toBe('A list has more than 500 entries')
  })

  test('may declare its charset', async () => {
    const body = JSON.stringify(fields())
    expect((await post(body, 'application/json; charset=utf-8')).status).toBe(200)
  })
})

describe.for([
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
])('a body as %s that stops coming in', (type) => {
  test('gets an error response, and then the connection ends', async () => {
    const lines = [`POST ${path} HTTP/1.1`, 'host: x', `authorization: ${await authorization()}`]
    const head = [...lines, `content-type: ${type}`, 'content-length: 1000000', '', '']
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { port } = new URL(app().origin)
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8')
    let answer = ''
    let isOver = false
    socket.on('data', (text) => {
      answer += text
    })
    socket.on('end', () => {
      isOver = true
    })
    socket.write(`${head.join('\r\n')}--b\r\ncontent-dis`)
    // Advances the clock repeatedly, because the start of the server's timer is not observable.
    await eventually(async () => {
      await vi.advanceTimersByTimeAsync(10_000)
      expect(parseRawResponse(answer).status).toBe(408)
    })
    expect(JSON.parse(parseRawResponse(answer).body)).toMatchObject({
      success: false,
      code: 'tooSlow',
    })
    await eventually(() => expect(isOver).toBe(true))
    socket.destroy()
  })
})

describe('a rejected body', () => {
  const megabyte = Buffer.alloc(1024 * 1024, 'x')
  const form = '--b\r\ncontent-disposition: form-data; name="title"\r\n\r\n'

  /**
   * Sends up to `megabytes`, reads the response afterwards, and returns the number of bytes sent.
   */
  const flood = async (megabytes: number, type: string, start = '') => {
    const authorized = `authorization: ${await authorization()}`
    const length = `content-length: ${megabytes * megabyte.length + start.length}`
    const head = [`POST ${path} HTTP/1.1`, 'host: x', `content-type: ${type}`, authorized, length]
    const socket = connect(Number(new URL(app().origin).port), '127.0.0.1')
      .pause()
      .setMaxListeners(0)
    const arrives = (...events: string[]) =>
      new Promise<void>((resolve) => {
        for (const event of events) socket.once(event, () => resolve())
      })
    socket.on('error', () => undefined)
    socket.write(`${head.join('\r\n')}\r\n\r\n${start}`)
    let sent = 0
    for (; sent < megabytes && !socket.destroyed; sent++) {
      if (!socket.write(megabyte)) await arrives('drain', 'close')
    }
    const answered = arrives('readable', 'close')
    if (!socket.destroyed) await answered
    const answer = String(socket.read() ?? '')
    socket.destroy()
    return { sent, answer }
  }

  test.for([
    ['application/json', ''],
    ['multipart/form-data; boundary=b', form],
  ] as const)('as %s is read to its end, so that the client sees why', async ([type, start]) => {
    const { answer } = await flood(20, type, start)
    expect(parseRawResponse(answer).status).toBe(413)
  })

  test.for([
    ['application/json', ''],
    ['multipart/form-data; boundary=b', form],
  ] as const)('as %s is not read without end', async ([type, start]) => {
    const { sent } = await flood(2_000, type, start)
    expect(sent).toBeLessThan(200)
  })
})

describe('any other kind of body', () => {
  test.for(['text/plain', 'application/xml', 'application/octet-stream', 'image/png', 'nonsense'])(
    '%s is refused',
    async (type) => {
      expect(await post('title=x', type)).toEqual({
        status: 415,
        body: { success: false, code: 'unsupportedType', message: 'Send JSON or a multipart form' },
      })
    },
  )

  test('bytes without a type are refused', async () => {
    expect((await post(new Blob(['{"title":"x"}']), null)).status).toBe(415)
  })
})

describe('a plain HTML form', () => {
  const urlencoded = 'application/x-www-form-urlencoded'

  test('is parsed field by field', async () => {
    const form = new URLSearchParams({ ...fields() })
    expect((await post(form, urlencoded)).status).toBe(200)
  })

  test('has the same limits', async () => {
    expect((await post(`a=${'x'.repeat(1024 * 1024)}`, urlencoded)).status).toBe(413)
    expect((await post('a[b=1', urlencoded)).status).toBe(400)
    expect((await post(`a${'[b]'.repeat(100)}=1`, urlencoded)).status).toBe(400)
    expect(
      (await post('__proto__[isAdmin]=1&constructor[prototype][isAdmin]=1', urlencoded)).status,
    ).toBe(400)
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  })
})

describe('a multipart form where JSON is expected', () => {
  test('is parsed field by field', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields())) form.set(name, value)
    expect((await post(form, null)).status).toBe(200)
  })

  test('has the same size limit as JSON', async () => {
    const form = new FormData()
    for (let part = 0; part < 4; part++) form.append('junk', 'x'.repeat(400_000))
    expect((await post(form, null)).status).toBe(413)
  })

  test('cannot pollute prototypes', async () => {
    const form = new FormData()
    form.set('__proto__[isAdmin]', 'yes')
    form.set('constructor[prototype][isAdmin]', 'yes')
    expect((await post(form, null)).status).toBe(400)
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  })
})

describe('unauthorized requests are rejected before their body is read', () => {
  const head = (type: string) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 104857600\r\n\r\n`

  test.for(['application/json', 'multipart/form-data; boundary=x'])(
    'with 100 MB of %s announced and none sent',
    async (type) => {
      expect(parseRawResponse(await exchangeRawBytes(app().origin, head(type))).status).toBe(401)
    },
  )

  test('a body declared too large is rejected, too', async () => {
    token ??= app().adminToken()
    const authorised = head('application/json').replace(
      'host: x',
      `host: x\r\nauthorization: Bearer ${await token}`,
    )
    expect(parseRawResponse(await exchangeRawBytes(app().origin, authorised)).status).toBe(413)
  })

  test('a wrong method is rejected, too', async () => {
    const bytes = head('application/json').replace('POST', 'PATCH')
    expect(parseRawResponse(await exchangeRawBytes(app().origin, bytes)).status).toBe(405)
  })
})

test('an incomplete body affects no other request', async () => {
  const own = await startTestApp()
  const authorization = `authorization: Bearer ${await own.adminToken()}`
  const { port } = new URL(own.origin)
  const socket = connect(Number(port), '127.0.0.1')
  const type = 'content-type: application/json'
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\n${authorization}\r\n${type}\r\ncontent-length: 50\r\n\r\n{"ti`,
  )
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.destroy()
  const { total } = await own.client().category.showAllCategories()
  expect(total).toBe(0)
})
