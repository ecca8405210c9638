import { ApiError } from '#contract/call/api-error.ts'
import { entryPath } from '#contract/call/entry-page.ts'
import { labelOf } from '#contract/lifecycle/entities.ts'
import type { Queries } from '#server/base/db/database.ts'
import { definitionOf } from '#server/base/definition/definitions.ts'
import { saveInSteps, type Working } from '#server/base/job/steps.ts'
import { theList } from '#server/base/redirect/the-list.ts'
import { readHeld } from '#server/base/write/read-held.ts'
import type { Write } from '#server/base/write/write.ts'
import { withdrawFirstPages } from '#server/page/first-pages-store.ts'
import { type Convert, createConverter, lockWorks } from '#server/publication/works-store.ts'
import { teams } from '#server/team/store.ts'
import { addToMenu } from './add-to-menu.ts'
import { createRecogniser, type Recogniser } from './here.ts'
import type { Fields } from './importer.ts'
import { hasSaved, type ItemRow, moveItems, readOutcomes } from './item-store.ts'
import { itemName } from './judge.ts'
import { withEntryLinks } from './links.ts'
import { listIn } from './old-lists.ts'
import { contentOfKind } from './out/content.ts'
import type { ExportedEntry } from './salus/read-export.ts'
import { type Records, saveEntry } from './salus/save-entry.ts'
import { moveJobs } from './store.ts'
import { rowOfWork } from './work-row.ts'

interface Outcome {
  readonly kind: string
  readonly id: string
  readonly isNew: boolean
  readonly path: string | undefined
}

type Outcomes = Map<string, Outcome>

const pathOf = (kind: string, entry: Fields): string | undefined =>
  entryPath(contentOfKind(kind)?.page, entry) || undefined

/** Reads the results of items saved before a restart, and of duplicates. */
const readEarlierOutcomes = async (queries: Queries, importId: string): Promise<Outcomes> => {
  const rows = await readOutcomes(queries, importId)
  const byName = new Map(rows.map((row) => [itemName(row.index), row]))
  const outcomes: Outcomes = new Map()
  for (const row of rows) {
    const same = byName.get(row.matchId)
    const id = same ? same.savedAs || same.matchId : row.savedAs || row.matchId
    if (id === '') continue
    const path = pathOf(row.kind, { _id: id, title: '', name: '', content: ' ' })
    outcomes.set(row.key, { kind: row.kind, id, isNew: row.status === 'new', path })
  }
  return outcomes
}

interface Saving {
  readonly records: Records
  /** Whether the drafts of a new site were already removed. */
  isCleared: boolean
  readonly outcomes: Outcomes
  readonly here: Recogniser
  convert: Convert
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Replaces keys with ids, and placeholder links with URLs. Drops references to items that were not imported. */
const resolveRow = (entity: string, row: Fields, outcomes: Outcomes): Fields => {
  const { fields } = definitionOf(entity) ?? {}
  const idOf = (key: unknown) => (isText(key) ? outcomes.get(key)?.id : undefined)
  const resolve = (name: string, value: unknown): unknown => {
    const field = fields?.[name]
    if (field?.kind === 'relations')
      return [...new Set([value].flat().map(idOf))].filter((id) => id !== undefined)
    if (field?.kind !== 'relation')
      return isText(value) ? withEntryLinks(value, (key) => outcomes.get(key)?.path) : value
    const id = idOf(value)
    if (id === undefined && !field.optional)
      throw new ApiError('parentGone', `Its ${labelOf(field.to).toLowerCase()} is not here`)
    return id
  }
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, resolve(name, value)]),
  )
}

const redirectTargetOf = (key: unknown, outcomes: Outcomes) => {
  const list = isText(key) ? listIn(key) : undefined
  const found = list ? { kind: list, id: theList } : outcomes.get(String(key))
  const entity = found && contentOfKind(found.kind)?.name
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
    return { entity, row: row.work === undefined ? row : rowOfWork(row, convert) }
  })
  return { ...entry, rows }
}

