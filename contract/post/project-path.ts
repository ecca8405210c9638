import { createEntryPathBuilder } from '#contract/call/entry-page.ts'
import { entryPages } from '#contract/entry-pages.ts'

export const projectPath = createEntryPathBuilder(entryPages.project)
