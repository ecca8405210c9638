import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from './tools/testing/database.ts'
import { eventually } from './tools/testing/eventually.ts'
import { freePort } from './tools/testing/free-port.ts'
import { collectEnds } from './tools/testing/place.ts'
import { launch, launchReady, type ServerProcess, untilSaid } from './tools/testing/process.ts'

describe('one that runs', () => {
  let DATA_DIR: string
  let first: ServerProcess
  beforeAll(async () => {
    const { atEnd, end } = collectEnds()
    DATA_DIR = join(temporaryFolder(atEnd), 'data')
    first = await launchReady({ DATA_DIR, SIGNUP: 'open', LOG_LEVEL: 'warn' }, atEnd)
    return end
  })

  test('says what lets strangers in', () =>
    untilSaid(first, 'whoever owns an e-mail address can become an administrator'))

  test('writes nothing that anybody else can read', async () => {
    const entries = await readdir(DATA_DIR, { recursive: true })
    expect(entries).toContain('salus.db')
    for (const entry of ['.', ...entries]) {
      expect((await stat(join(DATA_DIR, entry))).mode & 0o077, entry).toBe(0)
    }
  })

  test('keeps its directory: a second start ends at once and says which it is', async () => {
    const second = await launch({ DATA_DIR })
    expect(await second.ended).toBe(1)
    expect(second.output()).toBe(
      `The data directory ${DATA_DIR} is in use by another running Salus. Stop that one, or set DATA_DIR to another directory.\n`,
    )
    expect((await fetch(`${first.origin}/healthz`)).status).toBe(200)
  })

  test('keeps its port: a second start says so in one line', async () => {
    const { port } = new URL(first.origin)
    const second = await launch({ DATA_DIR: temporaryFolder(), PORT: port })
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(/^[^\n]*EADDRINUSE[^\n]* set PORT to another port\.\n$/m)
    expect(second.output()).not.toContain('    at ')
  })
})

test('settings that cannot work are all listed, and nothing is started', async () => {
  const server = await launch({
    PORT: 'eighty',
    PUBLIC_URL: 'group.example',
    DATABASE_URL: 'mysql://localhost/salus',
    SMTP_URL: 'mail.example',
    SIGNUP: 'everyone',
    TRUST_PROXY: 'banana',
    LOG_LEVEL: 'loud',
  })
  expect(await server.ended).toBe(1)
  const [first, ...lines] = server.output().trimEnd().split('\n')
  expect(first).toBe('These environment variables cannot be used:')
  const named = lines.map((line) => line.match(/^ {2}([A-Z_]+): \S/)?.[1])
  expect(named).toEqual([
    'PORT',
    'PUBLIC_URL',
    'DATABASE_URL',
    'SMTP_URL',
    'SIGNUP',
    'TRUST_PROXY',
    'LOG_LEVEL',
  ])
})

test('a database that is not there is told in one line, without the password', async () => {
  const port = await freePort()
  const DATABASE_URL = `postgres://salus:secret@127.0.0.1:${port}/salus`
  const server = await launch({ DATA_DIR: temporaryFolder(), DATABASE_URL })
  expect(await server.ended).toBe(1)
  expect(server.output()).toBe(
    `PostgreSQL cannot be used: connect ECONNREFUSED 127.0.0.1:${port}. Is it running, and is DATABASE_URL right?\n`,
  )
})

/** A log-in whose body stops half-way until it is told to go on. */
const halfRequest = async ({ origin }: ServerProcess) => {
  const body = JSON.stringify({ email: 'ada@salus.example', password: 'not her password' })
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').setEncoding('utf8')
  let answer = ''
  socket.on('data', (text) => {
    answer += text
  })
  socket.write(
    `POST /api/v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ncontent-length: ${body.length}\r\n\r\n`,
  )
  // The server has begun with it once it asks for the rest.
  await once(socket, 'data')
  socket.write(body.slice(0, 10))
  return {
    finish: async (): Promise<string> => {
      socket.write(body.slice(10))
      await once(socket, 'close')
      return answer
    },
  }
}

test('SIGTERM and SIGINT finish what is under way and end with 0, and the next start finds all in order', async () => {
  const settings = { DATA_DIR: temporaryFolder(), LOG_LEVEL: 'info' }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const server = await launchReady(settings)
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
    const request = await halfRequest(server)
    server.child.kill(signal)
    await untilSaid(server, 'Stopping')
    expect(await request.finish(), signal).toContain('HTTP/1.1 401')
    expect(await server.ended, signal).toBe(0)
  }
})

test('SIGTERM is announced first: meanwhile everyone is served, on a connection for the last time', async () => {
  const server = await launchReady({ DATA_DIR: temporaryFolder(), STOP_DELAY_MS: '600000' })
  const ask = (path: string) => fetch(server.origin + path)
  const before = await ask('/readyz')
  expect([before.status, before.headers.get('connection')]).toEqual([200, 'keep-alive'])
  server.child.kill('SIGTERM')
  await eventually(async () => expect((await ask('/readyz')).status).toBe(503))
  for (const path of ['/', '/about', '/healthz', '/api/v1/publication/showAllPublications']) {
    const { status, headers } = await ask(path)
    expect([path, status, headers.get('connection')]).toEqual([path, 200, 'close'])
  }
  // A second signal means that the operator does not want to wait.
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})
