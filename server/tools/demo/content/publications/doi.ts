import type { FurtherLink } from '#contract/publication/publication-fields.ts'

/** Returns a DOI under the prefix reserved for tests, which never resolves to a real paper. */
export const exampleDoi = (number: string): string => `https://doi.org/10.5555/salus.${number}`

/** Builds further links of a publication to URLs that do not exist. */
export const exampleLinks = (
  number: string,
  ...kinds: readonly FurtherLink['kind'][]
): FurtherLink[] => kinds.map((kind) => ({ kind, url: `https://example.org/${kind}/${number}` }))
