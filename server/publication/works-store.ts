import type { ImportedPublication } from '#contract/publication/publication-import.ts'
import type { Queries } from '#server/base/db/database.ts'
import { lockUntilCommit } from '#server/base/db/lock-until-commit.ts'
import { fold } from '#server/base/text/fold.ts'
import { createMatcher } from '#server/base/text/match-people.ts'
import type { Work } from '#server/publication/citation/work.ts'
import { createWorksHere } from './import/here.ts'
import { createKnownWorks, recognisable } from './import/known-works.ts'
import { type Converted, matchAuthors, toPublication } from './import/to-publication.ts'
import { matchablePeople } from './links.ts'

/** A work as a publication whose authors nobody has been matched with. */
export const unmatched = (work: Work): Converted =>
  toPublication(
    work,
    matchAuthors(work, () => ''),
  )

/** Makes a publication of a work. */
export type Convert = (work: Work) => Converted

/** Makes publications of works, their authors matched with the people who are here. */
export const createConverter = async (queries: Queries): Promise<Convert> => {
  const match = createMatcher(await matchablePeople(queries))
  return (work) => toPublication(work, matchAuthors(work, match))
}

/** Makes others who add works unless they are here already wait until the transaction ends. */
export const lockWorks = (queries: Queries): Promise<void> => lockUntilCommit(queries, 'works')

/** Recognises publications: those that are here by their ids, and those that came before by what they are called here. */
export const createWorkRecogniser = async (queries: Queries) => {
  const here = createWorksHere()
  await here.catchUp(queries)
  const earlier = createKnownWorks<{ name: string; title: string }>()
  return {
    /** Reads what came in since. */
    catchUp: here.catchUp,
    add: (publication: ImportedPublication, name: string): void =>
      earlier.add(recognisable(publication), { name, title: fold(publication.title) }),
    find: (publication: ImportedPublication): string | undefined => {
      const work = recognisable(publication)
      const known = here.works.judge(work)
      if (known.status !== 'new') return known.of._id
      const before = earlier.judge(work)
      // Who lists a preprint and its article apart means two works, whatever numbers they share.
      const isSame = before.status !== 'new' && before.of.title === fold(publication.title)
      return isSame ? before.of.name : undefined
    },
  }
}
