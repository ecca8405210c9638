import { namedPath } from '#contract/text/named-path.ts'

/** The canonical path of a person's page. */
export const personPath = ({ _id, name }: { _id: string; name: string }): string =>
  namedPath('person', _id, name)
