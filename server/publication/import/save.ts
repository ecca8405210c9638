import { ApiError } from '#contract/call/api-error.ts'
import type { ImportedPublication } from '#contract/publication/publication-import.ts'
import type { Queries } from '#server/base/db/database.ts'
import { type ImportJobContext, saveImportInSteps } from '#server/base/job/steps.ts'
import { lockAndReadEntry } from '#server/base/write/read-held.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { listMatchablePeople, readRejectingPeople } from '../links.ts'
import { addPublication, journaledPublicationEntity, updatePublication } from '../store.ts'
import { lockWorkCreation } from '../works-store.ts'
import { withoutDeletedPeople, withoutRejectingPeople } from './authors-still-here.ts'
import {
  importEntryStore,
  type PublicationImportEntryRow,
  publicationOfImportEntry,
} from './entry-store.ts'
import {
  createSitePublicationIndex,
  type PublicationIdAndTitle,
  type SitePublicationIndex,
} from './here.ts'
import { type KnownWorkIndex, toWorkIdentity } from './known-works.ts'
import { changesThatAddVersion, changesThatFillPublication } from './merge.ts'
import { publicationImportJobStore } from './store.ts'

/** Returns the publication that an entry is merged into, or undefined if it is a new one. */
const targetOf = async (
  queries: Queries,
  entry: PublicationImportEntryRow,
): Promise<string | undefined> => {
  const [match]: PublicationIdAndTitle[] = JSON.parse(entry.matches)
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
  tx: WriteTransaction,
  entry: PublicationImportEntryRow,
  publication: ImportedPublication,
): Promise<Partial<PublicationImportEntryRow>> => {
  const target = entry.status === 'new' ? undefined : await targetOf(tx.queries, entry)
  const here =
    target === undefined
      ? undefined
      : await lockAndReadEntry(tx, journaledPublicationEntity, target)
  if (here === undefined) {
    if (entry.status === 'duplicate') throw new ApiError('notFound', 'The publication is gone')
    const added = await addPublication(tx, publication)
    return { savedAs: added._id, savedVersion: added.version, isAdded: 1 }
  }
  const change =
    entry.status === 'version'
      ? changesThatAddVersion(
          here,
          withoutRejectingPeople(publication, await readRejectingPeople(tx.queries, here._id)),
        )
      : changesThatFillPublication(here, publication)
  if (Object.keys(change).length === 0) return { savedAs: here._id, savedVersion: 0 }
  const { _id: savedAs, version } = await updatePublication(tx, here._id, undefined, change)
  return { savedAs, savedVersion: version }
}

interface Known {
  readonly here: SitePublicationIndex
  readonly people: ReadonlySet<string>
}

/**
 * Returns the comparison for a new entry whose publication was added to the site since the preview, or
 * undefined.
 */
const overtaken = (
  entry: PublicationImportEntryRow,
  publication: ImportedPublication,
  known: KnownWorkIndex<PublicationIdAndTitle>,
) => {
  if (entry.status !== 'new') return undefined
  const verdict = known.judge(toWorkIdentity(publication))
  return verdict.status === 'new' ? undefined : verdict
}

const saveEntry = async (
  tx: WriteTransaction,
  entry: PublicationImportEntryRow,
  { here, people }: Known,
): Promise<void> => {
  const found = publicationOfImportEntry(entry)
  if (found === null) throw new Error('Only what was read can be chosen')
  const publication = withoutDeletedPeople(found, people)
  const meanwhile = overtaken(entry, publication, here.works)
  if (meanwhile) {
    await importEntryStore.change(tx.queries, entry, {
      status: meanwhile.status,
      isChosen: 0,
      matches: JSON.stringify([{ _id: meanwhile.of._id, title: meanwhile.of.title }]),
      reason: 'It came in since the preview',
    })
    return
  }
  await importEntryStore.change(tx.queries, entry, await saveOne(tx, entry, publication))
}

export const saveImport = async (working: ImportJobContext, signal: AbortSignal): Promise<void> => {
  const { queries } = working.database
  const { _id } = working.job
  const people = new Set((await listMatchablePeople(queries)).map(({ _id: id }) => id))
  const here = createSitePublicationIndex()
  await here.catchUp(queries)
  await saveImportInSteps<PublicationImportEntryRow>(
    {
      ...working,
      store: publicationImportJobStore,
      countWaiting: (trx) => importEntryStore.countWaiting(trx, _id),
      readWaiting: (trx, after, limit) => importEntryStore.readWaiting(trx, _id, after, limit),
      begin: async (trx) => {
        await lockWorkCreation(trx)
        await here.catchUp(trx)
      },
      save: (tx, entry) => saveEntry(tx, entry, { here, people }),
      fail: (trx, entry, reason) =>
        importEntryStore.change(trx, entry, { status: 'failed', reason, isChosen: 0 }),
    },
    signal,
  )
}
