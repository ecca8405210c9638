import { pathWithName } from '#contract/call/entry-page.ts'
import { entryPages } from '#contract/entry-pages.ts'

/** The canonical path of a project's page. */
export const projectPath = pathWithName(entryPages.project)
