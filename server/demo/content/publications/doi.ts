/** A DOI under the prefix that is reserved for tests; it will never lead to a real paper. */
export const exampleDoi = (number: string): string => `https://doi.org/10.5555/salus.${number}`
