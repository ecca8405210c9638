const codes = new Set(['ENOSPC', 'EDQUOT'])

export const isDiskFullError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(String(error.code))
