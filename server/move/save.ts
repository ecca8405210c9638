import { ApiError } from '#contract/call/api-error.ts'
import { canonicalEntryPath } from '#contract/call/entry-page.ts'
import { entityLabelOf } from '#contract/lifecycle/entities.ts'
import type { Queries } from '#server/base/db/database.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { type ImportJobContext, saveImportInSteps } from '#server/base/job/steps.ts'
import { listPageEntryId } from '#server/base/redirect/the-list.ts'
import { lockAndReadEntry } from '#server/base/write/read-held.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { removeUnchangedLegalPageDrafts } from '#server/page/first-pages-store.ts'
import {
  type ConvertWork,
  createWorkConverter,
  lockWorkCreation,
} from '#server/publication/works-store.ts'
import { markSiteAsImported } from '#server/site/shipped-store.ts'
import { teamStore } from '#server/team/store.ts'
import { addPageToMoreMenu } from './add-to-menu.ts'
import { createImportDuplicateFinder, type DuplicateFinder } from './find-duplicates.ts'
import type { ImportedFields } from './importer.ts'
import {
  hasSavedImportItems,
  type ImportItemRow,
  readImportItemResults,
  siteImportItemStore,
} from './item-store.ts'
import { redirectedListKindOf } from './old-lists.ts'
import { exportedDefinitionOfKind } from './out/content.ts'
import { replaceEntryPlaceholders } from './placeholders.ts'
import { toImportItemReference } from './preview-items.ts'
import type { ExportedEntry } from './salus/read-export.ts'
import { type JournaledEntityMap, saveExportedEntry } from './salus/save-entry.ts'
import { saveSiteItem } from './site-item/save-site.ts'
import { siteItemKey } from './site-item/site-entry.ts'
import { siteImportJobStore } from './store.ts'
import { workToPublicationRow } from './work-row.ts'

interface Outcome {
  readonly kind: string
  readonly id: string
  readonly isNew: boolean
  readonly path: string | undefined
}

type Outcomes = Map<string, Outcome>

const pathOf = (kind: string, entry: ImportedFields): string | undefined =>
  canonicalEntryPath(exportedDefinitionOfKind(kind)?.page, entry) || undefined

/**
 * Reads the ids of items that were saved before a restart or that are duplicates. `twinKeys` are the keys of
 * duplicates by the key of the item of this import that they duplicate.
 */
const readEarlierOutcomes = async (queries: Queries, importId: string) => {
  const rows = await readImportItemResults(queries, importId)
  const byName = new Map(rows.map((row) => [toImportItemReference(row.index), row]))
  const outcomes: Outcomes = new Map()
  const twinKeys = new Map<string, string[]>()
  for (const row of rows) {
    const same = byName.get(row.matchId)
    if (same) {
      const keys = twinKeys.get(same.key) ?? []
      keys.push(row.key)
      twinKeys.set(same.key, keys)
    }
    const id = same ? same.savedAs || same.matchId : row.savedAs || row.matchId
    if (id === '') continue
    const path = pathOf(row.kind, { _id: id, title: '', name: '', content: ' ' })
    outcomes.set(row.key, { kind: row.kind, id, isNew: row.status === 'new', path })
  }
  return { outcomes, twinKeys }
}

interface Saving {
  readonly records: JournaledEntityMap
  /**
   * Whether the drafts of legal pages that a new site begins with were already removed. Edited ones
   * stay.
   */
  isCleared: boolean
  readonly outcomes: Outcomes
  readonly twinKeys: ReadonlyMap<string, readonly string[]>
  readonly here: DuplicateFinder
  convert: ConvertWork
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Replaces keys with ids, and placeholder links with URLs. Drops references to items that were not imported. */
const resolveRow = (entity: string, row: ImportedFields, outcomes: Outcomes): ImportedFields => {
  const { fields } = entityDefinitionOf(entity) ?? {}
  const idOf = (key: unknown) => (isText(key) ? outcomes.get(key)?.id : undefined)
  const resolve = (name: string, value: unknown): unknown => {
    const field = fields?.[name]
    if (field?.kind === 'relations')
      return [...new Set([value].flat().map(idOf))].filter((id) => id !== undefined)
    if (field?.kind !== 'relation')
      return isText(value)
        ? replaceEntryPlaceholders(value, (key) => outcomes.get(key)?.path)
        : value
    const id = idOf(value)
    if (id === undefined && !field.optional && row.status !== 'draft')
      throw new ApiError(
        'parentGone',
        `Its ${entityLabelOf(field.to).toLowerCase()} was not imported`,
      )
    return id
  }
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, resolve(name, value)]),
  )
}

const redirectTargetOf = (key: unknown, outcomes: Outcomes) => {
  const list = isText(key) ? redirectedListKindOf(key) : undefined
  const found = list ? { kind: list, id: listPageEntryId } : outcomes.get(String(key))
  const entity = found && exportedDefinitionOfKind(found.kind)?.name
  return entity ? { entity, id: found.id } : undefined
}

