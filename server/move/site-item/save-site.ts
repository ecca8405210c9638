import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import type { UndoableImportItem } from '../item-store.ts'
import {
  mergeSettings,
  type ReplacedSetting,
  replacedSettingsSchema,
  restoreSettings,
} from '../salus/merge-settings.ts'
import type { ExportedEntry } from '../salus/read-export.ts'
import type { JournaledEntityMap } from '../salus/save-entry.ts'
import type { EditedImportEntry } from '../store.ts'
import { planSiteChanges } from './plan-site.ts'
import { labelOfSetting } from './setting-label.ts'
import { siteValuesOf } from './site-rows.ts'

/** Saves the settings, texts and menus of the old site. Returns what they replaced. */
export const saveSiteItem = async (
  write: WriteTransaction,
  entry: ExportedEntry,
  pathOf: (key: string) => string | undefined,
  records: JournaledEntityMap,
): Promise<ReplacedSetting[]> => {
  const changes = await planSiteChanges(write.queries, siteValuesOf(entry, pathOf))
  return mergeSettings(write, changes, records)
}

const readReplaced = async (
  { queries }: WriteTransaction,
  { importId, index }: UndoableImportItem,
): Promise<ReplacedSetting[]> => {
  const { fields } = await queries
    .selectFrom('moveImportItem')
    .select('fields')
    .where('importId', '=', importId)
    .where('index', '=', index)
    .executeTakeFirstOrThrow()
  return replacedSettingsSchema.parse(JSON.parse(fields).replaced)
}

/** Restores the former settings, texts and menus. Returns those that were edited since the import and stay. */
export const undoSiteItem = async (
  write: WriteTransaction,
  item: UndoableImportItem,
  records: JournaledEntityMap,
): Promise<EditedImportEntry[]> => {
  const edited = new Set<string>()
  for (const replaced of await readReplaced(write, item))
    for (const name of await restoreSettings(write, replaced, records))
      edited.add(labelOfSetting(entityDefinitionOf(replaced.entity)?.label ?? '', name))
  return [...edited].map((title) => ({ kind: item.kind, title }))
}
