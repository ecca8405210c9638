import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '#server/base/process/operator-error.ts'

/** The file of the embedded database, or a refusal where there is none: an empty one would answer for it. */
export const requireFile = (dataDir: string): string => {
  const file = join(dataDir, 'salus.db')
  if (existsSync(file)) return file
  throw new OperatorError(`There is no database in ${resolve(dataDir)}: is DATA_DIR right?`)
}

/** Keeps a whole, consistent copy of the embedded database and answers with its path. */
export const keepCopy = (raw: DatabaseSync, dataDir: string, label: string): string => {
  const folder = join(dataDir, 'backups')
  mkdirSync(folder, { recursive: true })
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const path = join(folder, `${label}-${stamp}.db`)
  raw.prepare('vacuum into ?').run(path)
  return path
}
