import type { PeopleImportEntry } from '#contract/profile/people-import.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createPersonComparison, keysOfDescribedPerson } from './here.ts'
import type { ParsedPerson } from './read-people.ts'

/** Returns, for each person of an imported table, whether they are new, existing or invalid. */
export const previewPeople = async (
  queries: Queries,
  people: readonly ParsedPerson[],
): Promise<PeopleImportEntry[]> => {
  const judge = await createPersonComparison(queries)
  const lines = new Map<string, number>()
  return people.map(({ line, person, reason }, index): PeopleImportEntry => {
    const failed = { index, line, person, reason, matches: [], fills: [] }
    if (reason !== '') return { ...failed, status: 'failed' }
    const keys = keysOfDescribedPerson(person)
    const before = keys.map((key) => lines.get(key)).find((each) => each !== undefined)
    for (const key of keys) lines.set(key, lines.get(key) ?? line)
    if (before !== undefined) {
      const twice = `The same person stands in line ${before} already`
      return { ...failed, status: 'duplicate', reason: twice }
    }
    return { index, line, person, reason, ...judge(person) }
  })
}
