import { normalizeEmail } from './email-key.ts'
import { foldName } from './fold.ts'
import { type ComparableName, canNameSamePerson, toComparableName } from './match-people.ts'

/** Fields that identify a person. Email and ORCID iD may be empty. */
export interface PersonIdentity {
  readonly name: string
  readonly email: string
  readonly orcid: string
}

/** Returns a key that is equal for names with the same words in any order. */
const nameKey = (name: string): string => foldName(name).split(' ').toSorted().join(' ')

/** Returns the keys by which people are compared, the most reliable first. */
export const identityKeysOf = (
  { name, email, orcid }: PersonIdentity,
  otherNames: readonly string[] = [],
): string[] => [
  ...(orcid === '' ? [] : [`orcid ${orcid}`]),
  ...(email === '' ? [] : [`mail ${normalizeEmail(email)}`]),
  ...[name, ...otherNames].filter((each) => each !== '').map((each) => `name ${nameKey(each)}`),
]

const areDifferentOrcids = (one: string, other: string): boolean =>
  one !== '' && other !== '' && one !== other

const maxPeoplePerKey = 10

/**
 * Collects the people of an import to find those who are listed twice. People with different names are
 * different, whatever they share, and so are people with different ORCID iDs.
 */
export const createListedPeople = <T>() => {
  const byKey = new Map<string, { name: ComparableName; orcid: string; value: T }[]>()
  return {
    find: (person: PersonIdentity): T | undefined => {
      const known = identityKeysOf(person).flatMap((key) => byKey.get(key) ?? [])
      if (known.length === 0) return undefined
      const own = toComparableName(person.name)
      return known.find(
        ({ name, orcid }) =>
          !areDifferentOrcids(orcid, person.orcid) && canNameSamePerson(name, own),
      )?.value
    },
    add: (person: PersonIdentity, value: T): void => {
      const added = { name: toComparableName(person.name), orcid: person.orcid, value }
      for (const key of identityKeysOf(person)) {
        const known = byKey.get(key)
        if (known === undefined) byKey.set(key, [added])
        else if (known.length < maxPeoplePerKey) known.push(added)
      }
    },
  }
}
