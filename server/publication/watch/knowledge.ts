import { publication } from '#contract/publication/publication.ts'
import type { ImportedPublication } from '#contract/publication/publication-import.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createPause } from '#server/base/db/turns.ts'
import { LookUpFailure } from '#server/base/outbound/look-up-failure.ts'
import type { WorkId } from '#server/publication/lookup/read/orcid.ts'
import { addWhole, createWorksHere, type Here } from '../import/here.ts'
import { createKnownWorks, recognisable, type Verdict } from '../import/known-works.ts'
import {
  addFound,
  changeFound,
  type FoundRow,
  measureFound,
  peopleIn,
  readAllFound,
  workIn,
} from './store.ts'

/** How a work found elsewhere relates to the publications here. */
export type Standing =
  | { readonly is: 'known' }
  | { readonly is: 'new' }
  | { readonly is: 'version'; readonly of: Here }

/** As much of a deleted publication as it takes to recognise it. */
const deleted = publication.pick({
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

/** Characters of all that waits to be decided on: services could fill the database with it. */
const mostWaiting = 20_000_000

/** The publications in the trash. One that was brought back since is here as well, which counts first. */
const readTrash = async (queries: Queries) => {
  const works = createKnownWorks<Here>()
  const rows = await queries
    .selectFrom('journal')
    .select('before')
    .where('entity', '=', 'publication')
    .where('action', '=', 'deleted')
    .where('rows', 'is not', null)
    .execute()
  for (const { before } of rows) {
    const read = deleted.safeParse(JSON.parse(before ?? '{}'))
    if (read.success) addWhole(works, read.data)
  }
  return works
}

/** Knows every work that is here, in the trash, or was found before. */
export const createKnowledge = async (queries: Queries) => {
  const here = createWorksHere()
  await here.catchUp(queries)
  const trash = await readTrash(queries)
  const offered = createKnownWorks<FoundRow>()
  const dismissed = createKnownWorks<FoundRow>()
  const notices = new Set<string>()
  const noticeKey = (row: Pick<FoundRow, 'publicationId' | 'reason' | 'doi'>) =>
    `${row.publicationId} ${row.reason} ${row.doi}`

  let waiting = await measureFound(queries)

  const add = (row: FoundRow): void => {
    if (row.notice !== '') notices.add(noticeKey(row))
    else if (row.state === 'waiting') offered.add(recognisable(workIn(row)), row)
    else if (row.state === 'dismissed') dismissed.add(recognisable(workIn(row)), row)
  }
  const pause = createPause()
  for (const row of await readAllFound(queries)) {
    await pause()
    add(row)
  }

  /** Notes that someone else has it in their record too. */
  const alsoOf = async (row: FoundRow, profileId: string) => {
    const people = peopleIn(row)
    if (profileId === '' || people.includes(profileId)) return
    row.profileIds = JSON.stringify([...people, profileId])
    await changeFound(queries, row._id, { profileIds: row.profileIds })
  }

  /** The same title, first author and year under another DOI is the same work too. */
  const isSame = (verdict: Verdict<unknown>) =>
    verdict.status === 'duplicate' || (verdict.status === 'new' && verdict.reason !== '')

  return {
    /** Keeps what was found until someone decides on it. Throws a `LookUpFailure` when too much waits already. */
    offer: async (found: Parameters<typeof addFound>[1]): Promise<void> => {
      waiting += found.publication.length
      if (waiting > mostWaiting) {
        throw new LookUpFailure('Too much was found to keep more of it: decide on what waits first')
      }
      add(await addFound(queries, found))
    },
    /** Whether what an identifier names needs no look: it is here or gone, or waits already. */
    hasId: async ({ kind, value }: WorkId, profileId: string): Promise<boolean> => {
      const ids = { doi: '', pmid: '', arxivId: '', [kind === 'arxiv' ? 'arxivId' : kind]: value }
      // A title that nothing has: only the identifier counts.
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
    /** Whether a notice was offered before, whatever became of it. */
    hasNotice: (row: Pick<FoundRow, 'publicationId' | 'reason' | 'doi'>) =>
      notices.has(noticeKey(row)),
    /** What a work in someone's record is. One whose other version waits is taken up once that is decided. */
    judge: async (work: ImportedPublication, profileId = ''): Promise<Standing> => {
      await here.catchUp(queries)
      const known = recognisable(work)
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

export type Knowledge = Awaited<ReturnType<typeof createKnowledge>>
