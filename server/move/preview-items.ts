import type { Queries } from '#server/base/db/database.ts'
import { createBackgroundPause } from '#server/base/db/turns.ts'
import { hasExampleContent } from '#server/settings/store.ts'
import { checkImportedFields } from './check.ts'
import { createImportDuplicateFinder } from './find-duplicates.ts'
import type { CheckedImportFields, ImportedEntry, ImportedFields } from './importer.ts'
import type { ImportItemRow } from './item-store.ts'
import { neededKeysOf } from './needed-items.ts'
import { redirectedListKindOf } from './old-lists.ts'
import { exportedDefinitionOfKind } from './out/content.ts'
import type { ExportedEntry } from './salus/read-export.ts'
import { siteItemKey } from './site-item/site-entry.ts'
import { siteValuesToRows } from './site-item/site-rows.ts'

const maxReasonLength = 2_000

/** Reference to an earlier item of the same import. */
export const toImportItemReference = (index: number): string => `item:${index}`

const toExportedEntry = (
  { kind, title, fields: { menu } }: ImportedEntry,
  row: ImportedFields,
): ExportedEntry => {
  const entity = exportedDefinitionOfKind(kind)?.name ?? ''
  const whole = { entity, kind, id: '', title, notes: [] }
  if (kind === 'site')
    return { ...whole, entity: siteItemKey, rows: siteValuesToRows(row), beside: [] }
  if (kind === 'redirect') return { ...whole, rows: [], beside: [{ name: 'redirects', row }] }
  const item = typeof menu === 'string' && row.status !== 'draft' ? { menu } : {}
  return { ...whole, ...item, rows: [{ entity, row }], beside: [] }
}

const check = ({ kind, fields, exported, failed }: ImportedEntry): CheckedImportFields => {
  if (failed !== undefined) return { failed }
  return exported ? { fields, notes: [] } : checkImportedFields(kind, fields)
}

const lostTarget = { failed: 'What it leads to cannot be kept' }

/** Whether a redirect leads to a list or to one of the entries. Redirects follow all entries. */
const hasTarget = ({ fields: { to } }: ImportedEntry, keys: ReadonlySet<string>): boolean =>
  typeof to === 'string' && (keys.has(to) || redirectedListKindOf(to) !== undefined)

const reasonHere = (isVersion: boolean): string =>
  isVersion
    ? 'Another version of it is here already. The import of publications adds this one'
    : 'It is here already'

const exampleContentNotes = async (queries: Queries): Promise<string[]> =>
  (await hasExampleContent(queries))
    ? ['The example content of Salus stays on the home page until you remove it in the settings']
    : []

/** Yields an item for every entry, with a preview of its result. */
export async function* previewImportItems(
  queries: Queries,
  importId: string,
  entries: AsyncIterable<ImportedEntry>,
): AsyncGenerator<ImportItemRow> {
  const here = await createImportDuplicateFinder(queries)
  const pause = createBackgroundPause()
  /** Source files of earlier entries by item reference, to report where a duplicate is. */
  const sources = new Map<string, string>()
  /** Titles of failed entries by key. */
  const failed = new Map<string, string>()
  /** References of new items by the key of their entry, for entries that were merged into them. */
  const references = new Map<string, string>()
  /** Keys of the items that can be saved or exist already, so that redirects can lead to them. */
  const targets = new Set<string>()
  let next = 0
  for await (const entry of entries) {
    await pause()
    const { kind, key, title, source, notes = [] } = entry
    const index = next++
    const row = {
      importId,
      index,
      kind,
      key,
      source,
      title: title.slice(0, 1_000),
      fields: '{}',
      matchId: '',
      ticked: entry.isExample ? 0 : 1,
      isChosen: 0,
      isDraft: 0,
      savedAs: '',
      savedVersion: 0,
    }
    const reasonOf = (all: readonly string[]) =>
      [...new Set(all)].join('. ').slice(0, maxReasonLength)
    const isLost = kind === 'redirect' && !entry.exported && !hasTarget(entry, targets)
    const checked: CheckedImportFields =
      isLost && entry.failed === undefined ? lostTarget : check(entry)
    if ('failed' in checked) {
      const told = entry.exported ? [] : notes
      failed.set(key, row.title)
      yield { ...row, status: 'failed', reason: reasonOf([checked.failed, ...told]) }
      continue
    }
    const exported = entry.exported ?? toExportedEntry(entry, checked.fields)
    const lost = neededKeysOf(exported).find((needed) => failed.has(needed))
    if (lost !== undefined) {
      yield { ...row, status: 'failed', reason: `It cannot be without “${failed.get(lost)}”` }
      continue
    }
    targets.add(key)
    const merged = entry.mergedInto && references.get(entry.mergedInto.key)
    const match = merged ?? (await here.find(queries, exported))
    const isDraft = exported.rows[0]?.row.status === 'draft' ? 1 : 0
    const stored = { ...row, fields: JSON.stringify(exported), isDraft }
    if (match === undefined) {
      here.add(exported, toImportItemReference(index))
      sources.set(toImportItemReference(index), source)
      references.set(key, toImportItemReference(index))
      const examples = kind === 'site' ? await exampleContentNotes(queries) : []
      const reason = reasonOf([...notes, ...checked.notes, ...examples])
      yield { ...stored, status: 'new', reason }
      continue
    }
    const twin = sources.get(match)
    const known =
      twin === undefined ? reasonHere(here.isVersion(exported)) : `The same is in ${twin}`
    const reason =
      merged && entry.mergedInto ? reasonOf([entry.mergedInto.reason, ...notes]) : known
    yield { ...stored, matchId: match, status: 'duplicate', reason }
  }
}
