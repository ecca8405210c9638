import type { Queries } from '#server/base/db/database.ts'
import { createPersonComparison, keysOfDescribedPerson } from './import/here.ts'
import { emptyPerson } from './import/read-people.ts'

/** Fields that identify a person. */
export interface RecognisablePerson {
  readonly name: string
  readonly email: string
  readonly orcid: string
}

/**
 * Creates a function that finds existing people by ORCID iD, email or name. It returns their id, or
 * undefined.
 */
export const createPersonFinder = async (
  queries: Queries,
): Promise<(person: RecognisablePerson) => string | undefined> => {
  const judge = await createPersonComparison(queries)
  return (person) => judge({ ...emptyPerson, ...person }).matches[0]?._id
}

/** Returns the keys by which a person is compared with others, the most reliable first. */
export const keysOfPerson = (person: RecognisablePerson): string[] =>
  keysOfDescribedPerson({ ...emptyPerson, ...person })
