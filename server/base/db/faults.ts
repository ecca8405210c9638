const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return String(error.code)
}

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
// Connection exceptions, insufficient resources, operator intervention, and recovery mode.
const postgresOut = /^(08|53|57P|25006)/

const isSocketGone = (error: Error): boolean =>
  codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'

/**
 * Whether SQLite cannot read or write its file, for lack of space or permission, or a disk error.
 */
export const isSqliteUnavailable = (error: unknown): boolean => sqliteOut.has(sqliteCode(error))

export const isPostgresAccessRejected = (error: unknown): boolean =>
  /^(28|3D000|42501)/.test(codeOf(error))

/** Whether the database is unreachable or full, as opposed to an invalid request. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return (
    isSqliteUnavailable(error) ||
    network.has(code) ||
    isSocketGone(error) ||
    postgresOut.test(code) ||
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
      error.message,
    )
  )
}

/**
 * Whether PostgreSQL rolled the transaction back because of a conflict, so that a retry may
 * succeed.
 */
export const isTransactionConflict = (error: unknown): boolean =>
  ['40001', '40P01'].includes(codeOf(error))

export const isUniqueViolation = (error: unknown): boolean =>
  codeOf(error) === '23505' ||
  (error instanceof Error && /^UNIQUE constraint failed/.test(error.message))

/** Whether a foreign key rejected a row, because the target is missing or the row still in use. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  codeOf(error) === '23503' ||
  (error instanceof Error && /^FOREIGN KEY constraint failed/.test(error.message))
