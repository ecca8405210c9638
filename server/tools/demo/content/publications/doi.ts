import type { FurtherLink } from '#contract/publication/publication-fields.ts'

/** A DOI under the prefix that is reserved for tests; it will never lead to a real paper. */
export const exampleDoi = (number: string): string => `https://doi.org/10.5555/salus.${number}`

/** Further links of a publication; the addresses lead nowhere real. */
export const further = (number: string, ...kinds: readonly FurtherLink['kind'][]): FurtherLink[] =>
  kinds.map((kind) => ({ kind, url: `https://example.org/${kind}/${number}` }))
