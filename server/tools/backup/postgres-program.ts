import { execFile } from 'node:child_process'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { OperatorError } from '#server/base/process/operator-error.ts'

/** The address without the password, which other users of the machine could read, and the password. */
const withoutPassword = (databaseUrl: string) => {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { url: url.href, password }
}

/** Whether this psql has a mode without its own commands, as those of August 2025 and later have. */
export const knowsRestrict = (): Promise<boolean> =>
  promisify(execFile)('psql', ['--help=commands']).then(
    ({ stdout }) => stdout.includes('\\restrict'),
    () => false,
  )

/** Runs one of PostgreSQL's own programs on the database; why it failed is told in its own words. */
export const runPostgres = async (
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
  // A program that fails takes no more input, so this comes second.
  if (fed.status === 'rejected') throw fed.reason
}
