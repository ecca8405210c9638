import { languagePrefix } from '#contract/text/language-prefix.ts'
import type { SiteAddresses } from './move-page.ts'

/** What the addresses of pages begin with in each language: nothing in the main one. */
export const prefixesOf = ({ languages: [, ...others] }: SiteAddresses): string[] => [
  '',
  ...others.map(({ code }) => languagePrefix(code)),
]

/** With which of the prefixes a path begins. */
export const prefixIn = (prefixes: readonly string[], path: string): string =>
  prefixes.find((prefix) => prefix && `${path}/`.startsWith(`${prefix}/`)) ?? ''
