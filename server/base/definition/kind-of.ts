import type { EntityDefinition } from '#contract/call/entity.ts'
import { entryPages } from '#contract/entry-pages.ts'

/**
 * Returns the public name of a kind of entry, used by webhooks, imports and search: `person` for
 * profiles.
 */
export const publicEntityNameOf = ({ name, page, single }: EntityDefinition): string => {
  if (single) return 'site'
  return Object.entries(entryPages).find(([, each]) => each === page)?.[0] ?? name
}
