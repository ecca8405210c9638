import { invalid, notFound } from '#contract/call/api-error.ts'
import type { Publication } from '#contract/publication/publication.ts'
import { further } from '#contract/publication/publication-fields.ts'
import type { Write } from '#server/base/write/write.ts'
import { filling } from './import/merge.ts'
import { deletePublication, publications, updatePublication } from './store.ts'

const unique = <T>(one: readonly T[], other: readonly T[]): T[] => {
  const seen = new Set(one.map((each) => JSON.stringify(each)))
  return [...one, ...other.filter((each) => !seen.has(JSON.stringify(each)))]
}

/** Makes one of two: the first keeps what it has, takes what it lacks, and the second is deleted. */
export const mergePublications = async (
  write: Write,
  keepId: string,
  mergeId: string,
): Promise<Publication> => {
  if (keepId === mergeId) throw invalid([{ path: 'mergeId', message: 'Name two publications' }])
  const keep = await publications.read(write.queries, keepId)
  const merge = await publications.read(write.queries, mergeId)
  if (!keep || !merge) throw notFound('Publication')
  await deletePublication(write, mergeId)
  const change = {
    ...filling(keep, merge),
    ...(keep.laySummary === '' && { laySummary: merge.laySummary }),
    links: further.shape.links.parse(unique(keep.links, merge.links)),
    projects: unique(keep.projects, merge.projects),
    grants: unique(keep.grants, merge.grants),
    versions: unique(keep.versions, merge.versions),
    featured: keep.featured || merge.featured,
  }
  return updatePublication(write, keepId, undefined, change)
}
