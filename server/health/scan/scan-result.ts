/** A problem of an entry, recorded by a scan. */
export interface ScanFact {
  readonly check: string
  readonly detail: string
  readonly path: string
  /** The other entry involved, such as the duplicate. */
  readonly otherId?: string
}

/** Results of scanning an entry. */
export interface ScanResult {
  readonly entity: string
  readonly id: string
  readonly title: string
  readonly stamp: string
  readonly links: readonly { readonly url: string; readonly path: string }[]
  readonly facts: readonly ScanFact[]
}
