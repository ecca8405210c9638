import S3rver from 's3rver'
import type { S3Options } from '#server/base/media/s3-storage.ts'
import { type AtEnd, temporaryFolder } from './database.ts'

/** A real server that speaks S3, on this machine. */
export interface TestS3 {
  readonly options: S3Options
  /** Where it keeps its files. */
  readonly directory: string
  /** From now on nobody answers there. */
  stop(): Promise<void>
}

/** Starts one with an empty bucket. */
export const startS3 = async (atEnd: AtEnd): Promise<TestS3> => {
  const directory = temporaryFolder(atEnd)
  const bucket = 'pictures'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  let isRunning = true
  const stop = async () => {
    if (!isRunning) return
    isRunning = false
    await server.close()
  }
  atEnd(stop)
  return {
    directory,
    stop,
    options: {
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
  }
}
