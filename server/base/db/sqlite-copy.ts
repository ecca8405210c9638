import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

/** Keeps a whole, consistent copy of the embedded database and answers with its path. */
export const keepCopy = (raw: DatabaseSync, dataDir: string, label: string): string => {
  const folder = join(dataDir, 'backups')
  mkdirSync(folder, { recursive: true })
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const path = join(folder, `${label}-${stamp}.db`)
  raw.prepare('vacuum into ?').run(path)
  return path
}
