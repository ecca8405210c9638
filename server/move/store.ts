import { z } from 'zod'
import type { SiteImport } from '#contract/move/move-in.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createImportJobStore } from '#server/base/job/job-store.ts'
import { listImportItems, siteImportItemStore } from './item-store.ts'
import { previewSiteItem } from './site-item/preview-site-item.ts'

const dayMs = 24 * 3_600_000
const retentionMs = 30 * dayMs

export const siteImportJobStore = createImportJobStore('moveImport', 7_421_904)

const skippedFiles = z.array(z.object({ source: z.string(), reason: z.string() }))
const importedFiles = z.object({
  total: z.int().default(0),
  entries: z.int().default(0),
  left: z.int().default(0),
  used: z.array(z.object({ source: z.string(), usedBy: z.string() })).default([]),
})
const editedEntries = z.array(z.object({ kind: z.string(), title: z.string() }))
/** An entry that was edited between import and undo. */
export type EditedImportEntry = z.output<typeof editedEntries>[number]

/** Reads the columns that import jobs have in addition to other jobs. */
export const readImportColumns = async (queries: Queries, id: string) => {
  const { system, file, left, edited, files } = await queries
    .selectFrom('moveImport')
    .select(['system', 'file', 'left', 'edited', 'files'])
    .where('_id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    system,
    file,
    left: skippedFiles.parse(JSON.parse(left)),
    edited: editedEntries.parse(JSON.parse(edited)),
    files: importedFiles.parse(JSON.parse(files)),
  }
}

/** Reads an import. `withItems` is false for clients that only poll its progress. */
export const readSiteImport = async (
  queries: Queries,
  id: string,
  withItems = true,
): Promise<SiteImport> => {
  const job = await siteImportJobStore.read(queries, id)
  const { done, total, reason } = job
  const undoing = job.isUndoing === 1
  const state = undoing ? 'saving' : job.state
  const { system, left, edited, files } = await readImportColumns(queries, id)
  const isShown = withItems && state !== 'reading'
  return {
    importId: id,
    state,
    undoing,
    system,
    done,
    total,
    reason,
    edited,
    items: isShown ? await listImportItems(queries, id) : [],
    left: isShown ? left : [],
    files: isShown ? files : { ...files, used: [] },
    ...(isShown && state === 'ready' && { site: await previewSiteItem(queries, id) }),
  }
}

/** Returns the id of the latest import. Skips previews without new items, so that the import before can still be undone. */
export const findLatestImportId = async (queries: Queries): Promise<string | undefined> => {
  const newest = await queries
    .selectFrom('moveImport')
    .select('_id')
    .where(({ or, eb, exists }) =>
      or([
        eb('state', '<>', 'ready'),
        exists(
          eb
            .selectFrom('moveImportItem')
            .select('index')
            .whereRef('importId', '=', 'moveImport._id')
            .where('status', '=', 'new'),
        ),
      ]),
    )
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?._id
}

export const removeSiteImport = async (queries: Queries, id: string): Promise<void> => {
  await siteImportItemStore.drop(queries, id)
  await siteImportJobStore.remove(queries, id)
}

export const deleteOldSiteImports = async (queries: Queries, now: Date): Promise<void> => {
  for (const id of await siteImportJobStore.olderThan(
    queries,
    new Date(now.getTime() - retentionMs),
  )) {
    await removeSiteImport(queries, id)
  }
}
