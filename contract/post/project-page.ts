import { type EntryPage, pathWithName } from '#contract/call/entry-page.ts'

/** Where projects are shown and changed. */
export const projectPage = {
  folder: 'project',
  name: 'title',
  list: '/projects',
  panel: '/post/:id',
} as const satisfies EntryPage

/** The canonical path of a project's page. */
export const projectPath = pathWithName(projectPage)
