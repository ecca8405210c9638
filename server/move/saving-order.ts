import type { EntityDefinition } from '#contract/call/entity.ts'
import { publicKindOf } from '#server/base/definition/kind-of.ts'
import type { ImportedEntry } from './importer.ts'
import { exportedDefinitions } from './out/content.ts'

/** Whether a list shows the latest entry first, so that the first entry must be added last. */
const isNewestFirst = ({ by, newest }: EntityDefinition['order']): boolean =>
  newest === 'first' && (by === 'created' || by === 'position')

/** Sorts entries so that references are saved before the entries that use them. */
export const sortForSaving = (entries: readonly ImportedEntry[]): ImportedEntry[] => {
  const byKind = Map.groupBy(entries, ({ kind }) => kind)
  const sorted = exportedDefinitions.flatMap((definition) => {
    const ofKind = byKind.get(publicKindOf(definition)) ?? []
    byKind.delete(publicKindOf(definition))
    return isNewestFirst(definition.order) ? ofKind.toReversed() : ofKind
  })
  return [...sorted, ...[...byKind.values()].flat()]
}
