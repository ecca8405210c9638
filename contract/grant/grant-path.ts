import { pathWithName } from '#contract/call/entry-page.ts'
import { entryPages } from '#contract/entry-pages.ts'

/** The canonical path of a grant's page. */
export const grantPath = pathWithName(entryPages.grant)
