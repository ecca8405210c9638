import { pathWithName } from '#contract/call/entry-page.ts'
import { entryPages } from '#contract/entry-pages.ts'

export const projectPath = pathWithName(entryPages.project)
