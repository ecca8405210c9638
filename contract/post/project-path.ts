import { namedPath } from '#contract/text/named-path.ts'

/** The canonical path of a project's page. */
export const projectPath = ({ _id, title }: { _id: string; title: string }): string =>
  namedPath('project', _id, title)
