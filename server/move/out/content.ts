import { entityDefinitions } from '#server/base/definition/definitions.ts'
import { parentColumnOf } from '#server/base/definition/dependencies.ts'
import { publicEntityNameOf } from '#server/base/definition/kind-of.ts'

/**
 * Definitions of all exported entries and their parts. Referenced entities come before those that refer to
 * them.
 */
export const exportedEntityDefinitions = entityDefinitions.filter(
  ({ history, single }) => history && !single,
)

export const exportedSettingDefinitions = entityDefinitions.filter(
  ({ history, single }) => history && single,
)

/** Returns the definition of a kind's entries, undefined for redirects, settings and unknown kinds. */
export const exportedDefinitionOfKind = (kind: string) =>
  exportedEntityDefinitions.find(
    (each) => publicEntityNameOf(each) === kind && !parentColumnOf(each.name),
  )
