import { languagePathPrefix } from '#contract/text/language-prefix.ts'
import type { RuntimeSiteUrls } from './rewrite-page.ts'

/** Returns the path prefix of each language, which is empty for the main one. */
export const languagePrefixesOf = ({ languages: [, ...others] }: RuntimeSiteUrls): string[] => [
  '',
  ...others.map(({ code }) => languagePathPrefix(code)),
]
