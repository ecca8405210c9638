import { setTimeout } from 'node:timers/promises'
import { DataDirectoryInUseError, lockDataDirectory } from '#server/base/db/directory-lock.ts'
import { printLine } from '#server/process/command.ts'
import { releaseRollbackDiskSpace } from './disk-space.ts'
import type { Installation } from './installation.ts'
import { rollBackUpdate } from './roll-back.ts'
import type { VersionEnvironment } from './version-process.ts'

/** Locks an installation, or waits until a running update has ended. */
const lockWhenFree = async (home: string): Promise<{ release(): void }> => {
  let hasSaid = false
  for (;;) {
    try {
      return lockDataDirectory(home)
    } catch (error) {
      if (!(error instanceof DataDirectoryInUseError)) throw error
      if (!hasSaid) printLine('An update is running: waiting until it has ended.')
      hasSaid = true
      await setTimeout(500)
    }
  }
}

/** Finishes or rolls back an interrupted update, and reports the version and data in place. */
export const finishInterruptedUpdate = async (
  installation: Installation,
  setting: VersionEnvironment,
): Promise<void> => {
  const lock = await lockWhenFree(installation.home)
  try {
    const update = installation.readUnfinishedUpdate()
    if (update === null) return
    if (installation.current() === update.to) {
      await releaseRollbackDiskSpace(setting.dataDir)
      await installation.deleteUpdateRecord()
      printLine(
        `The update was interrupted at its end: Salus ${update.to} is in place, with all data.`,
      )
      return
    }
    printLine(`The update to Salus ${update.to} was interrupted.`)
    await rollBackUpdate(installation, update, setting)
    printLine(`Salus ${update.from} is in place as before, with the data from before the update.`)
  } finally {
    lock.release()
  }
}
