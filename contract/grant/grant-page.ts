import { type EntryPage, pathWithName } from '#contract/call/entry-page.ts'

/** Where grants are shown and changed. */
export const grantPage = {
  folder: 'grant',
  name: 'name',
  list: '/grants',
  panel: '/admin/grants',
} as const satisfies EntryPage

/** The canonical path of a grant's page. */
export const grantPath = pathWithName(grantPage)
