import { entityDefinitions } from '#server/base/definition/definitions.ts'
import { parentColumnOf } from '#server/base/definition/dependencies.ts'
import { publicKindOf } from '#server/base/definition/kind-of.ts'

/**
 * Definitions of all exported entries and their parts. Referenced entities come before those that refer to
 * them.
 */
export const exportedDefinitions = entityDefinitions.filter(
  ({ history, single }) => history && !single,
)

export const settingDefinitions = entityDefinitions.filter(
  ({ history, single }) => history && single,
)

/** Returns the definition of a kind's entries, undefined for redirects, settings and unknown kinds. */
export const definitionOfKind = (kind: string) =>
  exportedDefinitions.find((each) => publicKindOf(each) === kind && !parentColumnOf(each.name))
