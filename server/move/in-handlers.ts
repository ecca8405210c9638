import type { siteImportApi } from '#contract/move/move-in.ts'
import { UploadedFileOnDisk } from '#server/base/http/file-on-disk.ts'
import type { CallHandlers } from '#server/base/http/implement.ts'
import type { SiteTransferServices } from './move-services.ts'
import { findLatestImportId, readSiteImport } from './store.ts'

const pathOf = (file: File): string => {
  if (!(file instanceof UploadedFileOnDisk)) throw new TypeError('A large file lies on disk')
  return file.path
}

/** Handlers of imports. Nothing is saved before the user has seen a preview. */
export const createSiteImportHandlers = ({
  database,
  moves,
}: SiteTransferServices): CallHandlers<typeof siteImportApi> => ({
  previewImport: async ({ input: { file }, who }) => ({
    importId: await moves.preview(who, pathOf(file), file.name),
  }),

  getImport: async ({ input: { importId, items } }) => {
    const { queries } = database
    const wanted = importId ?? (await findLatestImportId(queries))
    return { import: wanted === undefined ? null : await readSiteImport(queries, wanted, items) }
  },

  import: async ({ input: { importId, indexes } }) => ({
    import: await moves.save(importId, indexes),
  }),

  undoImport: async ({ input: { importId } }) => {
    const undone = await moves.undo(importId)
    if (undone.undoing) return { import: undone, message: 'The import is being taken back' }
    const [stay, gone] = [true, false].map(
      (isSetting) => undone.edited.filter(({ kind }) => (kind === 'site') === isSetting).length,
    )
    const message = [
      gone === 0
        ? 'Import taken back'
        : `Import taken back, ${gone} edited since included: all of it is in the trash`,
      ...(stay === 0 ? [] : [`Settings and texts edited since stay: ${stay}`]),
    ].join('. ')
    return { import: undone, message }
  },
})
