import { createEntryPathBuilder } from '#contract/call/entry-page.ts'
import { entryPages } from '#contract/entry-pages.ts'

export const grantPath = createEntryPathBuilder(entryPages.grant)
