import { volumeMetadataSchema } from '#contract/figure/figure-facts.ts'
import { type FigureKind, parseFigureFileName } from '#contract/figure/figure-file.ts'
import { volumePlanes } from '#contract/figure/volume-facts.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { SanitizedMediaFile } from './images.ts'

export const posterNameOf = (name: string): string =>
  `${parseFigureFileName(name)?.stem ?? ''}.webp`

const kindOf = (files: readonly SanitizedMediaFile[]): FigureKind | undefined => {
  for (const { name } of files) {
    const ending = parseFigureFileName(name)?.ending
    if (ending === 'volume' || ending === 'trace') return ending
  }
  return undefined
}

const hashOf = async (bytes: Uint8Array): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex')

const sheetsIn = (facts: Uint8Array, slices: Uint8Array): Uint8Array[] | null => {
  try {
    const read = volumeMetadataSchema.parse(JSON.parse(Buffer.from(facts).toString()))
    return volumePlanes.flatMap((name) =>
      read.planes[name].sheets.map(([start, length]) => slices.subarray(start, start + length)),
    )
  } catch {
    return null
  }
}

const hashShown = async (
  files: readonly SanitizedMediaFile[],
  content: string,
): Promise<string> => {
  const bytesOf = (ending: string) =>
    files.find(({ name }) => parseFigureFileName(name)?.ending === ending)?.bytes
  const samples = bytesOf('samples')
  if (samples) return content || hashOf(samples)
  const [facts, slices] = [bytesOf('volume'), bytesOf('slices')]
  const sheets = facts && slices ? sheetsIn(facts, slices) : null
  if (sheets === null) return ''
  const hashes: string[] = []
  for (const sheet of sheets) hashes.push(await hashOf(sheet))
  return hashOf(Buffer.from(hashes.join()))
}

type FigureRow = Awaited<ReturnType<typeof buildFigureRow>>

/**
 * Builds the database row of a figure from its files. Returns null if they are not those of a
 * figure.
 */
export const buildFigureRow = async (
  name: string,
  files: readonly SanitizedMediaFile[],
  content = '',
) => {
  const kind = kindOf(files)
  return kind
    ? { name, kind, content, shown: await hashShown(files, content), replacedBy: '' }
    : null
}

/**
 * Stores a figure row. With `isUploaded`, it overwrites an existing row, so that a replaced figure is served
 * again.
 */
export const storeFigureRow = async (
  queries: Queries,
  row: FigureRow,
  isUploaded: boolean,
): Promise<void> => {
  if (row === null) return
  await queries
    .insertInto('figure')
    .values(row)
    .onConflict((conflict) =>
      isUploaded ? conflict.column('name').doUpdateSet(row) : conflict.column('name').doNothing(),
    )
    .execute()
}

export const isFigureReplaced = async (queries: Queries, name: string): Promise<boolean> => {
  const row = await queries
    .selectFrom('figure')
    .select('name')
    .where('name', '=', name)
    .where('replacedBy', '<>', '')
    .executeTakeFirst()
  return row !== undefined
}

export const markFigureReplaced = async (
  queries: Queries,
  { replacedBy, ...figure }: { name: string; kind: FigureKind; replacedBy: string },
): Promise<void> => {
  await queries
    .insertInto('figure')
    .values({ ...figure, content: '', shown: '', replacedBy })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ replacedBy }))
    .execute()
}
