const codes = new Set(['ENOSPC', 'EDQUOT'])

/** Whether something could not be written because there is no room for it. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(String(error.code))
