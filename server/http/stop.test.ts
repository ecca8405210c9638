import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/app.ts'
import { eventually } from '#server/testing/eventually.ts'

test('what is under way when the server stops is finished, and then nothing holds it up', async () => {
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
  // A client that would like to keep its connection for the next request.
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
