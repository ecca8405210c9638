/** The services that are asked about works, the only hosts that Salus calls for that. */
export const sources = {
  crossref: { label: 'Crossref', base: 'https://api.crossref.org', everyMs: 200 },
  datacite: { label: 'DataCite', base: 'https://api.datacite.org', everyMs: 600 },
  pubmed: { label: 'PubMed', base: 'https://eutils.ncbi.nlm.nih.gov', everyMs: 350 },
  arxiv: { label: 'arXiv', base: 'https://export.arxiv.org', everyMs: 3_000 },
  orcid: { label: 'ORCID', base: 'https://pub.orcid.org', everyMs: 1_000 },
} as const satisfies Record<string, { label: string; base: string; everyMs: number }>

export type SourceName = keyof typeof sources

/** Other addresses for some of them, each an origin with a prefix or without. */
export type Bases = { readonly [N in SourceName]?: string | undefined }

/** Where a service is; an address that the operator has named may be private and without TLS. */
export interface Place {
  readonly base: string
  readonly isNamed: boolean
}

/** Where each service is. */
export const placeOf = (name: SourceName, bases: Bases): Place => {
  const named = bases[name]
  return { base: (named ?? sources[name].base).replace(/\/+$/, ''), isNamed: named !== undefined }
}

/** The service at an origin, where a redirect may lead; undefined for everything else. */
export const placeAt = (origin: string, bases: Bases): Place | undefined =>
  (['crossref', 'datacite', 'pubmed', 'arxiv', 'orcid'] as const)
    .map((name) => placeOf(name, bases))
    .find(({ base }) => new URL(base).origin === origin)
