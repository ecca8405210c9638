import type { Queries } from '#server/base/db/database.ts'
import { foldName } from '#server/base/text/fold.ts'
import { canNameSamePerson, toComparableName } from '#server/base/text/match-people.ts'
import type { PersonIdentity } from '#server/base/text/person-identity.ts'
import { createPersonComparer } from './import/here.ts'
import { emptyDescribedPerson } from './import/read-people.ts'

const wordsOf = (name: string): string[] => foldName(name).split(' ')

/** Whether two names have a word in common, as names before and after a marriage do. */
const shareName = (one: string, other: string): boolean =>
  wordsOf(one).some((word) => word.length > 1 && wordsOf(other).includes(word))

const areSame = (one: string, other: string): boolean =>
  one === other || canNameSamePerson(toComparableName(one), toComparableName(other))

/**
 * Creates a function that finds existing people by ORCID iD, email or name. It returns their id, or
 * undefined. A shared email address means the same person only if the names can be the same, and a shared
 * ORCID iD only if the names have a word in common, because templates and groups share both.
 */
export const createPersonFinder = async (
  queries: Queries,
): Promise<(person: PersonIdentity) => string | undefined> => {
  const judge = await createPersonComparer(queries)
  const find = (person: PersonIdentity) => judge({ ...emptyDescribedPerson, ...person }).matches[0]
  return (person) => {
    const { name } = person
    const found = find(person)
    if (!found || name === '' || areSame(name, found.name)) return found?._id
    const other = find({ ...person, email: '' })
    if (!other || shareName(name, other.name)) return other?._id
    return find({ ...person, email: '', orcid: '' })?._id
  }
}
