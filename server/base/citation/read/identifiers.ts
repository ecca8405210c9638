import { isOrcid } from '#contract/text/identifiers.ts'
import { readArxivId, readDoi } from './plain.ts'

/** Names a work, or a person and so all their works, at a service that can be asked about it. */
export interface Identifier {
  readonly line: number
  readonly kind: 'doi' | 'pmid' | 'arxiv' | 'orcid'
  readonly value: string
}

const pmid =
  /^(?:pmid:?\s*|(?:https?:\/\/)?(?:www\.)?(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed)\/)(\d{1,9})\/?$/i
const orcid =
  /^(?:orcid:?\s*|(?:https?:\/\/)?(?:www\.)?orcid\.org\/)?(\d{4}-\d{4}-\d{4}-\d{3}[\dx])\/?$/i
const arxiv =
  /^(?:arxiv:?\s*|(?:https?:\/\/)?(?:www\.|export\.)?arxiv\.org\/(?:abs|pdf)\/)?(\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?(?:\.pdf)?$/i
const doi = /^(?:doi:?\s*|(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\/)?(10\.\d{4,9}\/\S+)$/i

/** The identifier that a line consists of; null when it is something else. A bare number is a PubMed number. */
export const readIdentifier = (
  text: string,
  line: number,
): Identifier | { line: number; reason: string } | null => {
  const word = text.trim().replace(/[,;]+$/, '')
  const person = orcid.exec(word)?.[1]?.toUpperCase()
  if (person) {
    return isOrcid(person)
      ? { line, kind: 'orcid', value: person }
      : { line, reason: `${person} is not a valid ORCID iD` }
  }
  if (arxiv.test(word))
    return { line, kind: 'arxiv', value: readArxivId(arxiv.exec(word)?.[1] ?? '') }
  const work = doi.exec(word)?.[1]
  if (work) {
    const value = readDoi(work)
    // arXiv gives its papers DOIs of their own.
    const own = /^10\.48550\/arxiv\.(.+)$/.exec(value)?.[1]
    return own ? { line, kind: 'arxiv', value: own } : { line, kind: 'doi', value }
  }
  const number = pmid.exec(word)?.[1] ?? /^\d{5,9}$/.exec(word)?.[0]
  return number ? { line, kind: 'pmid', value: number } : null
}
