import { ApiError } from '#contract/call/api-error.ts'
import type { ImportedPublication } from '#contract/publication/publication-import.ts'
import type { Database, Queries } from '#server/base/db/database.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { type Write, write } from '#server/base/write/write.ts'
import { matchablePeople, readRejecters } from '../links.ts'
import { addPublication, publications, updatePublication } from '../store.ts'
import { changeEntry, type EntryRow, publicationIn, readEntries } from './entry-store.ts'
import { type Here, readKnownWorks } from './here.ts'
import { type KnownWorks, recognisable } from './known-works.ts'
import { addingVersion, filling } from './merge.ts'

/** Small enough that whoever reads meanwhile hardly waits. */
const batchSize = 10

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
  readonly actor: Actor
  readonly known: KnownWorks<Here>
  readonly people: ReadonlySet<string>
}

/** What came in since the preview is not added a second time. */
const overtaken = (entry: EntryRow, publication: ImportedPublication, known: KnownWorks<Here>) => {
  if (entry.status !== 'new') return undefined
  const verdict = known.judge(recognisable(publication))
  return verdict.status === 'new' ? undefined : verdict
}

const saveEntry = async (tx: Write, entry: EntryRow, saving: Saving): Promise<void> => {
  const found = publicationIn(entry)
  if (found === null) throw new Error('Only what was read can be chosen')
  const publication = withoutStrangers(found, saving.people)
  const meanwhile = overtaken(entry, publication, saving.known)
  if (meanwhile) {
    await changeEntry(tx.queries, entry, {
      ...{ status: meanwhile.status, isChosen: 0 },
      matches: JSON.stringify([{ _id: meanwhile.of._id, title: meanwhile.of.title }]),
      reason: 'It came in since the preview',
    })
    return
  }
  await changeEntry(tx.queries, entry, await saveOne(tx, entry, publication))
}

const saveBatch = async (batch: readonly EntryRow[], saving: Saving): Promise<void> => {
  const { database, actor } = saving
  try {
    await write(database, actor, async (tx) => {
      for (const entry of batch) await saveEntry(tx, entry, saving)
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // One of them is refused: it alone fails.
    if (batch.length > 1) for (const entry of batch) await saveBatch([entry], saving)
    else
      for (const entry of batch) {
        const failed = { status: 'failed', reason: error.message, isChosen: 0 } as const
        await changeEntry(database.queries, entry, failed)
      }
  }
}

/** Saves the chosen entries of an import that are not saved yet, some at a time. */
export const saveImport = async (
  database: Database,
  importId: string,
  actor: Actor,
  progress: (done: number, total: number) => Promise<void>,
  signal: AbortSignal,
): Promise<void> => {
  const { queries } = database
  const chosen = (await readEntries(queries, importId)).filter(({ isChosen }) => isChosen === 1)
  const waiting = chosen.filter(({ savedAs }) => savedAs === '')
  const people = new Set((await matchablePeople(queries)).map(({ _id }) => _id))
  const saving = { database, actor, people, known: await readKnownWorks(queries) }
  const before = chosen.length - waiting.length
  await progress(before, chosen.length)
  for (let at = 0; at < waiting.length; at += batchSize) {
    signal.throwIfAborted()
    await saveBatch(waiting.slice(at, at + batchSize), saving)
    await progress(Math.min(before + at + batchSize, chosen.length), chosen.length)
  }
}
