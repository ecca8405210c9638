import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process already works in the data directory. */
export class DirectoryTakenError extends Error {}

/**
 * Takes a data directory for this process alone. The lock is one the kernel holds for an open file,
 * so it ends with the process, however that ends.
 */
export const lockDirectory = (dataDir: string): { release(): void } => {
  mkdirSync(dataDir, { recursive: true })
  const lock = new DatabaseSync(join(dataDir, 'lock'))
  try {
    lock.exec('pragma busy_timeout = 0; pragma journal_mode = delete; begin exclusive')
  } catch (cause) {
    lock.close()
    throw new DirectoryTakenError(
      `The data directory ${resolve(dataDir)} is in use by another running Salus. Stop that one, or set DATA_DIR to another directory.`,
      { cause },
    )
  }
  return { release: () => lock.close() }
}
