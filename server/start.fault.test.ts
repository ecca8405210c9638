import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { signUpFirstAdmin } from './tools/testing/accounts/first-admin.ts'
import { eventually } from './tools/testing/app/eventually.ts'
import { collectEnds, makeFolder } from './tools/testing/database/place.ts'
import { freePort } from './tools/testing/http/free-port.ts'
import { expectWorkApart } from './tools/testing/process/apart.ts'
import {
  launchReadyServer,
  launchServer,
  type ServerProcess,
  waitForOutput,
} from './tools/testing/process/process.ts'

/** Sends a login request whose body pauses until it is continued. */
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
  // The server requests the rest of the body, so it has started handling the request.
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

/** Stops a server by a signal during a request, and asserts that the request is answered. */
const expectFinished = async (server: ServerProcess, signal: NodeJS.Signals): Promise<void> => {
  const request = await halfRequest(server)
  const asked = server.output().length
  server.child.kill(signal)
  await eventually(() => expect(server.output().slice(asked)).toContain('Stopping'))
  expect(await request.finish()).toContain('HTTP/1.1 401')
  expect(await server.ended).toBe(0)
}

/** Longer than the test's time limit. */
const STOP_DELAY_MS = '600000'

// The tests share the same data, so they run one after the other.
describe('a running server', () => {
  let DATA_DIR: string
  let first: ServerProcess
  beforeAll(async () => {
    const { atEnd, end } = collectEnds()
    DATA_DIR = join(makeFolder(atEnd), 'data')
    first = await launchReadyServer({ DATA_DIR, SIGNUP: 'open', STOP_DELAY_MS }, atEnd)
    return end
  })

  test('warns about insecure settings', () =>
    waitForOutput(first, 'whoever owns an e-mail address can become an administrator'))

  test('writes only files that other users cannot read', async () => {
    const entries = await readdir(DATA_DIR, { recursive: true })
    expect(entries).toContain('salus.db')
    for (const entry of ['.', ...entries]) {
      expect((await stat(join(DATA_DIR, entry))).mode & 0o077, entry).toBe(0)
    }
  })

  test('locks its data directory: a second start exits at once with the path', async () => {
    const second = await launchServer({ DATA_DIR })
    expect(await second.ended).toBe(1)
    expect(second.output()).toBe(
      `The data directory ${DATA_DIR} is in use by another running Salus. Stop that one, or set DATA_DIR to another directory.\n`,
    )
    expect((await fetch(`${first.origin}/healthz`)).status).toBe(200)
  })

  test('occupies its port: a second start exits with one line', async () => {
    const { port } = new URL(first.origin)
    const second = await launchServer({ DATA_DIR: makeFolder(onTestFinished), PORT: port })
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(/^[^\n]*EADDRINUSE[^\n]* set PORT to another port\.\n$/m)
    expect(second.output()).not.toContain('    at ')
  })

  test('reads and draws in other processes, and stays responsive', async () => {
    const token = await signUpFirstAdmin(first, async () => {
      await waitForOutput(first, 'is your Salus code')
      return /(\d{6}) is your Salus code/.exec(first.output())?.[1] ?? ''
    })
    await expectWorkApart(first, token)
    expect(first.output()).not.toContain('"level":50')
  })

  test('announces its stop at SIGTERM, and serves meanwhile with `Connection: close`', async () => {
    const ask = (path: string) => fetch(first.origin + path)
    const before = await ask('/readyz')
    expect([before.status, before.headers.get('connection')]).toEqual([200, 'keep-alive'])
    first.child.kill('SIGTERM')
    await eventually(async () => expect((await ask('/readyz')).status).toBe(503))
    for (const path of ['/', '/about', '/healthz', '/api/v1/publication/showAllPublications']) {
      const { status, headers } = await ask(path)
      expect([path, status, headers.get('connection')]).toEqual([path, 200, 'close'])
    }
  })

  test('finishes open requests and exits with 0 at a second SIGTERM', () =>
    expectFinished(first, 'SIGTERM'))

  test('leaves intact data for the next start, which SIGINT stops at once', async () => {
    const second = await launchReadyServer({ DATA_DIR, STOP_DELAY_MS })
    expect((await fetch(`${second.origin}/readyz`)).status).toBe(200)
    await expectFinished(second, 'SIGINT')
  })
})

test('invalid settings are all listed, and nothing is started', async () => {
  const server = await launchServer({
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

test('an unreachable database is reported in one line, without the password', async () => {
  const port = await freePort()
  const DATABASE_URL = `postgres://salus:secret@127.0.0.1:${port}/salus`
  const server = await launchServer({ DATA_DIR: makeFolder(onTestFinished), DATABASE_URL })
  expect(await server.ended).toBe(1)
  expect(server.output()).toBe(
    `PostgreSQL cannot be used: connect ECONNREFUSED 127.0.0.1:${port}. Is it running, and is DATABASE_URL right?\n`,
  )
})