const addPeopleToTeam = async (
  tx: Write,
  item: ItemRow,
  { peoples }: Fields,
  outcomes: Outcomes,
) => {
  const team = await readHeld(tx, teams.record, item.matchId)
  if (!team || !Array.isArray(peoples)) return
  const memberIds = team.peoples.map(({ _id }) => _id)
  const fresh = peoples.flatMap((key) => {
    const person = isText(key) ? outcomes.get(key) : undefined
    return person?.isNew && !memberIds.includes(person.id) ? [person.id] : []
  })
  if (fresh.length === 0) return
  await teams.update(tx, team._id, undefined, { peoples: [...memberIds, ...new Set(fresh)] })
}

const isAddedByThisImport = (id: string, outcomes: Outcomes): boolean =>
  outcomes.values().some((outcome) => outcome.isNew && outcome.id === id)

const readEntry = ({ fields }: ItemRow): ExportedEntry => {
  const entry = JSON.parse(fields)
  // Earlier versions stored previews in another format.
  if (!Array.isArray(entry.rows))
    throw new ApiError('wrongState', 'This preview is too old. Please send the file again.')
  return entry
}

const saveItem = async (tx: Write, item: ItemRow, saving: Saving) => {
  const { outcomes, here, records, isCleared } = saving
  const change = (changes: Partial<ItemRow>) => moveItems.change(tx.queries, item, changes)
  const given = readEntry(item)
  if (item.status === 'duplicate') {
    if (item.kind === 'team') await addPeopleToTeam(tx, item, given.rows[0]?.row ?? {}, outcomes)
    return change({ isChosen: 0 })
  }
  const isExported = given.id !== ''
  if (isExported && !isCleared) await withdrawFirstPages(tx)
  const matchId = await here.find(tx.queries, given)
  if (matchId !== undefined && (isExported || !isAddedByThisImport(matchId, outcomes))) {
    const reason = isExported ? 'It is here already' : 'It came in since the preview'
    return change({ status: 'duplicate', matchId, isChosen: 0, reason })
  }
  const entry = isExported ? given : resolveEntry(given, saving)
  if (!entry) return change({ isChosen: 0, reason: 'What it leads to is not here' })
  const id = await saveEntry(tx, entry, records)
  if (!isExported && item.kind !== 'redirect') {
    const path = pathOf(item.kind, { ...entry.rows[0]?.row, _id: id })
    outcomes.set(item.key, { kind: item.kind, id, isNew: true, path })
    if (entry.menu && path) await addToMenu(tx, entry.menu, path)
  }
  await change({ savedAs: id, savedVersion: 1 })
}

export const saveMove = async (
  working: Working,
  signal: AbortSignal,
  records: Records,
): Promise<void> => {
  const { queries } = working.database
  const { _id } = working.job
  const saving: Saving = {
    outcomes: await readEarlierOutcomes(queries, _id),
    here: await createRecogniser(queries),
    convert: await createConverter(queries),
    records,
    isCleared: false,
  }
  let kind: ItemRow['kind'] | undefined
  await saveInSteps<ItemRow>(
    {
      ...working,
      store: moveJobs,
      countWaiting: (trx) => moveItems.countWaiting(trx, _id),
      readWaiting: (trx, after, limit) => moveItems.readWaiting(trx, _id, after, limit),
      begin: async (trx) => {
        await lockWorks(trx)
        await saving.here.catchUp(trx)
        // Read again each time, because the last transaction may have been rolled back.
        saving.isCleared = await hasSaved(trx, _id)
      },
      save: async (tx, item) => {
        // Authors are matched with people, who are saved before publications.
        if (item.kind === 'publication' && kind !== item.kind) {
          saving.convert = await createConverter(tx.queries)
        }
        kind = item.kind
        await saveItem(tx, item, saving)
        saving.isCleared = true
      },
      fail: (trx, item, reason) =>
        moveItems.change(trx, item, { status: 'failed', reason, isChosen: 0 }),
    },
    signal,
  )
}
