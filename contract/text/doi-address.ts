export const doiAddress = (doi: string): string => `https://doi.org/${encodeURI(doi)}`
