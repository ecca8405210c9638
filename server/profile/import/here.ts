import type { DescribedPerson, PeopleEntry } from '#contract/profile/people-import.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { fold } from '#server/base/citation/fold.ts'
import type { Queries } from '#server/base/db/database.ts'
import { emailKeyOf } from '#server/base/text/email-key.ts'
import { columns, toProfile } from '../rows.ts'

/** What a described person says of a profile; the team is a list of its own. */
const fillable = ['email', 'designation', 'orcid', 'positions', 'socialLinks'] as const

const isEmpty = (value: string | readonly unknown[]): boolean => value.length === 0

/** The fields that someone here does not have and the description does. */
export const fillsOf = (here: Profile, person: DescribedPerson) =>
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

/** Recognises those who are here by ORCID iD, mail address or name. */
export const readHere = async (queries: Queries): Promise<(person: DescribedPerson) => Judged> => {
  const rows = await queries.selectFrom('profile').select(columns).execute()
  const byKey = new Map<string, Profile>()
  for (const profile of rows.map(toProfile)) {
    for (const key of keysOf(profile, [profile.name, ...profile.otherNames])) {
      if (!byKey.has(key)) byKey.set(key, profile)
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
