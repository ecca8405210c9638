import type { SiteFiles } from '../site/files.ts'

/** Where a reference to a file of the old site is. */
export interface FileReferenceContext {
  readonly files: SiteFiles
  /** File that contains the reference. Relative references are resolved from its folder. */
  readonly from: string
  readonly folders?: readonly string[]
  /** URL prefixes of the site's own paths, such as `https://lab.org` or `/blog`. */
  readonly bases?: readonly string[]
}

/** Removes scheme and `www`, because old texts link to their own site with and without them. */
const withoutScheme = (address: string): string =>
  address.replace(/^(?:https?:)?\/\/(?:www\.)?/i, '//')

/** Converts a URL of the old site to a path. Other URLs stay unchanged. */
export const withoutUrlPrefix = (address: string, bases: readonly string[]): string => {
  const plain = withoutScheme(address)
  const base = bases
    .map(withoutScheme)
    .find(
      (each) =>
        each !== '' && plain.startsWith(each) && /^(?:[/?#]|$)/.test(plain.slice(each.length)),
    )
  return base === undefined ? address : plain.slice(base.length).replace(/^(?!\/)/, '/')
}

/** Finds the document that a path or a URL of the old site leads to. */
export const findDocument = (
  address: string,
  { files, from, folders, bases = [] }: FileReferenceContext,
): string | undefined => files.document(withoutUrlPrefix(address, bases), from, folders)
