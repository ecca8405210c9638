import { namedPath } from './named-path.ts'

/** The canonical path of a publication's page. */
export const publicationPath = ({ _id, title }: { _id: string; title: string }): string =>
  namedPath('publication', _id, title)
