import { once } from 'node:events'
import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { startSite } from '#server/tools/testing/content/content.ts'
import { freshPicture, freshPictures } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { createS3Storage } from './s3-storage.ts'

const keys = { bucket: 'b', region: 'eu-central-1', accessKeyId: 'key', secretAccessKey: 'secret' }

/** Starts an S3 server that accepts connections and does not respond until it is fixed. */
const startHangingS3 = async () => {
  const asked: string[] = []
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  let isMended = false
  const server = createServer((request, response) => {
    asked.push(`${request.method}`)
    reach()
    if (isMended) response.end('<ListBucketResult></ListBucketResult>')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    options: { ...keys, endpoint },
    asked,
    reached,
    mend: () => {
      isMended = true
    },
  }
}

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

test('a request to an unresponsive storage times out, also after garbage collection', async () => {
  const s3 = await startHangingS3()
  const storage = createS3Storage(s3.options, { limitMs: 300 })
  const outcomes = Promise.all(
    [storage.get('a'), storage.put('a', new Uint8Array(9)), storage.delete('a')].map(refusalOf),
  )
  await Promise.race([s3.reached, outcomes])
  collectGarbage()
  for (const { status } of await outcomes) expect(status).toBe(503)
})

test('uploads and cleanups after a timeout do not wait again', async () => {
  const s3 = await startHangingS3()
  // Long enough to connect on a busy machine.
  const storage = createS3Storage(s3.options, { limitMs: 3_000, restMs: 60_000 })
  const { admin, app } = await startSite({ parts: () => ({ storage }) })
  const uploads = (await freshPictures(12)).map((pic) =>
    refusalOf(admin.logo.addLogo({ link: '/', pic })),
  )
  for (const { status } of await Promise.all(uploads)) expect(status).toBe(503)
  // As many as are stored concurrently. Further uploads sent no request.
  expect(new Set(s3.asked)).toEqual(new Set(['PUT']))
  expect(s3.asked.length).toBeLessThanOrEqual(4)
  app.takeErrors()
})

test('a storage that responds again is used again', async () => {
  const s3 = await startHangingS3()
  const storage = createS3Storage(s3.options, { limitMs: 300, restMs: 50 })
  const { admin, app } = await startSite({ parts: () => ({ storage }) })
  const pic = await freshPicture()
  expect((await refusalOf(admin.logo.addLogo({ link: '/', pic }))).status).toBe(503)
  s3.mend()
  await eventually(() => admin.logo.addLogo({ link: '/', pic }))
  app.takeErrors()
})
