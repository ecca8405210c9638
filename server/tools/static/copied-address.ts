import type { SearchDoc } from './search-doc.ts'

/** Facts about a copied address, valid until one of its tags is invalidated. */
export interface CopiedAddress {
  readonly tags: readonly string[]
  /** When the content changes by itself, in milliseconds since 1970, or null if never. */
  readonly staleAt: number | null
  /** Addresses of the site that the content links to. */
  readonly names: readonly string[]
  readonly files: readonly string[]
  /** Target, if the address is a redirect. */
  readonly leadsTo?: string
  /** Search data, if the address is a page of an entry. */
  readonly doc?: SearchDoc
}

export type CopiedAddresses = ReadonlyMap<string, CopiedAddress>

/** Facts from an earlier copy, of which some may still be valid. */
export interface EarlierCopy {
  readonly addresses: CopiedAddresses
  isFresh(address: CopiedAddress): boolean
}

export const noEarlierCopy: EarlierCopy = { addresses: new Map(), isFresh: () => false }
