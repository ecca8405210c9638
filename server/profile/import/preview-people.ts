import type { PeopleImportEntry } from '#contract/profile/people-import.ts'
import type { Queries } from '#server/base/db/database.ts'
import { identityKeysOf } from '#server/base/text/person-identity.ts'
import { createPersonComparer } from './here.ts'
import type { ParsedPersonRow } from './read-people.ts'

/** Returns, for each person of an imported table, whether they are new, existing or invalid. */
export const previewPeopleImport = async (
  queries: Queries,
  people: readonly ParsedPersonRow[],
): Promise<PeopleImportEntry[]> => {
  const judge = await createPersonComparer(queries)
  const lines = new Map<string, number>()
  return people.map(({ line, person, reason }, index): PeopleImportEntry => {
    const failed = { index, line, person, reason, matches: [], fills: [] }
    if (reason !== '') return { ...failed, status: 'failed' }
    const keys = identityKeysOf(person)
    const before = keys.map((key) => lines.get(key)).find((each) => each !== undefined)
    for (const key of keys) lines.set(key, lines.get(key) ?? line)
    if (before !== undefined) {
      const twice = `The same person stands in line ${before} already`
      return { ...failed, status: 'duplicate', reason: twice }
    }
    return { index, line, person, reason, ...judge(person) }
  })
}
