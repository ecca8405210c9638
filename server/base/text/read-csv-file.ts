import { type ApiError, createInvalidInputError } from '#contract/call/api-error.ts'
import { ConfinedWorkLimitError, createConfinedRunner } from '#server/base/confine/confine.ts'
import { decodeTextFile } from './decode.ts'
import type { CsvFileHeader, CsvFileRow, CsvFileTask, RejectedCsvRow } from './read-csv.work.ts'

export type { CsvFileRow, RejectedCsvRow } from './read-csv.work.ts'

const parseCsv = createConfinedRunner<
  CsvFileTask,
  CsvFileHeader,
  never,
  CsvFileRow | RejectedCsvRow
>({
  source: './server/base/text/read-csv.work.ts',
  processorMs: 10_000,
  memoryMb: 256,
})

/** Creates an error about an uploaded CSV file as a whole. */
export const createCsvFileError = (message: string): ApiError =>
  createInvalidInputError([{ path: 'file', message }])

/** Reads an uploaded CSV file in a separate process. Rows that cannot be read are refused with their reason. */
export const readCsvFile = async (
  file: File,
  maxRows: number,
): Promise<{
  readonly header: readonly string[]
  readonly rows: readonly CsvFileRow[]
  readonly refused: RejectedCsvRow[]
}> => {
  const rows: CsvFileRow[] = []
  const refused: RejectedCsvRow[] = []
  const onPart = (part: readonly (CsvFileRow | RejectedCsvRow)[]) => {
    for (const row of part) {
      if ('reason' in row) refused.push(row)
      else rows.push(row)
    }
  }
  const text = decodeTextFile(await file.bytes()).replaceAll('\u0000', '')
  const { header, hasTooManyRows } = await parseCsv({ text, maxRows }, { onPart }).catch(
    (error: unknown) => {
      throw error instanceof ConfinedWorkLimitError
        ? createCsvFileError('It is too complicated to read')
        : error
    },
  )
  if (hasTooManyRows) throw createCsvFileError(`At most ${maxRows.toLocaleString('en')} rows`)
  return { header, rows, refused }
}
