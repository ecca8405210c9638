import type { MissingYear } from '#contract/publication/publication-import.ts'
import { createImportLoader, useImportJob } from '#web/admin/editor/import/use-import-job.ts'
import { browserApiClient } from '#web/api/browser-client.ts'

const loadImport = createImportLoader(
  async (importId, entries) =>
    (await browserApiClient.publication.getImport({ importId, entries })).import,
)

export const usePublicationImport = () => {
  const { attempt, ...job } = useImportJob(loadImport)
  return {
    ...job,
    /** Discards the import. If the server is still parsing it, cancels that. */
    startOver: () => {
      const { current } = job
      job.reset()
      if (current?.state !== 'reading') return
      // Ignores an error, because the server may have finished parsing in the meantime.
      browserApiClient.publication.undoImport({ importId: current.importId }).catch(() => undefined)
    },
    read: (text: string, file: File | undefined) =>
      attempt(async () => {
        const sent = { text, ...(file && { file }) }
        return loadImport((await browserApiClient.publication.previewImport(sent)).importId)
      }),
    mend: (id: string, index: number, text: string) =>
      attempt(async () => {
        await browserApiClient.publication.previewImport({ importId: id, index, text })
        return loadImport(id)
      }),
    save: (id: string, indexes: number[], years: MissingYear[]) =>
      attempt(
        async () =>
          (await browserApiClient.publication.import({ importId: id, indexes, years })).import,
      ),
    undo: (id: string) =>
      attempt(async () => (await browserApiClient.publication.undoImport({ importId: id })).import),
  }
}
