import { z } from 'zod'
import { isContentName } from '#contract/content/fields.ts'
import { stillShipped } from '#contract/content/shipped.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readValue, storeValue } from '#server/base/db/installation.ts'
import { readPublished } from './store.ts'

/** Under this name it is kept which fields fit the group as they shipped. */
const row = 'fittingContent'

const readFitting = async (queries: Queries): Promise<readonly string[]> => {
  const kept = await readValue(queries, row)
  return kept === undefined ? [] : z.array(z.string()).parse(JSON.parse(kept))
}

/** The fields that visitors see as they shipped, and of which nobody has said that they fit. */
export const readShipped = async (queries: Queries): Promise<string[]> => [
  ...stillShipped(await readPublished(queries), await readFitting(queries)),
]

/** Keeps which fields fit the group, or do not. */
export const keepFitting = async (
  queries: Queries,
  names: readonly string[],
  fits: boolean,
): Promise<void> => {
  const others = (await readFitting(queries)).filter((each) => !names.includes(each))
  const value = JSON.stringify([...others, ...(fits ? names.filter(isContentName) : [])])
  await storeValue(queries, row, value)
}
