import { isDatabaseOut, isRefusedByPostgres, isSqliteOut } from '#server/base/db/faults.ts'
import { StorageError } from '#server/base/media/storage.ts'
import { OperatorError } from '#server/base/process/operator-error.ts'
import { type Env, readEnv } from '#server/env.ts'

/** Tells whoever started a command something, on a line of its own. */
export const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`)

/** Tells them what went wrong. */
export const complain = (sentence: string): void => void process.stderr.write(`${sentence}\n`)

const isPortTaken = (error: Error): boolean => 'code' in error && error.code === 'EADDRINUSE'

const told = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What is told about an error: a sentence where the operator can put it right, else where it came from. */
export const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof OperatorError || isPortTaken(error)) return error.message
  if (error instanceof StorageError) return `The picture store failed: ${told(error.cause)}.`
  if (isSqliteOut(error)) return `The database in DATA_DIR cannot be used: ${error.message}.`
  if (isDatabaseOut(error) || isRefusedByPostgres(error)) {
    return `PostgreSQL cannot be used: ${error.message}. Is it running, and is DATABASE_URL right?`
  }
  return error.stack ?? error.message
}

/** Files hold addresses, messages and hashes of passwords: they are nobody else's to read. */
export const keepFilesPrivate = (): void => void process.umask(0o077)

/** Runs a command under the settings; what only the operator can put right is told in one sentence. */
export const runCommand = async (work: (env: Env) => Promise<void>): Promise<void> => {
  keepFilesPrivate()
  try {
    await work(readEnv(process.env))
  } catch (error) {
    complain(explain(error))
    process.exitCode = 1
  }
}
