import { expect, test } from 'vitest'
import { createDiskStorage } from '#server/base/media/disk-storage.ts'
import { createS3Storage } from '#server/base/media/s3-storage.ts'
import { createTestLog } from '#server/tools/testing/app/log.ts'
import { freePort } from '#server/tools/testing/http/free-port.ts'
import { createBackgroundErrorLogger } from './background-log.ts'

const keys = { bucket: 'b', region: 'eu-central-1', accessKeyId: 'key', secretAccessKey: 'secret' }

test('a failing media store is not logged as a failing database', async () => {
  const { log, logged, takeErrors } = createTestLog()
  const endpoint = `http://127.0.0.1:${await freePort()}`
  await createS3Storage({ ...keys, endpoint })
    .list('')
    .catch(createBackgroundErrorLogger(log))
  await createDiskStorage('/dev/null').delete('a').catch(createBackgroundErrorLogger(log))
  expect(takeErrors()).toEqual(['The picture store failed', 'The picture store failed'])
  expect(logged()).toContain('ECONNREFUSED')
})

test('a failing database and unexpected errors are logged as such', () => {
  const { log, takeErrors } = createTestLog()
  createBackgroundErrorLogger(log)(new Error('Connection terminated unexpectedly'))
  createBackgroundErrorLogger(log)(new Error('something else'))
  expect(takeErrors()).toEqual(['A database connection was lost', 'Work in the background failed'])
})
