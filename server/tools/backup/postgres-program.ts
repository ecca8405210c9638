import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { OperatorError } from '#server/base/process/operator-error.ts'

/** The address without the password, which other users of the machine could read, and the password. */
const withoutPassword = (databaseUrl: string) => {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { url: url.href, password }
}

/** Runs one of PostgreSQL's own programs on the database; why it failed is told in its own words. */
export const runPostgres = async (
  program: 'pg_dump' | 'psql',
  databaseUrl: string,
  args: readonly string[],
): Promise<void> => {
  const { url, password } = withoutPassword(databaseUrl)
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  try {
    await promisify(execFile)(program, [`--dbname=${url}`, ...args], { env, maxBuffer: 1e8 })
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
    const said = cause instanceof Error && 'stderr' in cause ? cause.stderr : cause
    throw new OperatorError(
      isMissing
        ? `${program} is needed, in the version of your PostgreSQL or a later one: install PostgreSQL's client programs.`
        : `${program} failed, and nothing was changed:\n${said}`,
      { cause },
    )
  }
}
