import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '#server/base/process/operator-error.ts'

/**
 * Returns the path of the SQLite file. Throws if it is missing, because opening would create an
 * empty one.
 */
export const requireSqliteFile = (dataDir: string): string => {
  const file = join(dataDir, 'salus.db')
  if (existsSync(file)) return file
  throw new OperatorError(`There is no database in ${resolve(dataDir)}: is DATA_DIR right?`)
}

export const copySqliteDatabase = (raw: DatabaseSync, dataDir: string, label: string): string => {
  const folder = join(dataDir, 'backups')
  mkdirSync(folder, { recursive: true })
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const path = join(folder, `${label}-${stamp}.db`)
  raw.prepare('vacuum into ?').run(path)
  return path
}
