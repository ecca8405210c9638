import { nonEmptyTexts, toText } from '../text/values.ts'

type FrontMatter = Readonly<Record<string, unknown>>

/** Returns the old URL of an entry: `url` or `slug` of its front matter, otherwise derived from the file name. */
export const hugoUrlOf = (data: FrontMatter, address: string): string => {
  const slug = toText(data.slug)
  const url = toText(data.url) || (slug ? address.replace(/[^/]+$/, slug) : address)
  return url.replace(/^(?!\/)/, '/')
}

/** Returns the URLs that led to an entry, from `aliases`. */
export const hugoAliasesOf = (data: FrontMatter): string[] =>
  nonEmptyTexts(data.aliases).map((alias) => alias.replace(/^(?!\/)/, '/'))

/** Returns the old URL of an entry, and those that led to it. */
export const hugoUrlsOf = (data: FrontMatter, address: string): string[] => [
  hugoUrlOf(data, address),
  ...hugoAliasesOf(data),
]
