import { definitions } from './definitions.ts'
import { parentOf } from './dependencies.ts'

/** What people fill a site with, each after what it may refer to. Parts come with their wholes. */
export const contentEntities = definitions.filter(
  ({ name, history, single }) => history && !single && parentOf(name) === undefined,
)
