import { definitions } from './definitions.ts'
import { parentOf } from './dependencies.ts'

/** The entities of a site's content, each after those it may refer to. Parts are included with their parents. */
export const contentEntities = definitions.filter(
  ({ name, history, single }) => history && !single && parentOf(name) === undefined,
)
