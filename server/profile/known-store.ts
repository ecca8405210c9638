import type { Queries } from '#server/base/db/database.ts'
import { createPersonComparer, identityKeysOfDescribedPerson } from './import/here.ts'
import { emptyDescribedPerson } from './import/read-people.ts'

/** Fields that identify a person. */
export interface PersonIdentity {
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
): Promise<(person: PersonIdentity) => string | undefined> => {
  const judge = await createPersonComparer(queries)
  return (person) => judge({ ...emptyDescribedPerson, ...person }).matches[0]?._id
}

/** Returns the keys by which a person is compared with others, the most reliable first. */
export const identityKeysOfPerson = (person: PersonIdentity): string[] =>
  identityKeysOfDescribedPerson({ ...emptyDescribedPerson, ...person })
