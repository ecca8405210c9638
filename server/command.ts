import { type Env, readEnv } from './env.ts'
import { OperatorError } from './operator-error.ts'

/** Tells whoever started a command something, on a line of its own. */
export const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`)

/** Tells them what went wrong. */
export const complain = (sentence: string): void => void process.stderr.write(`${sentence}\n`)

/** Files hold addresses, messages and hashes of passwords: they are nobody else's to read. */
export const keepFilesPrivate = (): void => void process.umask(0o077)

/** Runs a command under the settings; what only the operator can put right is told in one sentence. */
export const runCommand = async (work: (env: Env) => Promise<void>): Promise<void> => {
  keepFilesPrivate()
  try {
    await work(readEnv(process.env))
  } catch (error) {
    const isTold = error instanceof OperatorError || !(error instanceof Error)
    complain(String(isTold ? (error instanceof Error ? error.message : error) : error.stack))
    process.exitCode = 1
  }
}
