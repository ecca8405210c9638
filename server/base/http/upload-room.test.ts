import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#server/tools/testing/eventually.ts'
import { readBodies } from './body.ts'
import { createUploadRoom } from './upload-room.ts'

const megabyte = 1024 * 1024

/** A server whose uploads stay under way until one after the other is let go. */
const startUploads = async () => {
  const app = Fastify()
  await readBodies(app)
  const underWay: (() => void)[] = []
  let most = 0
  app.post('/', { preHandler: createUploadRoom() }, async (request) => {
    for await (const part of request.parts()) if (part.type === 'file') await part.toBuffer()
    await new Promise<void>((resolve) => {
      underWay.push(resolve)
      most = Math.max(most, underWay.length)
    })
    return {}
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    app.server.closeAllConnections()
    await app.close()
  })
  const upload = (megabytes: number, signal?: AbortSignal) => {
    const body = new FormData()
    body.set('picture', new Blob([new Uint8Array(megabytes * megabyte)]), 'a.jpg')
    return fetch(origin, { method: 'POST', body, ...(signal && { signal }) })
  }
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))
  return { upload, connections, underWay, most: () => most }
}

test('of many uploads only as many are read as there is room for, and all are answered', async () => {
  const { upload, connections, underWay, most } = await startUploads()
  const uploads = Array.from({ length: 10 }, () => upload(5))
  await eventually(async () => expect(await connections()).toBe(10))
  for (let answered = 0; answered < 10; answered++) {
    await eventually(() => expect(underWay.length).toBe(Math.min(2, 10 - answered)))
    underWay.shift()?.()
  }
  for (const { status } of await Promise.all(uploads)) expect(status).toBe(200)
  expect(most()).toBe(2)
})

test('who goes away while waiting, or while being read, leaves room for others', async () => {
  const { upload, connections, underWay } = await startUploads()
  const leaving = new AbortController()
  const left = Promise.allSettled(Array.from({ length: 6 }, () => upload(5, leaving.signal)))
  await eventually(async () => expect([await connections(), underWay.length]).toEqual([6, 2]))
  leaving.abort()
  await left
  // A connection that nobody reads from does not tell that its client is gone: that is found out when its turn comes.
  for (const finish of underWay.splice(0)) finish()
  const next = [upload(5), upload(5)]
  await eventually(() => expect(underWay.length).toBe(2))
  for (const finish of underWay) finish()
  for (const { status } of await Promise.all(next)) expect(status).toBe(200)
})

test('a form without pictures waits for nobody', async () => {
  const { upload, underWay } = await startUploads()
  const large = [upload(5), upload(5), upload(5)]
  await eventually(() => expect(underWay.length).toBe(2))
  const small = upload(0)
  await eventually(() => expect(underWay.length).toBe(3))
  for (const finish of underWay.splice(0)) finish()
  expect((await small).status).toBe(200)
  await eventually(() => expect(underWay.length).toBe(1))
  underWay[0]?.()
  for (const { status } of await Promise.all(large)) expect(status).toBe(200)
})
