import type { EntityDefinition } from '#contract/call/entity.ts'
import { publicEntityNameOf } from '#server/base/definition/kind-of.ts'
import type { ImportedEntry } from './importer.ts'
import { exportedEntityDefinitions } from './out/content.ts'

/** Whether a list shows the latest entry first, so that the first entry must be added last. */
const isNewestFirst = ({ by, newest }: EntityDefinition['order']): boolean =>
  newest === 'first' && (by === 'created' || by === 'position')

/** Sorts entries so that references are saved before the entries that use them. */
export const sortEntriesByReferences = (entries: readonly ImportedEntry[]): ImportedEntry[] => {
  const byKind = Map.groupBy(entries, ({ kind }) => kind)
  const sorted = exportedEntityDefinitions.flatMap((definition) => {
    const ofKind = byKind.get(publicEntityNameOf(definition)) ?? []
    byKind.delete(publicEntityNameOf(definition))
    return isNewestFirst(definition.order) ? ofKind.toReversed() : ofKind
  })
  return [...sorted, ...[...byKind.values()].flat()]
}
