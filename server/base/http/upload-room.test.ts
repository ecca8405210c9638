import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { fileClaimingType, pictureBytes } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { createUploadMemoryReserver } from './upload-room.ts'

const megabyte = 1024 * 1024

/**
 * Starts a server whose requests, each with files of several megabytes, stay pending until
 * released.
 */
const startUploads = async () => {
  const app = Fastify()
  const room = createUploadMemoryReserver()
  const underWay: (() => void)[] = []
  let most = 0
  app.post<{ Params: { megabytes: string } }>('/:megabytes', async ({ params }, reply) => {
    await room(reply, Number(params.megabytes) * megabyte)
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
  const upload = (megabytes: number, signal?: AbortSignal) =>
    fetch(`${origin}/${megabytes}`, { method: 'POST', ...(signal && { signal }) })
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))
  return { upload, connections, underWay, most: () => most }
}

test('uploads run only as memory allows, and all get a response', async () => {
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

test('a client that disconnects while waiting, or during the response, frees its memory', async () => {
  const { upload, connections, underWay } = await startUploads()
  const leaving = new AbortController()
  const left = Promise.allSettled(Array.from({ length: 6 }, () => upload(5, leaving.signal)))
  await eventually(async () => expect([await connections(), underWay.length]).toEqual([6, 2]))
  leaving.abort()
  await left
  await eventually(async () => expect(await connections()).toBe(0))
  for (const finish of underWay.splice(0)) finish()
  const next = [upload(5), upload(5)]
  await eventually(() => expect(underWay.length).toBe(2))
  for (const finish of underWay) finish()
  for (const { status } of await Promise.all(next)) expect(status).toBe(200)
})

test('a form without files does not wait', async () => {
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

test('slow uploads delay no others', async () => {
  const app = await startTestApp()
  const token = await app.adminToken()
  const { port } = new URL(app.origin)
  const head = [
    'POST /api/v1/media/uploadPicture HTTP/1.1',
    'host: x',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=b',
    `content-length: ${49 * megabyte}`,
  ]
  const part = '--b\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\n\r\n'
  const slow = Array.from({ length: 3 }, () => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(`${head.join('\r\n')}\r\n\r\n${part}${'x'.repeat(12_000)}`)
    return socket
  })
  // The received parts are on disk.
  const arrived = () => readdir(app.services.workFolder).catch(() => [])
  await eventually(async () => expect(await arrived()).toHaveLength(slow.length))
  const picture = fileClaimingType(
    await pictureBytes({ width: 1_000, height: 1_000, format: 'tiff' }),
  )
  const { media } = app.client(token)
  expect((await refusalOf(media.uploadPicture({ picture }))).code).toBe('notAPicture')
  const { url } = await media.uploadPicture({ picture: fileClaimingType(await pictureBytes()) })
  expect(url).toMatch(/^\/media\//)
  for (const socket of slow) socket.destroy()
})
