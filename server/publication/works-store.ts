import type { ImportedPublication } from '#contract/publication/publication-import.ts'
import type { Queries } from '#server/base/db/database.ts'
import { lockNameUntilCommit } from '#server/base/db/lock-until-commit.ts'
import { foldName } from '#server/base/text/fold.ts'
import { createPersonMatcher } from '#server/base/text/match-people.ts'
import type { CitedWork } from '#server/publication/citation/work.ts'
import { createSitePublicationIndex } from './import/here.ts'
import { createKnownWorkIndex, toWorkIdentity } from './import/known-works.ts'
import { type ConvertedWork, matchWorkAuthors, workToPublication } from './import/to-publication.ts'
import { listMatchablePeople } from './links.ts'

/** Converts a work to a publication whose authors are not linked. */
export const workToUnlinkedPublication = (work: CitedWork): ConvertedWork =>
  workToPublication(
    work,
    matchWorkAuthors(work, () => ''),
  )

export type ConvertWork = (work: CitedWork) => ConvertedWork

/** Creates a function that converts works to publications, with authors linked to group members. */
export const createWorkConverter = async (queries: Queries): Promise<ConvertWork> => {
  const match = createPersonMatcher(await listMatchablePeople(queries))
  return (work) => workToPublication(work, matchWorkAuthors(work, match))
}

/** Makes other transactions that add works wait until this one ends. */
export const lockWorkCreation = (queries: Queries): Promise<void> =>
  lockNameUntilCommit(queries, 'works')

/**
 * Creates an index that finds the publication for a work: on the site by id, or in the current import by the
 * key that was passed to `add`.
 */
export const createWorkRecogniser = async (queries: Queries) => {
  const here = createSitePublicationIndex()
  await here.catchUp(queries)
  const earlier = createKnownWorkIndex<{ name: string; title: string }>()
  return {
    /** Loads publications added since the last call. */
    catchUp: here.catchUp,
    add: (publication: ImportedPublication, name: string): void =>
      earlier.add(toWorkIdentity(publication), { name, title: foldName(publication.title) }),
    find: (publication: ImportedPublication): string | undefined => {
      const work = toWorkIdentity(publication)
      const known = here.works.judge(work)
      if (known.status !== 'new') return known.of._id
      const before = earlier.judge(work)
      // A list that has a preprint and its article separately means two works, even if they share
      // identifiers.
      const isSame = before.status !== 'new' && before.of.title === foldName(publication.title)
      return isSame ? before.of.name : undefined
    },
  }
}
