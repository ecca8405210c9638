import { definitions } from './definitions.ts'
import { parentOf } from './dependencies.ts'

/**
 * Entities of the site's content, each after those that it may refer to. Parts belong to their
 * parents.
 */
export const contentEntities = definitions.filter(
  ({ name, history, single }) => history && !single && parentOf(name) === undefined,
)
