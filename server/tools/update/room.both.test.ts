import { join } from 'node:path'
import { temporaryFolder, testOnce } from '#server/tools/testing/database/database.ts'
import { requireRoom } from './room.ts'

testOnce('an installation that was never started has room for an update too', async () => {
  const home = temporaryFolder()
  await requireRoom(home, join(home, 'data'))
})
