import type { BaseUrlOverrides, ExternalServices } from '#server/base/outbound/source.ts'

/** External services for metadata of works. Salus requests such metadata from no other host. */
export const metadataServices = {
  crossref: { label: 'Crossref', base: 'https://api.crossref.org', everyMs: 200 },
  datacite: { label: 'DataCite', base: 'https://api.datacite.org', everyMs: 600 },
  pubmed: { label: 'PubMed', base: 'https://eutils.ncbi.nlm.nih.gov', everyMs: 350 },
  arxiv: { label: 'arXiv', base: 'https://export.arxiv.org', everyMs: 3_000 },
  orcid: { label: 'ORCID', base: 'https://pub.orcid.org', everyMs: 1_000 },
} as const satisfies ExternalServices<string>

export type MetadataServiceName = keyof typeof metadataServices

export type MetadataServiceUrls = BaseUrlOverrides<MetadataServiceName>
