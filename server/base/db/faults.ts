const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return String(error.code)
}

/** SQLite's result codes arrive as a number beside the code `ERR_SQLITE_ERROR`. */
const sqliteCode = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'errcode' in error
    ? Number(error.errcode) & 0xff
    : 0

const sqliteBusy = 5
const sqliteReadonly = 8
const sqliteIoError = 10
const sqliteFull = 13
const sqliteCantOpen = 14
const sqliteOut = new Set([sqliteBusy, sqliteReadonly, sqliteIoError, sqliteFull, sqliteCantOpen])

const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])
// Connection exceptions, insufficient resources, operator intervention, and a server in recovery.
const postgresOut = /^(08|53|57P|25006)/

/** PostgreSQL's socket is a file that may be gone; any other file that is missing says nothing about it. */
const isSocketGone = (error: Error): boolean =>
  codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'

/** Whether the embedded database cannot be read or written: no room, no right, no disk. */
export const isSqliteOut = (error: unknown): boolean => sqliteOut.has(sqliteCode(error))

/** Whether PostgreSQL is there and will not have us: a wrong password, no such database, no rights. */
export const isRefusedByPostgres = (error: unknown): boolean =>
  /^(28|3D000|42501)/.test(codeOf(error))

/** Whether an error says that the database is out of reach or out of room, not that the request was wrong. */
export const isDatabaseOut = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return (
    isSqliteOut(error) ||
    network.has(code) ||
    isSocketGone(error) ||
    postgresOut.test(code) ||
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
      error.message,
    )
  )
}

/** Whether the same transaction may succeed when tried again: PostgreSQL rolled it back because of a conflict. */
export const isWorthRetrying = (error: unknown): boolean =>
  ['40001', '40P01'].includes(codeOf(error))

/** Whether a unique index refused a row. */
export const isDuplicate = (error: unknown): boolean =>
  codeOf(error) === '23505' ||
  (error instanceof Error && /^UNIQUE constraint failed/.test(error.message))

/** Whether a foreign key refused a row, because what it names is not there or is still needed. */
export const isMissingReference = (error: unknown): boolean =>
  codeOf(error) === '23503' ||
  (error instanceof Error && /^FOREIGN KEY constraint failed/.test(error.message))
