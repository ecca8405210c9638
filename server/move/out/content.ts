import { definitions } from '#server/base/definition/definitions.ts'
import { parentOf } from '#server/base/definition/dependencies.ts'
import { kindOf } from '#server/base/definition/kind-of.ts'

/** Every kind of entry that an export holds, parts included, each after what it refers to. */
export const content = definitions.filter(({ history, single }) => history && !single)

/** What there is one of: settings, words, menus, looks, languages. */
export const singles = definitions.filter(({ history, single }) => history && single)

/** Returns the definition of a kind's entries; undefined for redirects, settings and unknown kinds. */
export const contentOfKind = (kind: string) =>
  content.find((each) => kindOf(each) === kind && !parentOf(each.name))
