import {
  arxivPattern,
  doiPattern,
  orcidPattern,
  pmcPattern,
  pmidPattern,
} from '#contract/text/identifier-shapes.ts'
import { isOrcid } from '#contract/text/identifiers.ts'
import { trimTrailing } from '#contract/text/without-end.ts'
import { parseArxivId } from './arxiv-id.ts'
import { findDois, findFirstDoi } from './doi.ts'

/** Identifies a work, or a person with all their works, at an external service. */
export interface WorkIdentifier {
  readonly line: number
  readonly kind: 'doi' | 'pmid' | 'pmc' | 'arxiv' | 'orcid'
  readonly value: string
}

/** Returns the identifier for a DOI. DOIs of arXiv become arXiv numbers, so that arXiv is requested. */
const ofDoi = (doi: string, line: number): WorkIdentifier => {
  const own = doi.startsWith('10.48550/arxiv.') ? parseArxivId(doi) : ''
  return own ? { line, kind: 'arxiv', value: own } : { line, kind: 'doi', value: doi }
}

const mentionedPmc = /\b(PMC\d{4,9})\b/gi
const mentionedPmid =
  /(?:\b(?:pmid|pubmed id)s?:?\s{0,3}|\b(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed|europepmc\.org\/(?:article|abstract)\/med)\/)(\d{1,9})\b/gi
const mentionedArxiv =
  /\barxiv(?::\s{0,3}|\.org\/(?:abs|pdf|html)\/)(\d{4}\.\d{4,5}|[a-z-]{1,20}(?:\.[A-Z]{2})?\/\d{7})/gi

/** Finds identifiers in a line of a reference list: DOIs, or else other labelled numbers. */
export const findWorkIdentifiers = (text: string, line: number): WorkIdentifier[] => {
  const dois = findDois(text)
  if (dois.length > 0) return dois.map((doi) => ofDoi(doi, line))
  const found = (shape: RegExp, kind: WorkIdentifier['kind']) =>
    [...text.matchAll(shape)].map((match) => ({ line, kind, value: match[1] ?? '' }))
  const arxivIds = found(mentionedArxiv, 'arxiv')
  if (arxivIds.length > 0) return arxivIds
  const pmids = found(mentionedPmid, 'pmid')
  if (pmids.length > 0) return pmids
  return found(mentionedPmc, 'pmc').map((each) => ({ ...each, value: each.value.toUpperCase() }))
}

/**
 * Returns the identifier that a line consists of. Returns null if it contains anything else. A bare number is a PubMed number.
 */
export const parseWorkIdentifier = (
  text: string,
  line: number,
): WorkIdentifier | { line: number; reason: string } | null => {
  const word = trimTrailing(text.trim(), ',;.')
  const person = orcidPattern.exec(word)?.[1]?.toUpperCase()
  if (person) {
    return isOrcid(person)
      ? { line, kind: 'orcid', value: person }
      : { line, reason: `${person} is not a valid ORCID iD` }
  }
  const preprint = arxivPattern.exec(word)?.[1]
  if (preprint) return { line, kind: 'arxiv', value: parseArxivId(preprint) }
  if (doiPattern.test(word)) {
    const value = findFirstDoi(word)
    return value === '' ? null : ofDoi(value, line)
  }
  const central = pmcPattern.exec(word)?.[1]?.toUpperCase()
  if (central) return { line, kind: 'pmc', value: central }
  const number = pmidPattern.exec(word)?.[1] ?? /^\d{5,9}$/.exec(word)?.[0]
  return number ? { line, kind: 'pmid', value: number } : null
}

/** A label before an identifier, such as `DOI:` or `PMID`, with the space after it. */
const label =
  /(?<![^\s,;|([])((?:pmc?id|doi|arxiv|orcid|pubmed)(?:\s{0,3}ids?|s)?)(?:\s{0,3}:\s{0,3}|\s{1,3})(?=\S)/gi

const identifierStart =
  '(?:10\\.\\d{4}|https?:|doi|pmid|pmc|pubmed|arxiv|orcid|\\d{4}-\\d{4}-\\d{4}-)'
const nextAfterStop = new RegExp(`[,;|](?=${identifierStart})`, 'i')

/**
 * Patterns that split a line into identifiers. DOIs may contain commas and semicolons, so the
 * second pattern splits only at spaces and before another identifier.
 */
const partings = [/[\s,;|]+/, new RegExp(`[,;|]?\\s+|${nextAfterStop.source}`, 'i')]

/** Words and characters between identifiers, or at the start of a list item. */
const between = /^(?:and|&|[-–*•]|\[?\d{1,3}[.)\]])?$/i

const inBrackets = /^[([](.*)[)\]]$/

/**
 * Label such as `PMIDs:` before several PubMed numbers. Numbers after it may be shorter than those without a
 * label.
 */
const firstOfList = /^(?:pmids|pubmedids):/i

const readParts = (parts: readonly string[], line: number) => {
  const found: NonNullable<ReturnType<typeof parseWorkIdentifier>>[] = []
  let isList = false
  for (const part of parts) {
    const bare = trimTrailing(part, '.,;')
    const isListed: boolean = isList && /^\d{1,9}$/.test(bare)
    if (!isListed && between.test(part)) continue
    isList = isListed || firstOfList.test(part)
    const inside = inBrackets.exec(bare)?.[1] ?? bare
    const read = parseWorkIdentifier(isListed ? `pmid:${bare}` : inside, line)
    if (!read) return null
    found.push(read)
  }
  return found.length > 0 ? found : null
}

/** Returns the identifiers of a line. Returns null if it contains anything else. */
export const parseWorkIdentifiers = (text: string, line: number) => {
  const written = text
    .trim()
    .replaceAll(label, (_, name: string) => `${name.replaceAll(/\s/g, '')}:`)
  const dois = findDois(written).length
  const whole = dois > 1 || nextAfterStop.test(written) ? null : parseWorkIdentifier(written, line)
  if (whole) return [whole]
  for (const parting of partings) {
    const found = readParts(written.split(parting), line)
    if (found && found.length >= dois) return found
  }
  return null
}
