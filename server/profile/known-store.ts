import type { Queries } from '#server/base/db/database.ts'
import { keysOfDescribed, readHere } from './import/here.ts'
import { nobody } from './import/read-people.ts'

/** Fields that identify a person. */
export interface Recognisable {
  readonly name: string
  readonly email: string
  readonly orcid: string
}

/**
 * Creates a function that finds existing people by ORCID iD, email or name. It returns their id, or
 * undefined.
 */
export const recognisePeople = async (
  queries: Queries,
): Promise<(person: Recognisable) => string | undefined> => {
  const judge = await readHere(queries)
  return (person) => judge({ ...nobody, ...person }).matches[0]?._id
}

/** Returns the keys that identify a person, the most reliable first. */
export const keysOfPerson = (person: Recognisable): string[] =>
  keysOfDescribed({ ...nobody, ...person })
