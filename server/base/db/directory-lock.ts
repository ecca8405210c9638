import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { chownToFolderOwner } from '#server/base/process/give-to-owner.ts'
import { OperatorError } from '#server/base/process/operator-error.ts'

export class DataDirectoryInUseError extends OperatorError {}

const sqliteBusy = 5

const isHeldByAnother = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === sqliteBusy

const held = new Set<DatabaseSync>()

/**
 * Locks a data directory for this process. The kernel releases the lock when the process ends or
 * crashes.
 */
export const lockDataDirectory = (dataDir: string): { release(): void } => {
  let lock: DatabaseSync | undefined
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    lock = new DatabaseSync(join(dataDir, 'lock'))
    chownToFolderOwner(dataDir, [join(dataDir, 'lock')])
    lock.exec('pragma busy_timeout = 0; pragma journal_mode = delete; begin exclusive')
  } catch (cause) {
    lock?.close()
    const folder = resolve(dataDir)
    if (isHeldByAnother(cause)) {
      throw new DataDirectoryInUseError(
        `The data directory ${folder} is in use by another running Salus. Stop that one, or set DATA_DIR to another directory.`,
        { cause },
      )
    }
    const reason = cause instanceof Error ? cause.message : cause
    throw new OperatorError(
      `The data directory ${folder} cannot be used: ${reason}. Let the user that runs Salus write there, or set DATA_DIR to another directory.`,
      { cause },
    )
  }
  held.add(lock)
  return {
    release: () => {
      held.delete(lock)
      lock.close()
    },
  }
}
