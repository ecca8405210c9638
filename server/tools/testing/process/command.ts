import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { builtFileOf } from '#server/base/confine/built-file.ts'
import type { Place } from '#server/tools/testing/database/place.ts'

/** How a command ended and everything it said. */
export interface Ended {
  readonly code: number
  readonly said: string
  /** What a program that reads its output gets. */
  readonly printed: string
}

// The server's own: what one start has compiled need not be compiled again by the next.
const compileCache = 'build/compile-cache'

/** What `./salus` calls a command, which no path to its file is. */
type CommandName<Name extends string> = Name extends `${string}/${string}` ? never : Name

const maxOutputBytes = 64 * 1024 * 1024

/** Runs one of the server's commands on a place, as `./salus` would: what is built starts in a third of the time. */
export const runCommandOn = async <Name extends string>(
  { dataDir, databaseUrl }: Place,
  name: CommandName<Name>,
  args: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<Ended> => {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: compileCache,
    DATA_DIR: dataDir,
    ...settings,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  try {
    const file = builtFileOf(`${name}-command.ts`)
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [file, ...args], {
      env,
      maxBuffer: maxOutputBytes,
    })
    return { code: 0, said: stdout + stderr, printed: stdout }
  } catch (error) {
    if (!(error instanceof Error && 'stderr' in error && 'stdout' in error && 'code' in error)) {
      throw error
    }
    return {
      code: Number(error.code),
      said: String(error.stderr),
      printed: String(error.stdout),
    }
  }
}
