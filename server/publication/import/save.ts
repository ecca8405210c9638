import { ApiError } from '#contract/call/api-error.ts'
import type { ImportedPublication } from '#contract/publication/publication-import.ts'
import type { Database, Queries } from '#server/base/db/database.ts'
import { giveWay, startStep } from '#server/base/db/turns.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { type Write, write } from '#server/base/write/write.ts'
import { matchablePeople, readRejecters } from '../links.ts'
import { addPublication, publications, updatePublication } from '../store.ts'
import {
  changeEntry,
  countWaiting,
  type EntryRow,
  publicationIn,
  readWaiting,
} from './entry-store.ts'
import { createWorksHere, type Here, type WorksHere } from './here.ts'
import { type KnownWorks, recognisable } from './known-works.ts'
import { addingVersion, filling } from './merge.ts'
import { finishSaving, type Job, type NoteProgress, readJob } from './store.ts'

/** Someone who is gone since the preview is an author without a page. */
const withoutStrangers = (
  publication: ImportedPublication,
  people: ReadonlySet<string>,
): ImportedPublication => ({
  ...publication,
  authorList: publication.authorList.map((author) =>
    people.has(author.profileId) ? author : { ...author, profileId: '' },
  ),
})

/** Whoever has said that a publication is not theirs is not matched with its next version. */
const withoutRejecters = (
  publication: ImportedPublication,
  rejecters: ReadonlySet<string>,
): ImportedPublication => ({
  ...publication,
  authorList: publication.authorList.map((author) =>
    rejecters.has(author.profileId) ? { ...author, profileId: '' } : author,
  ),
})

/** The publication an entry goes into, if it is not a new one. */
const targetOf = async (queries: Queries, entry: EntryRow): Promise<string | undefined> => {
  const [match]: Here[] = JSON.parse(entry.matches)
  if (match) return match._id
  if (entry.twin === null) return undefined
  const twin = await queries
    .selectFrom('publicationImportEntry')
    .select('savedAs')
    .where('importId', '=', entry.importId)
    .where('index', '=', entry.twin)
    .executeTakeFirst()
  return twin?.savedAs || undefined
}

const saveOne = async (
  tx: Write,
  entry: EntryRow,
  publication: ImportedPublication,
): Promise<Partial<EntryRow>> => {
  const target = entry.status === 'new' ? undefined : await targetOf(tx.queries, entry)
  const here = target === undefined ? undefined : await publications.read(tx.queries, target)
  if (here === undefined) {
    if (entry.status === 'duplicate') throw new ApiError('notFound', 'The publication is gone')
    const added = await addPublication(tx, publication)
    return { savedAs: added._id, savedVersion: added.version, isAdded: 1 }
  }
  const change =
    entry.status === 'version'
      ? addingVersion(
          here,
          withoutRejecters(publication, await readRejecters(tx.queries, here._id)),
        )
      : filling(here, publication)
  if (Object.keys(change).length === 0) return { savedAs: here._id, savedVersion: 0 }
  const { _id: savedAs, version } = await updatePublication(tx, here._id, undefined, change)
  return { savedAs, savedVersion: version }
}

interface Saving {
  readonly database: Database
  readonly job: Pick<Job, '_id' | 'done'>
  readonly actor: Actor
  readonly here: WorksHere
  readonly people: ReadonlySet<string>
  readonly note: NoteProgress
}

/** What came in since the preview is not added a second time. */
const overtaken = (entry: EntryRow, publication: ImportedPublication, known: KnownWorks<Here>) => {
  if (entry.status !== 'new') return undefined
  const verdict = known.judge(recognisable(publication))
  return verdict.status === 'new' ? undefined : verdict
}

const saveEntry = async (
  tx: Write,
  entry: EntryRow,
  { here, people }: Pick<Saving, 'here' | 'people'>,
): Promise<void> => {
  const found = publicationIn(entry)
  if (found === null) throw new Error('Only what was read can be chosen')
  const publication = withoutStrangers(found, people)
  const meanwhile = overtaken(entry, publication, here.works)
  if (meanwhile) {
    await changeEntry(tx.queries, entry, {
      status: meanwhile.status,
      isChosen: 0,
      matches: JSON.stringify([{ _id: meanwhile.of._id, title: meanwhile.of.title }]),
      reason: 'It came in since the preview',
    })
    return
  }
  await changeEntry(tx.queries, entry, await saveOne(tx, entry, publication))
}

/** How many of an import's entries have been dealt with, of how many. */
interface Progress {
  readonly done: number
  readonly total: number
}

/** Saves as many of these as a step takes, the first at least; answers with how many. */
const saveSome = (
  saving: Saving,
  entries: readonly EntryRow[],
  { done, total }: Progress,
): Promise<number> =>
  write(saving.database, saving.actor, async (tx) => {
    const isOver = startStep()
    await saving.here.catchUp(tx.queries)
    let saved = 0
    for (const entry of entries) {
      await saveEntry(tx, entry, saving)
      saved++
      if (isOver()) break
    }
    await saving.note(tx.queries, done + saved, total)
    return saved
  })

/** One step; an entry that is refused fails alone. */
const saveStep = async (
  saving: Saving,
  entries: readonly EntryRow[],
  progress: Progress,
): Promise<number> => {
  try {
    return await saveSome(saving, entries, progress)
  } catch (error) {
    const [first] = entries
    if (!(error instanceof ApiError) || first === undefined) throw error
    if (entries.length > 1) return saveStep(saving, [first], progress)
    const failed = { status: 'failed', reason: error.message, isChosen: 0 } as const
    await changeEntry(saving.database.queries, first, failed)
    return 1
  }
}

/** More than one step takes. */
const atOnce = 20

/**
 * Saves the chosen entries of an import that are not saved yet, in short steps between which everyone else has their
 * turn; what is saved is seen at once. Ends early where the import is to be taken back.
 */
export const saveImport = async (
  given: Omit<Saving, 'here' | 'people'>,
  signal: AbortSignal,
): Promise<void> => {
  const { database, job } = given
  const { queries } = database
  const people = new Set((await matchablePeople(queries)).map(({ _id }) => _id))
  const saving = { ...given, people, here: createWorksHere() }
  await saving.here.catchUp(queries)
  let { done } = job
  let total = done + (await countWaiting(queries, job._id))
  await saving.note(queries, done, total)
  for (let after = -1; ; ) {
    signal.throwIfAborted()
    const { isUndoing } = await readJob(queries, job._id)
    if (isUndoing === 1) return saving.note(queries, 0, 0)
    const entries = await readWaiting(queries, job._id, after, atOnce)
    const saved = entries.length > 0 ? await saveStep(saving, entries, { done, total }) : 0
    done += saved
    after = entries[saved - 1]?.index ?? -1
    if (entries.length > 0) await giveWay()
    else if (await finishSaving(database, job._id)) return
    // Someone has chosen more meanwhile.
    else total = done + (await countWaiting(queries, job._id))
  }
}
