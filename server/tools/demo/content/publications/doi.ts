import type { PublicationLink } from '#contract/publication/publication-fields.ts'

/** Returns a DOI under the prefix reserved for tests, which never resolves to a real paper. */
export const buildExampleDoi = (number: string): string => `https://doi.org/10.5555/salus.${number}`

/** Builds further links of a publication to URLs that do not exist. */
export const buildExamplePublicationLinks = (
  number: string,
  ...kinds: readonly PublicationLink['kind'][]
): PublicationLink[] =>
  kinds.map((kind) => ({ kind, url: `https://example.org/${kind}/${number}` }))
