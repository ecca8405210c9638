import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { DataDirectoryInUseError, lockDataDirectory } from '#server/base/db/directory-lock.ts'
import { printLine } from '#server/process/command.ts'
import { releaseRollbackDiskSpace } from './disk-space.ts'
import type { Installation, UnfinishedUpdate } from './installation.ts'
import { runVersionCommand, type VersionEnvironment } from './version-process.ts'

const patienceMs = 60_000

/** Waits until no process uses the data, because processes of an update end a little after it. */
const untilFree = async (dataDir: string): Promise<void> => {
  const until = Date.now() + patienceMs
  for (;;) {
    try {
      return lockDataDirectory(dataDir).release()
    } catch (error) {
      if (!(error instanceof DataDirectoryInUseError) || Date.now() > until) throw error
      await setTimeout(200)
    }
  }
}

/** Rolls back an update: the earlier version becomes the current one, with its data. Can be interrupted and repeated. */
export const rollBackUpdate = async (
  installation: Installation,
  { from, to, backup }: UnfinishedUpdate,
  setting: VersionEnvironment,
): Promise<void> => {
  if (installation.current() !== from) await installation.switchTo(from)
  await releaseRollbackDiskSpace(setting.dataDir)
  // The new version may be what fills the disk, and is no longer needed.
  await rm(installation.folderOf(to), { recursive: true, force: true })
  if (backup !== null && existsSync(backup)) {
    printLine('Restoring the former data …')
    await untilFree(setting.dataDir)
    await runVersionCommand(installation.folderOf(from), ['restore', backup], setting)
  }
  await installation.deleteUpdateRecord()
}
