import { useState } from 'react'
import { createNotFoundError } from '#contract/call/api-error.ts'
import type { SiteImport } from '#contract/move/move-in.ts'
import { createImportLoader, useImportJob } from '#web/admin/editor/import/use-import-job.ts'
import { browserApiClient } from '#web/api/browser-client.ts'

const loadImport = createImportLoader(async (importId, items) => {
  const { import: found } = await browserApiClient.move.getImport({ importId, items })
  if (found === null) throw createNotFoundError('Import')
  return found
})

/** Returns the state of a site import, and functions to upload, save and undo it. */
export const useSiteImport = (first: SiteImport | undefined) => {
  const { attempt, ...job } = useImportJob(loadImport, first)
  const [problem, setProblem] = useState('')
  return {
    ...job,
    /** Error message if the uploaded file was rejected. */
    problem,
    read: (file: File) => {
      setProblem('')
      return attempt(
        async () => loadImport((await browserApiClient.move.previewImport({ file })).importId),
        setProblem,
      )
    },
    save: (importId: string, indexes: number[]) =>
      attempt(async () => (await browserApiClient.move.import({ importId, indexes })).import),
    undo: (importId: string) =>
      attempt(async () => (await browserApiClient.move.undoImport({ importId })).import),
  }
}
