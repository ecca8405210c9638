import {
  arxivShape,
  doiShape,
  orcidShape,
  pmcShape,
  pmidShape,
} from '#contract/text/identifier-shapes.ts'
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

/** arXiv gives its papers DOIs of their own. */
const ofDoi = (doi: string, line: number): Identifier => {
  const own = doi.startsWith('10.48550/arxiv.') ? readArxivId(doi) : ''
  return own ? { line, kind: 'arxiv', value: own } : { line, kind: 'doi', value: doi }
}

const mentionedPmc = /\b(PMC\d{4,9})\b/gi
const mentionedPmid =
  /(?:\b(?:pmid|pubmed id)s?:?\s{0,3}|\b(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed|europepmc\.org\/(?:article|abstract)\/med)\/)(\d{1,9})\b/gi
const mentionedArxiv =
  /\barxiv(?::\s{0,3}|\.org\/(?:abs|pdf|html)\/)(\d{4}\.\d{4,5}|[a-z-]{1,20}(?:\.[A-Z]{2})?\/\d{7})/gi

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
  const word = withoutEnd(text.trim(), ',;.')
  const person = orcidShape.exec(word)?.[1]?.toUpperCase()
  if (person) {
    return isOrcid(person)
      ? { line, kind: 'orcid', value: person }
      : { line, reason: `${person} is not a valid ORCID iD` }
  }
  const preprint = arxivShape.exec(word)?.[1]
  if (preprint) return { line, kind: 'arxiv', value: readArxivId(preprint) }
  if (doiShape.test(word)) {
    const value = readDoi(word)
    return value === '' ? null : ofDoi(value, line)
  }
  const central = pmcShape.exec(word)?.[1]?.toUpperCase()
  if (central) return { line, kind: 'pmc', value: central }
  const number = pmidShape.exec(word)?.[1] ?? /^\d{5,9}$/.exec(word)?.[0]
  return number ? { line, kind: 'pmid', value: number } : null
}

/** A label that stands apart from the identifier behind it. */
const label =
  /(?<![^\s,;|([])((?:pmc?id|doi|arxiv|orcid|pubmed)(?:\s{0,3}ids?|s)?)(?:\s{0,3}:\s{0,3}|\s{1,3})(?=\S)/gi

/** Where another identifier begins without a blank before it. */
const next = '(?:10\\.\\d{4}|https?:|doi|pmid|pmc|pubmed|arxiv|orcid|\\d{4}-\\d{4}-\\d{4}-)'
const nextAfterStop = new RegExp(`[,;|](?=${next})`, 'i')

/** DOIs may have commas and semicolons, so that a line is parted at all of them first and then at fewer. */
const partings = [/[\s,;|]+/, new RegExp(`[,;|]?\\s+|${nextAfterStop.source}`, 'i')]

/** Words and marks between identifiers, and those that begin the line of a list. */
const between = /^(?:and|&|[-–*•]|\[?\d{1,3}[.)\]])?$/i

const inBrackets = /^[([](.*)[)\]]$/

/** The first of several PubMed numbers; those behind it may be shorter than a number without a label. */
const firstOfList = /^(?:pmids|pubmedids):/i

const readParts = (parts: readonly string[], line: number) => {
  const found: NonNullable<ReturnType<typeof readIdentifier>>[] = []
  let isList = false
  for (const part of parts) {
    const bare = withoutEnd(part, '.,;')
    const isListed: boolean = isList && /^\d{1,9}$/.test(bare)
    if (!isListed && between.test(part)) continue
    isList = isListed || firstOfList.test(part)
    const inside = inBrackets.exec(bare)?.[1] ?? bare
    const read = readIdentifier(isListed ? `pmid:${bare}` : inside, line)
    if (!read) return null
    found.push(read)
  }
  return found.length > 0 ? found : null
}

/** Reads a line that consists of identifiers; null if anything else stands there. */
export const readIdentifiers = (text: string, line: number) => {
  const written = text
    .trim()
    .replaceAll(label, (_, name: string) => `${name.replaceAll(/\s/g, '')}:`)
  const dois = findDois(written).length
  const whole = dois > 1 || nextAfterStop.test(written) ? null : readIdentifier(written, line)
  if (whole) return [whole]
  for (const parting of partings) {
    const found = readParts(written.split(parting), line)
    if (found && found.length >= dois) return found
  }
  return null
}
