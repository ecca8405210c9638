import { publicationSchema } from '#contract/publication/publication.ts'
import type { ImportedPublication } from '#contract/publication/publication-import.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createBackgroundPause } from '#server/base/db/turns.ts'
import { ServiceRequestError } from '#server/base/outbound/look-up-failure.ts'
import type { WorkId } from '#server/publication/lookup/read/orcid.ts'
import {
  createSitePublicationIndex,
  indexPublicationIdentity,
  type PublicationIdAndTitle,
} from '../import/here.ts'
import { createKnownWorkIndex, toWorkIdentity, type WorkComparison } from '../import/known-works.ts'
import {
  addFoundPublication,
  type FoundPublicationRow,
  measurePendingFoundPublications,
  profileIdsOfFoundRow,
  readAllFoundPublications,
  updateFoundPublication,
  workOfFoundRow,
} from './store.ts'

/** Whether a found work is known, new, or a version of a publication on the site. */
export type FoundWorkStatus =
  | { readonly is: 'known' }
  | { readonly is: 'new' }
  | { readonly is: 'version'; readonly of: PublicationIdAndTitle }

const deleted = publicationSchema.pick({
  _id: true,
  title: true,
  publicationDate: true,
  publicationType: true,
  doi: true,
  pmid: true,
  arxivId: true,
  authorList: true,
  versions: true,
})

/**
 * Maximum size of all found works that await a decision, in characters. Otherwise, external services could
 * fill the database.
 */
const maxPendingCharacters = 20_000_000

/**
 * Returns an index of the deleted publications. Includes restored ones, which does not matter, because
 * callers check the publications on the site first.
 */
const readTrash = async (queries: Queries) => {
  const works = createKnownWorkIndex<PublicationIdAndTitle>()
  const rows = await queries
    .selectFrom('journal')
    .select('before')
    .where('entity', '=', 'publication')
    .where('action', '=', 'deleted')
    .where('rows', 'is not', null)
    .execute()
  for (const { before } of rows) {
    const read = deleted.safeParse(JSON.parse(before ?? '{}'))
    if (read.success) indexPublicationIdentity(works, read.data)
  }
  return works
}

/** Creates an index of the works that are on the site or in the trash, or that an earlier search found. */
export const createFoundWorkIndex = async (queries: Queries) => {
  const here = createSitePublicationIndex()
  await here.catchUp(queries)
  const trash = await readTrash(queries)
  const offered = createKnownWorkIndex<FoundPublicationRow>()
  const dismissed = createKnownWorkIndex<FoundPublicationRow>()
  const notices = new Set<string>()
  const noticeKey = (row: Pick<FoundPublicationRow, 'publicationId' | 'reason' | 'doi'>) =>
    `${row.publicationId} ${row.reason} ${row.doi}`

  let waiting = await measurePendingFoundPublications(queries)

  const add = (row: FoundPublicationRow): void => {
    if (row.notice !== '') notices.add(noticeKey(row))
    else if (row.state === 'waiting') offered.add(toWorkIdentity(workOfFoundRow(row)), row)
    else if (row.state === 'dismissed') dismissed.add(toWorkIdentity(workOfFoundRow(row)), row)
  }
  const pause = createBackgroundPause()
  for (const row of await readAllFoundPublications(queries)) {
    await pause()
    add(row)
  }

  /** Adds a person to a found work that is also in their ORCID record. */
  const alsoOf = async (row: FoundPublicationRow, profileId: string) => {
    const people = profileIdsOfFoundRow(row)
    if (profileId === '' || people.includes(profileId)) return
    row.profileIds = JSON.stringify([...people, profileId])
    await updateFoundPublication(queries, row._id, { profileIds: row.profileIds })
  }

  /**
   * Whether a work is the same as a known one: by identifier, or by title, first author and year, even if the
   * DOIs differ.
   */
  const isSame = (verdict: WorkComparison<unknown>) =>
    verdict.status === 'duplicate' || (verdict.status === 'new' && verdict.reason !== '')

  return {
    /**
     * Saves a found work or notice until a user decides on it. Throws `ServiceRequestError` if too many await a
     * decision.
     */
    offer: async (found: Parameters<typeof addFoundPublication>[1]): Promise<void> => {
      waiting += found.publication.length
      if (waiting > maxPendingCharacters) {
        throw new ServiceRequestError(
          'Too much was found to keep more of it: decide on what waits first',
        )
      }
      add(await addFoundPublication(queries, found))
    },
    /** Whether a work can be skipped, because it is on the site, in the trash, pending or dismissed. */
    hasId: async ({ kind, value }: WorkId, profileId: string): Promise<boolean> => {
      const ids = { doi: '', pmid: '', arxivId: '', [kind === 'arxiv' ? 'arxivId' : kind]: value }
      // Compares only the identifier: the title is set to the identifier, which is no publication's title.
      const named = {
        ...ids,
        title: value,
        firstAuthor: '',
        publicationDate: '',
        publicationType: '',
      }
      const earlier = offered.judge(named)
      if (earlier.status !== 'new') await alsoOf(earlier.of, profileId)
      return [here.works, trash, dismissed, offered].some(
        (works) => works.judge(named).status !== 'new',
      )
    },
    /** Whether users already had to decide on this notice, even if they dismissed it. */
    hasNotice: (row: Pick<FoundPublicationRow, 'publicationId' | 'reason' | 'doi'>) =>
      notices.has(noticeKey(row)),
    /**
     * Classifies a work of a person's ORCID record. While another version of it awaits a decision, it counts
     * as known.
     */
    judge: async (work: ImportedPublication, profileId = ''): Promise<FoundWorkStatus> => {
      await here.catchUp(queries)
      const known = toWorkIdentity(work)
      const verdict = here.works.judge(known)
      if (isSame(verdict)) return { is: 'known' }
      const isGone = [trash, dismissed].some((works) => works.judge(known).status === 'duplicate')
      if (isGone) return { is: 'known' }
      const earlier = offered.judge(known)
      if (earlier.status === 'duplicate') await alsoOf(earlier.of, profileId)
      if (earlier.status !== 'new' || isSame(earlier)) return { is: 'known' }
      return verdict.status === 'version' ? { is: 'version', of: verdict.of } : { is: 'new' }
    },
  }
}

export type FoundWorkIndex = Awaited<ReturnType<typeof createFoundWorkIndex>>
