import {
  isDatabaseUnavailable,
  isPostgresAccessRejected,
  isSqliteUnavailable,
} from '#server/base/db/faults.ts'
import { StorageError } from '#server/base/media/storage.ts'
import { isDiskFullError } from '#server/base/process/disk-full.ts'
import { OperatorError } from '#server/base/process/operator-error.ts'
import { type Env, readEnv } from '#server/env.ts'

export const printLine = (sentence: string): void => void process.stdout.write(`${sentence}\n`)

export const printError = (sentence: string): void => void process.stderr.write(`${sentence}\n`)

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** Formats an error: one sentence if the operator can fix it, otherwise the stack trace. */
export const explainError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof OperatorError) return error.message
  if (isDiskFullError(error))
    return `The disk is full: ${error.message}. Make room, and run it again.`
  if (error instanceof StorageError) return `The picture store failed: ${messageOf(error.cause)}.`
  if (isSqliteUnavailable(error))
    return `The database in DATA_DIR cannot be used: ${error.message}.`
  if (isDatabaseUnavailable(error) || isPostgresAccessRejected(error)) {
    return `PostgreSQL cannot be used: ${error.message}. Is it running, and is DATABASE_URL right?`
  }
  return error.stack ?? error.message
}

/**
 * Returns the positional arguments of a command. Prints the usage and exits if there are options or more than `most` arguments.
 */
export const readPositionalArguments = (most: number, usage: string): string[] => {
  const words = process.argv.slice(2)
  if (words.length <= most && !words.some((word) => word.startsWith('-'))) return words
  printError(`Use: ${usage}`)
  process.exit(2)
}

/** Backups and databases contain email addresses, messages and password hashes, so only the operator may read them. */
export const restrictFilePermissions = (): void => void process.umask(0o077)

/** Runs a command with the settings. Prints errors and sets the exit code. */
export const runCommand = async (work: (env: Env) => Promise<void>): Promise<void> => {
  restrictFilePermissions()
  try {
    await work(readEnv(process.env))
  } catch (error) {
    printError(explainError(error))
    process.exitCode = 1
  }
}
