import type { ImportedPublication } from '#contract/publication/publication-import.ts'
import type { Queries } from '#server/base/db/database.ts'
import { lockNameUntilCommit } from '#server/base/db/lock-until-commit.ts'
import { createPersonMatcher } from '#server/base/text/match-people.ts'
import type { CitedWork } from '#server/publication/citation/work.ts'
import { createSitePublicationIndex } from './import/here.ts'
import { toWorkIdentity } from './import/known-works.ts'
import { type ConvertedWork, matchWorkAuthors, workToPublication } from './import/to-publication.ts'
import { listMatchablePeople } from './links.ts'

export type ConvertWork = (work: CitedWork) => ConvertedWork

/** Creates a function that converts works to publications, with authors linked to group members. */
export const createWorkConverter = async (queries: Queries): Promise<ConvertWork> => {
  const match = createPersonMatcher(await listMatchablePeople(queries))
  return (work) => workToPublication(work, matchWorkAuthors(work, match))
}

/** Makes other transactions that add works wait until this one ends. */
export const lockWorkCreation = (queries: Queries): Promise<void> =>
  lockNameUntilCommit(queries, 'works')

/** Creates an index that finds the id of the publication on the site for a work. */
export const createWorkRecogniser = async (queries: Queries) => {
  const here = createSitePublicationIndex()
  await here.catchUp(queries)
  return {
    /** Loads publications added since the last call. */
    catchUp: here.catchUp,
    /** Finds the publication, and whether it is another version such as the preprint of the work. */
    find: (
      publication: ImportedPublication,
    ): { readonly id: string; readonly isVersion: boolean } | undefined => {
      const known = here.works.judge(toWorkIdentity(publication))
      if (known.status === 'new') return undefined
      return { id: known.of._id, isVersion: known.status === 'version' }
    },
  }
}
