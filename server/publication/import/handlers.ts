import { ApiError, createInvalidInputError } from '#contract/call/api-error.ts'
import {
  type publicationImportApi,
  publicationImportLimits,
} from '#contract/publication/publication-import.ts'
import { yieldToRequests } from '#server/base/db/turns.ts'
import type { CallHandlers } from '#server/base/http/implement.ts'
import { decodeTextFile } from '#server/base/text/decode.ts'
import type { PublicationServices } from '../publication-services.ts'
import { readPublicationImport } from './store.ts'

const tooLarge = () =>
  new ApiError('tooLarge', 'At most 5 MB can be imported at once. Please split the text.')

const readSent = async (text = '', file?: File): Promise<string[]> => {
  if (Buffer.byteLength(text) + (file?.size ?? 0) > publicationImportLimits.bytes) throw tooLarge()
  const read = file ? decodeTextFile(new Uint8Array(await file.arrayBuffer())) : ''
  await yieldToRequests()
  // Databases cannot store NUL or lone surrogates. No citation contains them.
  const sources = [text, read].map((source) => source.replaceAll('\u0000', '').toWellFormed())
  await yieldToRequests()
  return sources.filter((source) => source.trim() !== '')
}

/** Handlers of publication imports. Nothing is saved before the user has seen the preview. */
export const publicationImportHandlers = ({
  database,
  imports,
}: PublicationServices): CallHandlers<typeof publicationImportApi> => ({
  previewImport: async ({ input: { text, file, importId, index }, who }) => {
    const sources = await readSent(text, file)
    if (sources.length === 0) {
      throw createInvalidInputError([{ path: 'text', message: 'Paste a text or choose a file' }])
    }
    if (importId === undefined || index === undefined) {
      return { importId: await imports.preview(who, sources) }
    }
    await imports.mend(importId, index, sources.join('\n'))
    return { importId }
  },

  getImport: async ({ input: { importId, entries } }) => ({
    import: await readPublicationImport(database.queries, importId, entries),
  }),

  import: async ({ input: { importId, indexes, years } }) => ({
    import: await imports.save(importId, indexes, years),
  }),

  undoImport: async ({ input: { importId } }) => {
    const undone = await imports.undo(importId)
    const { length } = undone.kept
    if (undone.undoing) return { import: undone, message: 'The import is being taken back' }
    const message =
      length === 0 ? 'Import taken back' : `Import taken back, except ${length} edited since`
    return { import: undone, message }
  },
})
