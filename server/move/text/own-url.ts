import type { ImportedTextContext } from './body.ts'

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
  { files, from, folders, bases = [] }: ImportedTextContext,
): string | undefined => files.document(withoutUrlPrefix(address, bases), from, folders)
