import { fold } from './fold.ts'
import { readName } from './names.ts'
import type { Name } from './work.ts'

/** Someone of the group, with every spelling they are known by. */
export interface Person {
  readonly _id: string
  readonly name: string
  readonly orcid?: string
  readonly otherNames?: readonly string[]
}

interface Spelling {
  readonly person: Person
  readonly family: string
  readonly given: readonly string[]
}

const titles =
  /^(?:(?:dr|prof|professor|pd|priv\.?-?doz|univ\.?-?prof|dipl\.?-?ing|mr|mrs|ms|sir|dame)\.?\s+(?:(?:med|rer|nat|phil|habil|h\.?\s?c)\.\s*)*)+/i
const degrees = /(?:,?\s+(?:ph\.?d|m\.?d|m\.?sc|b\.?sc|d\.?phil|mph|mbbs|frcs|frcp)\.?)+$/i

/** A name as an author list prints it: without titles before and degrees behind. */
const withoutTitles = (name: string): string => name.trim().replace(titles, '').replace(degrees, '')

const partsOf = (name: Name): { family: string; given: string[] } =>
  'literal' in name
    ? { family: fold(name.literal), given: [] }
    : // Letters run together in fold: "J.-L." must stay two.
      {
        family: fold(name.family),
        given: fold(name.given.replaceAll('.', '. ')).split(' ').filter(Boolean),
      }

const isCompatible = (one: string, other: string): boolean =>
  one === other ||
  (one.length === 1 ? other.startsWith(one) : other.length === 1 && one.startsWith(other))

/** Whether two lists of given names can mean the same person: `J` and `Jane Mary`, but not `Jane` and `John`. */
const canBeSame = (some: readonly string[], others: readonly string[]): boolean => {
  const shared = Math.min(some.length, others.length)
  if (shared === 0) return some.length === others.length
  return some.slice(0, shared).every((part, index) => isCompatible(part, others[index] ?? ''))
}

/** Finds who of the group an author is, or nobody when that is not certain. */
export const createMatcher = (people: readonly Person[]): ((name: Name) => string) => {
  const byOrcid = new Map(
    people.flatMap(({ _id, orcid }) => (orcid ? [[orcid, _id] as const] : [])),
  )
  const byFamily = new Map<string, Spelling[]>()
  for (const person of people) {
    for (const spelling of [person.name, ...(person.otherNames ?? [])]) {
      const { family, given } = partsOf(readName(withoutTitles(spelling)))
      if (family === '') continue
      byFamily.set(family, [...(byFamily.get(family) ?? []), { person, family, given }])
    }
  }
  return (name) => {
    const known = name.orcid && byOrcid.get(name.orcid)
    if (known) return known
    const { family, given } = partsOf(name)
    const found = (byFamily.get(family) ?? [])
      .filter((spelling) => canBeSame(given, spelling.given))
      // Someone with another ORCID iD is someone else.
      .filter(({ person }) => !name.orcid || !person.orcid || person.orcid === name.orcid)
    // Who shares more given names is meant: "J. M." is Jane Mary rather than John.
    const shared = ({ given: names }: Spelling) => Math.min(names.length, given.length)
    const most = Math.max(...found.map(shared))
    const best = found.filter((spelling) => shared(spelling) === most)
    const [only, ...more] = new Set(best.map(({ person }) => person._id))
    return only !== undefined && more.length === 0 ? only : ''
  }
}
