import { languagePathPrefix } from '#contract/text/language-prefix.ts'
import type { RuntimeSiteUrls } from './rewrite-page.ts'

/** Returns the path prefix of each language, which is empty for the main one. */
export const languagePrefixesOf = ({ languages: [, ...others] }: RuntimeSiteUrls): string[] => [
  '',
  ...others.map(({ code }) => languagePathPrefix(code)),
]

/** Finds the language prefix of a path. Empty if there is none. */
export const findLanguagePrefix = (prefixes: readonly string[], path: string): string =>
  prefixes.find((prefix) => prefix && `${path}/`.startsWith(`${prefix}/`)) ?? ''
