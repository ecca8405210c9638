import { basename } from 'node:path'
import { ownFile } from '#server/base/process/own-file.ts'

const isBuilt = !import.meta.filename.endsWith('.ts')

/** Returns the built file of a module that runs beside the server (`*.work.ts`, `*.worker.ts`). */
export const builtFileOf = (source: string): string =>
  ownFile(`build/salus/${basename(source, '.ts')}.js`)

/** The file to start for a module that runs beside the server: the built server starts what was built with it. */
export const fileToStart = (source: string): string =>
  isBuilt ? builtFileOf(source) : ownFile(source)
