export const doiUrl = (doi: string): string => `https://doi.org/${encodeURI(doi)}`
