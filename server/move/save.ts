import { entryPath } from '#contract/call/entry-page.ts'
import type { Queries } from '#server/base/db/database.ts'
import { definitionOf } from '#server/base/definition/definitions.ts'
import { saveInSteps, type Working } from '#server/base/job/steps.ts'
import { theList } from '#server/base/redirect/the-list.ts'
import { readHeld } from '#server/base/write/read-held.ts'
import type { Write } from '#server/base/write/write.ts'
import { withdrawFirstPages } from '#server/page/first-pages-store.ts'
import { type Convert, createConverter, lockWorks } from '#server/publication/works-store.ts'
import { teams } from '#server/team/store.ts'
import { references } from './check.ts'
import { createRecogniser, type Recogniser } from './here.ts'
import { hasSaved, type ItemRow, moveItems, readOutcomes } from './item-store.ts'
import { itemName } from './judge.ts'
import { type Fields, keeping } from './keep.ts'
import { withEntryLinks } from './links.ts'
import { listIn } from './old-lists.ts'
import { addRedirect } from './redirects.ts'
import type { SalusFields } from './salus/salus.ts'
import type { Records } from './salus/save-entry.ts'
import { saveExported } from './salus/save-item.ts'
import { moveJobs } from './store.ts'

interface Outcome {
  readonly kind: ItemRow['kind']
  readonly id: string
  readonly isNew: boolean
  readonly path: string | undefined
}

/** What items have become, by their keys. */
type Outcomes = Map<string, Outcome>

const pathOf = (kind: ItemRow['kind'], entry: object): string | undefined => {
  const table = kind === 'redirect' || kind === 'site' ? '' : keeping[kind].table
  return entryPath(definitionOf(table)?.page, { ...entry }) || undefined
}

/** What was saved before, or was here: an import may go on after a restart. */
const readBefore = async (queries: Queries, importId: string): Promise<Outcomes> => {
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
  /** Whether the drafts that every new site has were looked at. */
  isCleared: boolean
  readonly outcomes: Outcomes
  readonly here: Recogniser
  convert: Convert
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Fields with the ids of what they name; what became nothing is left out. */
const resolved = ({ kind }: ItemRow, fields: Fields, outcomes: Outcomes): Fields => {
  const names = references[kind] ?? []
  const idOf = (key: unknown) => (isText(key) ? outcomes.get(key)?.id : undefined)
  const pathTo = (key: string) => outcomes.get(key)?.path
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (names.includes(name)) {
        return [
          name,
          Array.isArray(value)
            ? [...new Set(value.map(idOf).filter((id) => id !== undefined))]
            : idOf(value),
        ]
      }
      return [name, isText(value) ? withEntryLinks(value, pathTo) : value]
    }),
  )
}

/** A team that is here gets the people who are new. */
const joinTeam = async (tx: Write, item: ItemRow, fields: Fields, outcomes: Outcomes) => {
  const team = await readHeld(tx, teams.record, item.matchId)
  if (!team || !Array.isArray(fields.peoples)) return
  const known = team.peoples.map(({ _id }) => _id)
  const fresh = fields.peoples.flatMap((key) => {
    const person = isText(key) ? outcomes.get(key) : undefined
    return person?.isNew && !known.includes(person.id) ? [person.id] : []
  })
  if (fresh.length === 0) return
  await teams.update(tx, team._id, undefined, { peoples: [...known, ...new Set(fresh)] })
}

/** What an old address leads to: an entry, or the list of all. */
const targetOf = (key: string, outcomes: Outcomes) => {
  const list = listIn(key)
  return list ? { kind: list, id: theList } : outcomes.get(key)
}

const saveRedirect = async (tx: Write, item: ItemRow, { path, to }: Fields, outcomes: Outcomes) => {
  const target = isText(to) ? targetOf(to, outcomes) : undefined
  if (!target || target.kind === 'redirect' || target.kind === 'site' || !isText(path)) {
    await moveItems.change(tx.queries, item, {
      isChosen: 0,
      reason: 'What it leads to is not here',
    })
    return
  }
  await addRedirect(tx, path, keeping[target.kind].table, target.id)
  await moveItems.change(tx.queries, item, { savedAs: target.id, savedVersion: 1 })
}

/** Whether an entry was added by this import itself. */
const isOurs = (id: string, outcomes: Outcomes): boolean =>
  outcomes.values().some((outcome) => outcome.isNew && outcome.id === id)

const saveItem = async (tx: Write, item: ItemRow, saving: Saving) => {
  const { outcomes, here, convert, records, isCleared } = saving
  const given: Fields = JSON.parse(item.fields)
  if ('salus' in given) {
    if (!isCleared) await withdrawFirstPages(tx)
    return saveExported(tx, item, given as unknown as SalusFields, records) // as the importer has written it
  }
  if (item.status === 'duplicate') {
    if (item.kind === 'team') await joinTeam(tx, item, given, outcomes)
    await moveItems.change(tx.queries, item, { isChosen: 0 })
    return
  }
  const meanwhile = here.find(item.kind, given)
  if (meanwhile !== undefined && !isOurs(meanwhile, outcomes)) {
    const change = { status: 'duplicate', matchId: meanwhile, isChosen: 0 } as const
    await moveItems.change(tx.queries, item, { ...change, reason: 'It came in since the preview' })
    return
  }
  if (item.kind === 'redirect') return saveRedirect(tx, item, given, outcomes)
  if (item.kind === 'site') return
  const fields = resolved(item, given, outcomes)
  const added = await keeping[item.kind].add(tx, fields, convert)
  const { _id: id, version } = added
  outcomes.set(item.key, { kind: item.kind, id, isNew: true, path: pathOf(item.kind, added) })
  await moveItems.change(tx.queries, item, { savedAs: id, savedVersion: version })
}

/** Saves the chosen items of a move that are not saved yet. */
export const saveMove = async (
  working: Working,
  signal: AbortSignal,
  records: Records,
): Promise<void> => {
  const { queries } = working.database
  const { _id } = working.job
  const saving: Saving = {
    outcomes: await readBefore(queries, _id),
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
        // Asked each time: what the last transaction did may have been taken back with it.
        saving.isCleared = await hasSaved(trx, _id)
      },
      save: async (tx, item) => {
        // By then the people are here whom authors are matched with.
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
