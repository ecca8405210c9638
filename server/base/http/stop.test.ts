import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { createTestLog } from '#server/tools/testing/app/log.ts'
import { createSentResponseEvents } from './answered.ts'
import { createHttpServer } from './http-server.ts'

test('pending requests are finished when the server stops, and then nothing delays its end', async () => {
  const arrived = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  let isListening = () => true
  const app = await startTestApp({
    mount: (server) => {
      isListening = () => server.server.listening
      server.get('/slow', async () => {
        arrived.resolve()
        await held.promise
        return { done: true }
      })
    },
  })
  // A client that would keep its connection for the next request.
  const socket = connect(Number(new URL(app.origin).port), '127.0.0.1').setEncoding('utf8')
  let answer = ''
  socket.on('data', (text) => {
    answer += text
  })
  socket.write('GET /slow HTTP/1.1\r\nhost: x\r\nconnection: keep-alive\r\n\r\n')
  await arrived.promise
  const stopped = app.close()
  await eventually(() => expect(isListening()).toBe(false))
  held.resolve()
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 200/)
  expect(answer).toContain('{"done":true}')
  await stopped
  await expect(fetch(`${app.origin}/slow`)).rejects.toThrow('fetch failed')
})

test('a request on a kept connection gets a response while the server stops', async () => {
  let isListening = () => true
  const app = await startTestApp({
    mount: (server) => {
      isListening = () => server.server.listening
      server.get('/quick', async () => ({ done: true }))
    },
  })
  const socket = connect(Number(new URL(app.origin).port), '127.0.0.1').setEncoding('utf8')
  let answers = ''
  socket.on('data', (text) => {
    answers += text
  })
  const request = 'GET /quick HTTP/1.1\r\nhost: x\r\n\r\n'
  // After the first response, the server has received half of the second request.
  socket.write(request + request.slice(0, 20))
  await eventually(() => expect(answers).toContain('{"done":true}'))
  expect(answers.toLowerCase()).toContain('connection: keep-alive')
  const stopped = app.close()
  await eventually(() => expect(isListening()).toBe(false))
  answers = ''
  socket.write(request.slice(20))
  await once(socket, 'close')
  expect(answers).toMatch(/^HTTP\/1\.1 200/)
  expect(answers.toLowerCase()).toContain('connection: close')
  await stopped
})

test('a request that is in transit when the server stops gets a response', async () => {
  const { server, drain } = createHttpServer({
    log: createTestLog().log,
    trustProxy: [],
    headers: {},
    answers: createSentResponseEvents(),
    shortcut: (_, response) => {
      response.end('here')
      return true
    },
  })
  // Proxies keep idle connections for two minutes.
  expect(server.keepAliveTimeout).toBeGreaterThan(120_000)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  const accepted = once(server, 'connection')
  let answer = ''
  socket.on('data', (text) => {
    answer += text
  })
  await accepted
  const drained = drain(60_000)
  await eventually(() => expect(server.listening).toBe(false))
  socket.write('POST /quick HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n')
  await once(socket, 'close')
  expect(answer).toContain('here')
  await drained
})
