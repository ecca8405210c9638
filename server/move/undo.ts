import { sql } from 'kysely'
import { ApiError } from '#contract/call/api-error.ts'
import { canonicalEntryPath } from '#contract/call/entry-page.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { removeEntry } from '#server/base/entity/remove.ts'
import { hasEntry } from '#server/base/entity/rows.ts'
import { type ImportJobContext, undoImportInSteps } from '#server/base/job/steps.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { removePageFromMoreMenu } from './add-to-menu.ts'
import {
  listUndoableImportItems,
  siteImportItemStore,
  type UndoableImportItem,
} from './item-store.ts'
import { exportedDefinitionOfKind } from './out/content.ts'
import { removeImportedRedirect } from './redirects.ts'
import type { ExportedEntry } from './salus/read-export.ts'
import type { JournaledEntityMap } from './salus/save-entry.ts'
import { undoSiteItem } from './site-item/save-site.ts'
import { siteItemKey } from './site-item/site-entry.ts'
import { type EditedImportEntry, readImportColumns, siteImportJobStore } from './store.ts'

/** Returns the ids of the translations that were imported with a setting. */
const readSavedTranslations = async (
  tx: WriteTransaction,
  { importId, savedAs }: UndoableImportItem,
): Promise<string[]> => {
  const { fields } = await tx.queries
    .selectFrom('moveImportItem')
    .select('fields')
    .where('importId', '=', importId)
    .where('kind', '=', 'site')
    .where('savedAs', '=', savedAs)
    .executeTakeFirstOrThrow()
  const { rows = [] }: Partial<ExportedEntry> = JSON.parse(fields)
  return rows.flatMap(({ entity, row }) => (entity === 'translation' && row._id ? [row._id] : []))
}

/** Removes the entry of an item or resets a setting to its default. Returns whether the entry was edited after the import. */
const removeItem = async (
  tx: WriteTransaction,
  item: UndoableImportItem,
  records: JournaledEntityMap,
): Promise<boolean> => {
  const { kind, savedAs, savedVersion } = item
  const definition = kind === 'site' ? entityDefinitionOf(savedAs) : exportedDefinitionOfKind(kind)
  const record = definition && records.get(definition.name)
  if (!record) throw new ApiError('invalid', 'Salus knows no such entries')
  const which = definition.single ? sql`` : sql`where "_id" = ${savedAs}`
  const { rows } = await sql<{ _id: string; version: number }>`
    select "_id", "version" from ${sql.table(definition.name)} ${which}`.execute(tx.queries)
  for (const { _id } of rows) {
    const before = await removeEntry(tx, record, _id)
    if (kind === 'page')
      await removePageFromMoreMenu(tx, canonicalEntryPath(definition.page, Object(before)) ?? '')
  }
  const translation = records.get('translation')
  if (kind === 'site' && translation)
    for (const id of await readSavedTranslations(tx, item))
      if (await hasEntry(tx.queries, 'translation', id)) await removeEntry(tx, translation, id)
  return !definition.single && rows.some(({ version }) => version !== savedVersion)
}

/**
 * Moves the entry of an item to the trash, or restores the settings that the item replaced. Returns what was edited after
 * the import.
 */
const undoItem = async (
  tx: WriteTransaction,
  item: UndoableImportItem,
  records: JournaledEntityMap,
): Promise<EditedImportEntry[]> => {
  const { kind, title, savedAs } = item
  const change = (changes: Partial<UndoableImportItem> & { reason?: string }) =>
    siteImportItemStore.change(tx.queries, item, { savedVersion: 0, ...changes })
  try {
    if (kind === 'site' && savedAs === siteItemKey) {
      const edited = await undoSiteItem(tx, item, records)
      await change({ savedAs: '', isChosen: 0 })
      return edited
    }
    const isEdited =
      kind === 'redirect'
        ? await removeImportedRedirect(tx, title, savedAs)
        : await removeItem(tx, item, records)
    await change({ savedAs: '', isChosen: 0 })
    return isEdited ? [{ kind, title }] : []
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Others have added parts to the entry. Undoing the import would delete the parts too, so the
    // entry stays.
    await change({ reason: `It stays: ${error.message}` })
    return []
  }
}

export const undoSiteImport = async (
  working: ImportJobContext,
  signal: AbortSignal,
  records: JournaledEntityMap,
): Promise<void> => {
  const { queries } = working.database
  const { _id } = working.job
  await undoImportInSteps<UndoableImportItem, EditedImportEntry>(
    {
      ...working,
      touched: await listUndoableImportItems(queries, _id),
      takeBack: (tx, item) => undoItem(tx, item, records),
      told: (await readImportColumns(queries, _id)).edited,
      tell: (trx, edited) =>
        siteImportJobStore.change(trx, _id, { edited: JSON.stringify(edited) }),
    },
    signal,
  )
}
