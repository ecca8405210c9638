import { isOrcid } from '#contract/text/identifiers.ts'
import { withoutEnd } from '#contract/text/without-end.ts'
import { readArxivId } from './arxiv-id.ts'
import { findDois, readDoi } from './doi.ts'

/** Names a work, or a person and so all their works, at a service that can be asked about it. */
export interface Identifier {
  readonly line: number
  readonly kind: 'doi' | 'pmid' | 'pmc' | 'arxiv' | 'orcid'
  readonly value: string
}

const pmid =
  /^(?:pmid:?\s*|(?:https?:\/\/)?(?:www\.)?(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed)\/)(\d{1,9})\/?$/i
const pmc =
  /^(?:pmcid:?\s*|(?:https?:\/\/)?(?:www\.)?(?:pmc\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pmc)\/articles\/)?(PMC\d{1,9})\/?$/i
const orcid =
  /^(?:orcid:?\s*|(?:https?:\/\/)?(?:www\.)?orcid\.org\/)?(\d{4}-\d{4}-\d{4}-\d{3}[\dx])\/?$/i
const arxiv =
  /^(?:arxiv:?\s*|(?:https?:\/\/)?(?:www\.|export\.)?arxiv\.org\/(?:abs|pdf)\/)?(\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?(?:\.pdf)?$/i
const doi = /^(?:doi:?\s*|(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\/)?(10\.\d{4,9}\/\S+)$/i

/** arXiv gives its papers DOIs of their own. */
const ofDoi = (doi: string, line: number): Identifier => {
  const own = doi.startsWith('10.48550/arxiv.') ? readArxivId(doi) : ''
  return own ? { line, kind: 'arxiv', value: own } : { line, kind: 'doi', value: doi }
}

const mentionedPmc = /\b(PMC\d{4,9})\b/gi
const mentionedPmid = /\bpmid:?\s{0,3}(\d{1,9})\b/gi
const mentionedArxiv =
  /\barxiv(?::\s{0,3}|\.org\/(?:abs|pdf)\/)(\d{4}\.\d{4,5}|[a-z-]{1,20}(?:\.[A-Z]{2})?\/\d{7})/gi

/** The works that a line of a list of references names: by their DOIs, else by other numbers that say what they are. */
export const findIdentifiers = (text: string, line: number): Identifier[] => {
  const dois = findDois(text)
  if (dois.length > 0) return dois.map((doi) => ofDoi(doi, line))
  const found = (shape: RegExp, kind: Identifier['kind']) =>
    [...text.matchAll(shape)].map((match) => ({ line, kind, value: match[1] ?? '' }))
  const arxivIds = found(mentionedArxiv, 'arxiv')
  if (arxivIds.length > 0) return arxivIds
  const pmids = found(mentionedPmid, 'pmid')
  if (pmids.length > 0) return pmids
  return found(mentionedPmc, 'pmc').map((each) => ({ ...each, value: each.value.toUpperCase() }))
}

/** The identifier that a line consists of; null when it is something else. A bare number is a PubMed number. */
export const readIdentifier = (
  text: string,
  line: number,
): Identifier | { line: number; reason: string } | null => {
  const word = withoutEnd(text.trim(), ',;')
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
    return value === '' ? null : ofDoi(value, line)
  }
  const central = pmc.exec(word)?.[1]?.toUpperCase()
  if (central) return { line, kind: 'pmc', value: central }
  const number = pmid.exec(word)?.[1] ?? /^\d{5,9}$/.exec(word)?.[0]
  return number ? { line, kind: 'pmid', value: number } : null
}
