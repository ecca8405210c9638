import { ApiError } from '#contract/call/api-error.ts'
import { largestOf } from '#contract/list/any-length.ts'
import type { Queries } from '#server/base/db/database.ts'
import {
  importEntryStore,
  type PublicationImportEntryRow,
  readImportEntries,
} from './entry-store.ts'
import { previewImportEntries } from './preview-import.ts'
import { type LookUpWorks, readImportSources } from './read-sources.ts'

interface Means {
  readonly queries: Queries
  readonly lookUp: LookUpWorks
  readonly signal: AbortSignal
}

interface Mended {
  readonly importId: string
  readonly index: number
  readonly text: string
}

/** Replaces an entry of an import preview with the result of parsing a corrected text. */
export const rereadImportEntry = async (
  { queries, lookUp, signal }: Means,
  { importId, index, text }: Mended,
): Promise<void> => {
  const entries = await readImportEntries(queries, importId)
  const old = entries.find((entry) => entry.index === index)
  if (old === undefined) throw new ApiError('notFound', 'The import has no such entry')
  if (old.savedAs !== '') throw new ApiError('wrongState', 'This entry is saved already')
  const progress = async () => undefined
  const beginRequests = () => undefined
  const read = await readImportSources([text], { lookUp, progress, signal, beginRequests })
  const found = read.map((each) => ({ ...each, line: old.line + each.line - 1 }))
  const others = entries.filter((entry) => entry !== old)
  const from = largestOf(entries.map((entry) => entry.index)) + 1
  // The first result replaces the entry. Further results are appended.
  const placed = (at: number) => (at === from ? index : at - Number(at > from))
  const [first, ...more] = (
    await previewImportEntries(queries, importId, found, { from, others })
  ).map((entry) => ({
    ...entry,
    index: placed(entry.index),
    twin: entry.twin === null ? null : placed(entry.twin),
  }))
  if (first === undefined) throw new ApiError('unreadable', 'There is nothing in it')
  const mended: PublicationImportEntryRow = { ...first, text: first.text && text }
  await queries.transaction().execute(async (trx) => {
    await importEntryStore.change(trx, old, mended)
    await importEntryStore.add(trx, more)
  })
}
