import { basename } from 'node:path'
import { ownFile } from '#server/base/process/own-file.ts'

const isBuilt = !import.meta.filename.endsWith('.ts')

/** Returns the bundled file of a worker module (`*.work.ts`, `*.worker.ts`). */
export const builtFileOf = (source: string): string =>
  ownFile(`build/salus/${basename(source, '.ts')}.js`)

export const fileToStart = (source: string): string =>
  isBuilt ? builtFileOf(source) : ownFile(source)
