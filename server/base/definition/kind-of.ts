import type { EntityDefinition } from '#contract/call/entity.ts'
import { entryPages } from '#contract/entry-pages.ts'

/** Returns the kind of an entity's entries as hooks, imports and the search name it: `person` for profiles. */
export const kindOf = ({ name, page, single }: EntityDefinition): string => {
  if (single) return 'site'
  return Object.entries(entryPages).find(([, each]) => each === page)?.[0] ?? name
}
