import type {
  LinkedEntries,
  PublicationChunk,
  PublicationFilterKeys,
  StaticPublicationFiles,
} from '#contract/static/answers.ts'
import type { PublicationListClient } from '#web/site/parts/load-references.ts'
import { type LoadStaticFile, successReply } from './load.ts'

type Ask = PublicationListClient['publication']['publicationEntries']
type Filters = NonNullable<Parameters<Ask>[0]>
type Facets = Awaited<ReturnType<Ask>>['facets']
type Choice = Facets['year'][number]

/** Maximum number of options per filter. Equal to the server's limit. */
const maxChoices = 100

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
const byCount = (one: Choice, other: Choice): number =>
  other.count - one.count || compare(one.label, other.label)
const newestFirst = (one: Choice, other: Choice): number => compare(other.value, one.value)

const count = (
  lists: Iterable<Iterable<string>>,
  labelOf: (value: string) => string,
  order: (one: Choice, other: Choice) => number = byCount,
): Choice[] => {
  const counts = new Map<string, number>()
  for (const list of lists)
    for (const value of list) if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  return Array.from(counts, ([value, times]) => ({ value, label: labelOf(value), count: times }))
    .toSorted(order)
    .slice(0, maxChoices)
}

const linked = ({ names, of }: LinkedEntries, at: number): string[] =>
  (of[at] ?? []).flatMap((each) => names[each]?.id ?? [])

const namesOf = ({ names }: LinkedEntries) => {
  const byId = new Map(names.map(({ id, name }) => [id, name]))
  return (id: string) => byId.get(id) ?? id
}

const topicsAt = ({ topics }: PublicationFilterKeys, at: number): string[] => [
  ...new Set((topics[at] ?? []).map((topic) => topic.toLowerCase())),
]

const itself = (value: string) => value

/** Merges publication types that differ only in case. The most frequent spelling wins. */
const spelledTypes = ({ types }: PublicationFilterKeys) => {
  const spellings = count([types], itself).toReversed()
  const most = new Map(spellings.map(({ value }) => [value.toLowerCase(), value]))
  return (at: number): string => most.get(types[at]?.toLowerCase() ?? '') ?? types[at] ?? ''
}

const facetsOf = (keys: PublicationFilterKeys, found: readonly number[]): Facets => {
  const labels = new Map(
    keys.topics
      .flat()
      .toReversed()
      .map((topic) => [topic.toLowerCase(), topic]),
  )
  const typeAt = spelledTypes(keys)
  return {
    year: count(
      found.map((at) => [keys.years[at] ?? '']),
      itself,
      newestFirst,
    ),
    type: count(
      found.map((at) => [typeAt(at)]),
      itself,
    ),
    person: count(
      found.map((at) => linked(keys.person, at)),
      namesOf(keys.person),
    ),
    project: count(
      found.map((at) => linked(keys.project, at)),
      namesOf(keys.project),
    ),
    topic: count(
      found.map((at) => topicsAt(keys, at)),
      (value) => labels.get(value) ?? value,
    ),
  }
}

const passes = (keys: PublicationFilterKeys, filters: Filters, at: number): boolean => {
  const { year, type, person, project, grant, topic } = filters
  return (
    (!year || keys.years[at] === year) &&
    (!type || keys.types[at]?.toLowerCase() === type.toLowerCase()) &&
    (!person || linked(keys.person, at).includes(person)) &&
    (!project || linked(keys.project, at).includes(project)) &&
    (!grant || linked(keys.grant, at).includes(grant)) &&
    (!topic || topicsAt(keys, at).includes(topic.toLowerCase()))
  )
}

/** Implements the API for listing publications in the browser, using the files of a static copy. */
export const createStaticPublicationApi = (
  load: LoadStaticFile,
  files: StaticPublicationFiles,
  find: (words: string) => Promise<ReadonlySet<number>>,
): PublicationListClient => ({
  publication: {
    publicationEntries: async ({ limit = 25, offset = 0, ...filters } = {}) => {
      const keys = await load<PublicationFilterKeys>(files.keys)
      const held = filters.q ? await find(filters.q) : null
      const found = [...keys.ids.keys()].filter(
        (at) => passes(keys, filters, at) && (held?.has(keys.pages[at] ?? -1) ?? true),
      )
      const shown = await Promise.all(
        found.slice(offset, offset + limit).map(async (at) => {
          const { inPart, parts } = files
          const part = await load<PublicationChunk>(parts[Math.floor(at / inPart)] ?? '')
          return { entry: part.entries[at % inPart], people: part.people }
        }),
      )
      const people = new Map(shown.flatMap((each) => each.people.map((one) => [one._id, one])))
      return {
        ...successReply,
        entries: shown.flatMap(({ entry }) => entry ?? []),
        people: [...people.values()],
        total: found.length,
        facets: facetsOf(keys, found),
      }
    },
  },
})
