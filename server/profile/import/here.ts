import type { DescribedPerson, PeopleEntry } from '#contract/profile/people-import.ts'
import { type Profile, profile } from '#contract/profile/profile.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createPause } from '#server/base/db/turns.ts'
import { emailKeyOf } from '#server/base/text/email-key.ts'
import { fold } from '#server/base/text/fold.ts'

/** What a described person says of a profile; the team is a list of its own. */
const fillable = ['email', 'designation', 'orcid', 'positions', 'socialLinks'] as const

/** As much of someone who is here as an import has to know. */
type PersonHere = Pick<Profile, '_id' | 'name' | 'otherNames' | (typeof fillable)[number]>

const isEmpty = (value: string | readonly unknown[]): boolean => value.length === 0

/** The fields that someone here does not have and the description does. */
export const fillsOf = (here: PersonHere, person: DescribedPerson) =>
  fillable.filter((name) => isEmpty(here[name]) && !isEmpty(person[name]))

/** A name as it is compared: the same words in any order. */
const nameKey = (name: string): string => fold(name).split(' ').toSorted().join(' ')

const keysOf = (
  { orcid, email }: Pick<DescribedPerson, 'orcid' | 'email'>,
  names: readonly string[],
): string[] => [
  ...(orcid === '' ? [] : [`orcid ${orcid}`]),
  ...(email === '' ? [] : [`mail ${emailKeyOf(email)}`]),
  ...names.filter((name) => name !== '').map((name) => `name ${nameKey(name)}`),
]

/** By what someone who is described is recognised, the surest first. */
export const keysOfDescribed = (person: DescribedPerson): string[] => keysOf(person, [person.name])

type Judged = Pick<PeopleEntry, 'status' | 'matches' | 'fills'>

/** How many people are read at a time. */
const atOnce = 200

/** Reads everyone who is here, without their long texts. */
async function* readPeopleHere(queries: Queries): AsyncGenerator<PersonHere> {
  const pause = createPause()
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
        otherNames: profile.shape.otherNames.parse(JSON.parse(otherNames)),
        positions: profile.shape.positions.parse(JSON.parse(positions)),
        socialLinks: profile.shape.socialLinks.parse(JSON.parse(socialLinks)),
      }
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < atOnce) return
    after = last._id
  }
}

/** Recognises those who are here by ORCID iD, mail address or name. */
export const readHere = async (queries: Queries): Promise<(person: DescribedPerson) => Judged> => {
  const byKey = new Map<string, PersonHere>()
  for await (const person of readPeopleHere(queries)) {
    for (const key of keysOf(person, [person.name, ...person.otherNames])) {
      if (!byKey.has(key)) byKey.set(key, person)
    }
  }
  return (person) => {
    const key = keysOfDescribed(person).find((each) => byKey.has(each))
    const here = byKey.get(key ?? '')
    // Someone with another ORCID iD is someone else, whatever they are called.
    if (!here || (here.orcid && person.orcid && here.orcid !== person.orcid)) {
      return { status: 'new', matches: [], fills: [] }
    }
    const { _id, name } = here
    return { status: 'duplicate', matches: [{ _id, name }], fills: fillsOf(here, person) }
  }
}
