import type { Queries } from '#server/base/db/database.ts'
import { keysOfDescribed, readHere } from './import/here.ts'
import { nobody } from './import/read-people.ts'

/** As much of someone as it takes to recognise them. */
export interface Recognisable {
  readonly name: string
  readonly email: string
  readonly orcid: string
}

/** Recognises those who are here by ORCID iD, mail address or name; answers with their id. */
export const recognisePeople = async (
  queries: Queries,
): Promise<(person: Recognisable) => string | undefined> => {
  const judge = await readHere(queries)
  return (person) => judge({ ...nobody, ...person }).matches[0]?._id
}

/** By what someone is recognised, the surest first. */
export const keysOfPerson = (person: Recognisable): string[] =>
  keysOfDescribed({ ...nobody, ...person })
