/** Metadata of a copied URL, valid until one of its cache tags is invalidated. */
export interface CopiedUrlMetadata {
  readonly tags: readonly string[]
  /** When the content changes by itself, in milliseconds since 1970, or null if never. */
  readonly staleAt: number | null
  /** URLs of the site that the content links to. */
  readonly names: readonly string[]
  readonly files: readonly string[]
  /** Target, if the URL redirects. */
  readonly leadsTo?: string
}

export type CopiedUrls = ReadonlyMap<string, CopiedUrlMetadata>

/** Metadata from an earlier copy. `isFresh` tests whether the metadata of a URL is still valid. */
export interface EarlierSiteCopy {
  readonly addresses: CopiedUrls
  isFresh(address: CopiedUrlMetadata): boolean
}

export const noEarlierSiteCopy: EarlierSiteCopy = { addresses: new Map(), isFresh: () => false }
