import { execFile } from 'node:child_process'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { OperatorError } from '#server/base/process/operator-error.ts'

/** Splits the password from a database URL, because other users of the machine can read command lines. */
const withoutPassword = (databaseUrl: string) => {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { url: url.href, password }
}

/** Whether psql has `\restrict`, which disables its own commands, as releases since August 2025 have. */
export const supportsPsqlRestrict = (): Promise<boolean> =>
  promisify(execFile)('psql', ['--help=commands']).then(
    ({ stdout }) => stdout.includes('\\restrict'),
    () => false,
  )

/** Runs pg_dump or psql on the database. Errors contain the program's own message. */
export const runPostgresProgram = async (
  program: 'pg_dump' | 'psql',
  databaseUrl: string,
  args: readonly string[],
  input: Iterable<Buffer> | AsyncIterable<Buffer> = [],
): Promise<void> => {
  const { url, password } = withoutPassword(databaseUrl)
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  const running = promisify(execFile)(program, [`--dbname=${url}`, ...args], {
    env,
    maxBuffer: 1e8,
  })
  const { stdin } = running.child
  const [ran, fed] = await Promise.allSettled([running, stdin && pipeline(input, stdin)])
  if (ran.status === 'rejected') {
    const { reason } = ran
    const isMissing = reason instanceof Error && 'code' in reason && reason.code === 'ENOENT'
    const said = reason instanceof Error && 'stderr' in reason ? reason.stderr : reason
    throw new OperatorError(
      isMissing
        ? `${program} is needed, in the version of your PostgreSQL or a later one: install PostgreSQL's client programs.`
        : `${program} failed, and nothing was changed:\n${said}`,
      { cause: reason },
    )
  }
  // A failed program also stops reading its input, so its own error comes first.
  if (fed.status === 'rejected') throw fed.reason
}
