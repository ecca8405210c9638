import { join } from 'node:path'
import { createS3Storage } from '#server/base/media/s3-storage.ts'
import type { Env } from '#server/env.ts'
import type { BackupStore } from './backup-store.ts'
import { openBucketBackupStore } from './bucket-backups.ts'
import { openFolderBackupStore } from './folder-backups.ts'

const bucketAddress = /^s3:\/\/([^/]+)\/?(.*?)\/?$/

// Time limit of a request to the bucket. Parts of a database are large, and the bucket may be far away.
const patience = { limitMs: 300_000 }

/** Opens the backup store at a path or URL: a folder, or a bucket such as `s3://bucket/prefix`. */
export const openBackupStore = (env: Env, address: string): BackupStore => {
  const [, bucket, prefix = ''] = bucketAddress.exec(address) ?? []
  if (!bucket) return openFolderBackupStore(address)
  const { S3_ENDPOINT: endpoint = '', S3_REGION: region } = env
  const { S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = env
  const storage = createS3Storage(
    { bucket, endpoint, region, accessKeyId, secretAccessKey },
    patience,
  )
  return openBucketBackupStore(storage, prefix, join(env.DATA_DIR, 'work'))
}

/** Splits the path or URL of one backup into its folder or bucket, and its name. */
export const splitBackupAddress = (address: string): { place: string; name: string } => {
  const at = address.replace(/\/+$/, '').lastIndexOf('/')
  return { place: address.slice(0, at), name: address.slice(at + 1).replace(/\/+$/, '') }
}
