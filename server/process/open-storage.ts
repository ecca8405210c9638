import { join } from 'node:path'
import { createDiskStorage } from '#server/base/media/disk-storage.ts'
import { createS3Storage } from '#server/base/media/s3-storage.ts'
import type { MediaStorage } from '#server/base/media/storage.ts'
import type { Env } from '#server/env.ts'

/** Opens the media store: an S3 bucket if configured, otherwise a folder. */
export const openMediaStorage = (env: Env): MediaStorage => {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = env
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  return bucket && endpoint && accessKeyId && secretAccessKey
    ? createS3Storage({ bucket, endpoint, region, accessKeyId, secretAccessKey })
    : createDiskStorage(join(env.DATA_DIR, 'media'))
}
