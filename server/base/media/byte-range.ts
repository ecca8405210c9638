/** Range of bytes in a file. `end` is the last byte, not the one after it. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Parses a `Range` header with one range. Returns null for the whole file, also if the header is
 * invalid, and `none` if the range is outside the file.
 */
export const parseRangeHeader = (
  header: string | undefined,
  size: number,
): ByteRange | 'none' | null => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return null
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length > 0 ? { start: size - length, end: size - 1 } : 'none'
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return null
  return start < size ? { start, end } : 'none'
}
