import { execFile } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { OperatorError } from '#server/base/process/operator-error.ts'
import { findNearestExistingFolder } from '#server/tools/doctor/nearest-folder.ts'

const megabyte = 1_000_000
const spare = 64 * megabyte
/** Disk space of an unpacked version, in bytes. */
const ofVersion = 200 * megabyte

const sizeOf = async (path: string): Promise<number> => {
  if (!existsSync(path)) return 0
  const { size } = await stat(path)
  if (!(await stat(path)).isDirectory()) return size
  const names = await readdir(path)
  const sizes = await Promise.all(names.map((name) => sizeOf(join(path, name))))
  return sizes.reduce((sum, each) => sum + each, 0)
}

const sizeOfData = async (dataDir: string): Promise<number> => {
  const parts = ['salus.db', 'salus.db-wal', 'media'].map((name) => sizeOf(join(dataDir, name)))
  return (await Promise.all(parts)).reduce((sum, each) => sum + each, 0)
}

/** Returns file system statistics for a folder that may not exist before the first start. */
const diskOf = (folder: string) => statfsSync(findNearestExistingFolder(folder))

const freeIn = (folder: string): number => {
  const { bavail, bsize } = diskOf(folder)
  return bavail * bsize
}

/** Throws unless the disk has space for a backup, a rollback and the new version. */
export const requireUpdateDiskSpace = async (home: string, dataDir: string): Promise<void> => {
  const data = await sizeOfData(dataDir)
  // Version and data may share a disk, which then needs space for both.
  for (const folder of [home, dataDir]) {
    const isShared = diskOf(home).bavail === diskOf(dataDir).bavail
    const needed =
      (isShared || folder === home ? ofVersion : 0) +
      (isShared || folder === dataDir ? 3 * data + spare : 0)
    if (freeIn(folder) >= needed) continue
    const inMegabytes = (bytes: number) => `${Math.ceil(bytes / megabyte)} MB`
    throw new OperatorError(
      `There is not enough disk space in ${folder}: an update needs ${inMegabytes(needed)}, and ${inMegabytes(freeIn(folder))} are free. Nothing was changed.`,
    )
  }
}

const reserveIn = (dataDir: string): string => join(dataDir, 'room-for-the-way-back')

/** Reserves disk space for restoring the data, in case the disk fills up during the update. */
export const reserveRollbackDiskSpace = async (dataDir: string): Promise<void> => {
  const bytes = (await sizeOfData(dataDir)) + spare
  // If the file system does not support `fallocate`, the earlier check must suffice.
  await promisify(execFile)('fallocate', ['-l', String(bytes), reserveIn(dataDir)]).catch(
    () => undefined,
  )
}

export const releaseRollbackDiskSpace = (dataDir: string): Promise<void> =>
  rm(reserveIn(dataDir), { force: true })
