import { join } from 'node:path'
import { temporaryFolder, testOnce } from '#server/tools/testing/database/database.ts'
import { requireUpdateDiskSpace } from './disk-space.ts'

testOnce('the disk space for an update is checked before the first start, too', async () => {
  const home = temporaryFolder()
  await requireUpdateDiskSpace(home, join(home, 'data'))
})
