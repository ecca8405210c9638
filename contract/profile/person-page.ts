import { type EntryPage, pathWithName } from '#contract/call/entry-page.ts'

/** Where people are shown and changed. */
export const personPage = {
  folder: 'person',
  name: 'name',
  list: '/team',
  panel: '/profile',
} as const satisfies EntryPage

/** The canonical path of a person's page. */
export const personPath = pathWithName(personPage)
