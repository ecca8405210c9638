import { basename } from 'node:path'
import { pathInSalus } from '#server/base/process/own-file.ts'

const isBuilt = !import.meta.filename.endsWith('.ts')

/** Returns the bundled file of a worker module (`*.work.ts`, `*.worker.ts`). */
export const bundledWorkerPathOf = (source: string): string =>
  pathInSalus(`build/salus/${basename(source, '.ts')}.js`)

export const workerModulePathOf = (source: string): string =>
  isBuilt ? bundledWorkerPathOf(source) : pathInSalus(source)
