import type { ImportedPerson, PeopleImportEntry } from '#contract/profile/people-import.ts'
import { type Profile, profileSchema } from '#contract/profile/profile.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createBackgroundPause } from '#server/base/db/turns.ts'
import { identityKeysOf } from '#server/base/text/person-identity.ts'

/**
 * Fields of an existing person that an import can fill. Teams are handled separately, because they list their
 * people.
 */
const fillable = ['email', 'designation', 'orcid', 'positions', 'socialLinks'] as const

type PersonHere = Pick<Profile, '_id' | 'name' | 'otherNames' | (typeof fillable)[number]>

const isEmpty = (value: string | readonly unknown[]): boolean => value.length === 0

/** Returns the fields that are empty in the existing profile but not in the imported description. */
export const fillablePersonFields = (here: PersonHere, person: ImportedPerson) =>
  fillable.filter((name) => isEmpty(here[name]) && !isEmpty(person[name]))

type Judged = Pick<PeopleImportEntry, 'status' | 'matches' | 'fills'>

const atOnce = 200

/** Yields all people of the site, without their long texts. */
async function* readPeopleHere(queries: Queries): AsyncGenerator<PersonHere> {
  const pause = createBackgroundPause()
  for (let after = ''; ; await pause()) {
    const rows = await queries
      .selectFrom('profile')
      .select(['_id', 'name', ...fillable, 'otherNames'])
      .where('_id', '>', after)
      .orderBy('_id')
      .limit(atOnce)
      .execute()
    for (const { otherNames, positions, socialLinks, ...row } of rows) {
      yield {
        ...row,
        otherNames: profileSchema.shape.otherNames.parse(JSON.parse(otherNames)),
        positions: profileSchema.shape.positions.parse(JSON.parse(positions)),
        socialLinks: profileSchema.shape.socialLinks.parse(JSON.parse(socialLinks)),
      }
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < atOnce) return
    after = last._id
  }
}

/** Creates a function that compares an imported person with the existing ones, by ORCID iD, email or name. */
export const createPersonComparer = async (
  queries: Queries,
): Promise<(person: ImportedPerson) => Judged> => {
  const byKey = new Map<string, PersonHere>()
  for await (const person of readPeopleHere(queries)) {
    for (const key of identityKeysOf(person, person.otherNames)) {
      if (!byKey.has(key)) byKey.set(key, person)
    }
  }
  return (person) => {
    const key = identityKeysOf(person).find((each) => byKey.has(each))
    const here = byKey.get(key ?? '')
    // People with different ORCID iDs are different, even if their names are equal.
    if (!here || (here.orcid && person.orcid && here.orcid !== person.orcid)) {
      return { status: 'new', matches: [], fills: [] }
    }
    const { _id, name } = here
    return {
      status: 'duplicate',
      matches: [{ _id, name }],
      fills: fillablePersonFields(here, person),
    }
  }
}
