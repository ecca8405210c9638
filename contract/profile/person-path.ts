import { pathWithName } from '#contract/call/entry-page.ts'
import { entryPages } from '#contract/entry-pages.ts'

/** The canonical path of a person's page. */
export const personPath = pathWithName(entryPages.person)
