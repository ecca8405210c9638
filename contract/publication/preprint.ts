/** What people call a preprint, the usual word first. */
export const preprintWords = ['Preprint', 'Working paper', 'Manuscript', 'Posted content'] as const

const isWord = new Set<string>(preprintWords.map((word) => word.toLowerCase()))

/** Of bioRxiv and medRxiv, whose numbers have digits where the journals of their publisher have letters. */
const preprintDoi =
  /^10\.(?:1101\/\d|(?:48550|64898|31234|31235|31219|20944|21203|26434|36227|2139)\/)/

/** Whether a DOI is one of a server of preprints. */
export const isPreprintDoi = (doi: string): boolean => preprintDoi.test(doi)

/** Types that say nothing. */
const vague = /^(?:|other|publication|misc|miscellaneous)$/i

/** Whether a publication is a preprint, as its type, its DOI or, where those say nothing, its arXiv number tells. */
export const isPreprint = ({
  publicationType,
  doi,
  arxivId,
}: Readonly<Record<'publicationType' | 'doi' | 'arxivId', string>>): boolean =>
  isWord.has(publicationType.trim().toLowerCase()) ||
  isPreprintDoi(doi) ||
  (arxivId !== '' && doi === '' && vague.test(publicationType.trim()))
