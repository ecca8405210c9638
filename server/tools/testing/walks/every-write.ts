import type { FilledSite } from '#server/tools/testing/content/filled-site.ts'
import { databaseKind } from '#server/tools/testing/database/database.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import type { WriteStep } from './every-field.ts'
import { fieldWrites } from './writes/field-writes.ts'
import { newWrites } from './writes/new-writes.ts'
import { partRemovals, removals } from './writes/removing-writes.ts'
import { severalWrites } from './writes/several-writes.ts'
import { siteWrites } from './writes/site-writes.ts'

/**
 * Adds whether to check the pages after a step. On SQLite, every step is checked. On PostgreSQL, where checks are slower, only
 * the last of each kind is, because only its SQL differs.
 */
export const withChecks = (steps: readonly WriteStep[]) =>
  steps.map(([call, run], at) => {
    const next = steps[at + 1]?.[0] ?? ''
    const [kind = ''] = call.split('.')
    const isLookedAt = databaseKind === 'sqlite' || !next.startsWith(`${kind}.`)
    return { call, run, at, isLast: next !== call, isLookedAt }
  })

/** Builds steps for every call that changes public content, most fields one by one. Each step needs the ones before it. */
export const buildWriteSteps = async (content: FilledSite): Promise<WriteStep[]> => {
  const picture = await freshPicture()
  return [
    ...fieldWrites(content, picture),
    ...siteWrites(content, picture),
    ...newWrites(content, picture),
    ...partRemovals(content),
    ...severalWrites(content),
    ...removals(content),
  ]
}