/** Completes an entry of another system with the results of other items. Returns undefined if a redirect has no target. */
const resolveEntry = (
  entry: ExportedEntry,
  { outcomes, convert }: Saving,
): ExportedEntry | undefined => {
  if (entry.kind === 'redirect') {
    const row = entry.beside[0]?.row
    const target = redirectTargetOf(row?.to, outcomes)
    return (
      target && { ...entry, ...target, beside: [{ name: 'redirects', row: { ...row, ...target } }] }
    )
  }
  const rows = entry.rows.map(({ entity, row: given }) => {
    const row = resolveRow(entity, given, outcomes)
    return { entity, row: row.work === undefined ? row : workToPublicationRow(row, convert) }
  })
  return { ...entry, rows }
}

const addPeopleToTeam = async (
  tx: WriteTransaction,
  item: ImportItemRow,
  { peoples }: ImportedFields,
  outcomes: Outcomes,
) => {
  const team = await lockAndReadEntry(tx, teamStore.record, item.matchId)
  if (!team || !Array.isArray(peoples)) return
  const memberIds = team.peoples.map(({ _id }) => _id)
  const fresh = peoples.flatMap((key) => {
    const person = isText(key) ? outcomes.get(key) : undefined
    return person?.isNew && !memberIds.includes(person.id) ? [person.id] : []
  })
  if (fresh.length === 0) return
  await teamStore.update(tx, team._id, undefined, { peoples: [...memberIds, ...new Set(fresh)] })
}

const isAddedByThisImport = (id: string, outcomes: Outcomes): boolean =>
  outcomes.values().some((outcome) => outcome.isNew && outcome.id === id)

const readEntry = ({ fields }: ImportItemRow): ExportedEntry => {
  const entry = JSON.parse(fields)
  // Earlier versions stored previews in another format.
  if (!Array.isArray(entry.rows))
    throw new ApiError('wrongState', 'This preview is too old. Please send the file again.')
  return entry
}

const saveItem = async (tx: WriteTransaction, item: ImportItemRow, saving: Saving) => {
  const { outcomes, here, records, isCleared } = saving
  const change = (changes: Partial<ImportItemRow>) =>
    siteImportItemStore.change(tx.queries, item, changes)
  const given = readEntry(item)
  if (item.status === 'duplicate') {
    if (item.kind === 'team') await addPeopleToTeam(tx, item, given.rows[0]?.row ?? {}, outcomes)
    return change({ isChosen: 0 })
  }
  const isExported = given.id !== ''
  if (isExported && !isCleared) {
    // Drafts in the export of the same site are duplicates, which are no drafts of a new site.
    const ownIds = new Set(outcomes.values().map((outcome) => outcome.id))
    await removeUnchangedLegalPageDrafts(tx, ownIds)
  }
  const matchId = await here.find(tx.queries, given)
  if (matchId !== undefined && (isExported || !isAddedByThisImport(matchId, outcomes))) {
    const reason = isExported ? 'It is here already' : 'It came in since the preview'
    return change({ status: 'duplicate', matchId, isChosen: 0, reason })
  }
  if (item.kind === 'site' && !isExported) {
    const replaced = await saveSiteItem(tx, given, (key) => outcomes.get(key)?.path, records)
    const fields = JSON.stringify({ ...given, replaced })
    return change({ fields, savedAs: siteItemKey, savedVersion: 1 })
  }
  const entry = isExported ? given : resolveEntry(given, saving)
  if (!entry) return change({ isChosen: 0, reason: 'What it leads to is not here' })
  const id = await saveExportedEntry(tx, entry, records)
  if (!isExported && item.kind !== 'redirect') {
    const path = pathOf(item.kind, { ...entry.rows[0]?.row, _id: id })
    for (const key of [item.key, ...(saving.twinKeys.get(item.key) ?? [])])
      outcomes.set(key, { kind: item.kind, id, isNew: true, path })
    if (entry.menu && path) await addPageToMoreMenu(tx, entry.menu, path)
  }
  await change({ savedAs: id, savedVersion: 1 })
}

export const saveChosenImportItems = async (
  working: ImportJobContext,
  signal: AbortSignal,
  records: JournaledEntityMap,
): Promise<void> => {
  const { queries } = working.database
  const { _id } = working.job
  await markSiteAsImported(queries, new Date().toISOString())
  const saving: Saving = {
    ...(await readEarlierOutcomes(queries, _id)),
    here: await createImportDuplicateFinder(queries),
    convert: await createWorkConverter(queries),
    records,
    isCleared: false,
  }
  let kind: ImportItemRow['kind'] | undefined
  await saveImportInSteps<ImportItemRow>(
    {
      ...working,
      store: siteImportJobStore,
      countWaiting: (trx) => siteImportItemStore.countWaiting(trx, _id),
      readWaiting: (trx, after, limit) => siteImportItemStore.readWaiting(trx, _id, after, limit),
      begin: async (trx) => {
        await lockWorkCreation(trx)
        await saving.here.catchUp(trx)
        // Read again for each transaction, because a rolled-back one may have set the flag.
        saving.isCleared = await hasSavedImportItems(trx, _id)
      },
      save: async (tx, item) => {
        // Authors are matched with people, who are saved before publications.
        if (item.kind === 'publication' && kind !== item.kind) {
          saving.convert = await createWorkConverter(tx.queries)
        }
        kind = item.kind
        await saveItem(tx, item, saving)
        saving.isCleared = true
      },
      fail: (trx, item, reason) =>
        siteImportItemStore.change(trx, item, { status: 'failed', reason, isChosen: 0 }),
    },
    signal,
  )
}
