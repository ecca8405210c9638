import { definitions } from '#server/base/definition/definitions.ts'

/** Every kind of entry that an export holds, parts included, each after what it refers to. */
export const content = definitions.filter(({ history, single }) => history && !single)

/** What there is one of: settings, words, menus, looks, languages. */
export const singles = definitions.filter(({ history, single }) => history && single)
