import { entityDefinitions } from './definitions.ts'
import { parentColumnOf } from './dependencies.ts'

/**
 * Entities of the site's content, each after those that it may refer to. Excludes parts, which belong to
 * their parents.
 */
export const contentEntities = entityDefinitions.filter(
  ({ name, history, single }) => history && !single && parentColumnOf(name) === undefined,
)
