import { namedPath } from '#contract/text/named-path.ts'

/** The canonical path of a grant's page. */
export const grantPath = ({ _id, name }: { _id: string; name: string }): string =>
  namedPath('grant', _id, name)
