import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { closeLateConnections } from './end-late.ts'
import { createParserErrorHandler } from './outside-routes.ts'

const limitMs = 20
/** Enough for a client on the busiest machine. */
const idleMs = 500

/** Blocks the event loop, like a process without CPU time. */
const block = (ms = 5 * limitMs): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

interface Limits {
  readonly headersTimeout?: number
  readonly requestTimeout?: number
  readonly keepAliveTimeout?: number
}

const start = async (limits: Limits) => {
  const server = createServer({ connectionsCheckingInterval: 5, keepAliveTimeoutBuffer: 0 })
  Object.assign(server, { headersTimeout: 0, requestTimeout: 0, ...limits })
  server.on('request', (request, response) => {
    request.resume().on('end', () => response.end(`got ${request.url}`))
  })
  server.on('clientError', closeLateConnections(server, createParserErrorHandler({})))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const client = connect(address.port, '127.0.0.1').setEncoding('utf8')
  await once(server, 'connection')
  return { server, client }
}

/** Reads until the connection ends. */
const readAll = async (client: Socket): Promise<string> => {
  let text = ''
  for await (const part of client) text += part
  return text
}

const get = (path: string, connection: string) =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: ${connection}\r\n\r\n`

test('a request received while the process was blocked gets a response, whatever its time limit', async () => {
  const { client } = await start({ headersTimeout: limitMs })
  client.write(get('/a', 'close'))
  block()
  expect(await readAll(client)).toContain('got /a')
})

test('a body received while the process was blocked is accepted', async () => {
  const { server, client } = await start({ requestTimeout: limitMs })
  client.write('POST /b HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 2\r\n\r\n')
  await once(server, 'request')
  client.write('ok')
  block()
  expect(await readAll(client)).toContain('got /b')
})

test('a request received on an idle connection while the process was blocked gets a response', async () => {
  const { client } = await start({ keepAliveTimeout: idleMs })
  client.write(get('/first', 'keep-alive'))
  await once(client, 'readable')
  client.write(get('/second', 'close'))
  block(2 * idleMs)
  expect(await readAll(client)).toContain('got /second')
})

test('an incomplete late request still ends the connection', async () => {
  const { client } = await start({ headersTimeout: limitMs, requestTimeout: limitMs })
  client.write('GET /late HTTP/1.1\r\nhost: x\r\n')
  expect(await readAll(client)).toMatch(/^HTTP\/1\.1 408/)
  const { client: slow } = await start({ headersTimeout: limitMs, requestTimeout: limitMs })
  slow.write('POST /late HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\nx')
  expect(await readAll(slow)).toMatch(/^HTTP\/1\.1 408/)
})

test('an idle connection ends', async () => {
  const { client } = await start({ keepAliveTimeout: limitMs })
  client.write(get('/only', 'keep-alive'))
  expect(await readAll(client)).toContain('got /only')
})
