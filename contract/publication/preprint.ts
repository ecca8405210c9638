export const preprintTypeNames = [
  'Preprint',
  'Working paper',
  'Manuscript',
  'Posted content',
] as const

const isWord = new Set<string>(preprintTypeNames.map((word) => word.toLowerCase()))

/**
 * Matches DOIs of preprint servers. bioRxiv and medRxiv share the prefix 10.1101 with journals, whose DOIs
 * continue with letters, while those of preprints continue with six to eight digits or a date.
 */
const preprintDoi =
  /^10\.(?:1101\/(?:\d{6,8}|\d{4}\.\d\d\.\d\d)(?:[v./]|$)|2196\/preprints\.|(?:48550|64898|3122\d|3123[0-6]|31219|35542|20944|21203|22541|26434|36227|2139)\/)/

export const isPreprintDoi = (doi: string): boolean => preprintDoi.test(doi)

const vagueType = /^(?:|other|publication|misc|miscellaneous)$/i

/**
 * Whether a publication is a preprint, according to its type, its DOI or, without both, its arXiv
 * number.
 */
export const isPreprint = ({
  publicationType,
  doi,
  arxivId,
}: Readonly<Record<'publicationType' | 'doi' | 'arxivId', string>>): boolean =>
  isWord.has(publicationType.trim().toLowerCase()) ||
  isPreprintDoi(doi) ||
  (arxivId !== '' && doi === '' && vagueType.test(publicationType.trim()))
