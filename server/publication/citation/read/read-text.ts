import { appendAll } from '#contract/list/any-length.ts'
import { withoutInvisible } from '#contract/text/identifier-shapes.ts'
import { readBibtex } from './bibtex.ts'
import { readCsl } from './csl.ts'
import { readNbib } from './nbib.ts'
import type { EntryParseResult } from './reading.ts'
import { readRis } from './ris.ts'
import { type CitationTextSegment, splitByCitationFormat } from './segments.ts'
import {
  findWorkIdentifiers,
  parseWorkIdentifiers,
  type WorkIdentifier,
} from './work-identifiers.ts'

/** A work that the text describes, or an identifier to look up. */
export type ParsedCitationItem = EntryParseResult | WorkIdentifier

const readLine = (words: string, line: number): ParsedCitationItem[] | null => {
  const visible = withoutInvisible(words)
  const named = parseWorkIdentifiers(visible, line)
  if (named) return named
  const mentioned = findWorkIdentifiers(visible, line)
  return mentioned.length > 0 ? mentioned : null
}

const readWords = ({ text, line: firstLine }: CitationTextSegment): ParsedCitationItem[] => {
  const found: ParsedCitationItem[] = []
  // Consecutive unreadable lines are reported once.
  let isUnknown = false
  for (const [index, words] of text.split('\n').entries()) {
    const line = firstLine + index
    const known = words.trim() === '' ? [] : readLine(words, line)
    if (known) appendAll(found, known)
    else if (!isUnknown) {
      const reason = 'This is neither an identifier nor a known format'
      found.push({ line, reason, title: words.trim().slice(0, 200) })
    }
    isUnknown = known === null
  }
  return found
}

const readSegment = (
  segment: CitationTextSegment,
  onChunk: (done: number, line: number) => void,
): ParsedCitationItem[] => {
  switch (segment.format) {
    case 'bibtex':
      return readBibtex(segment.text, segment.line, onChunk)
    case 'ris':
      return readRis(segment.text, segment.line)
    case 'nbib':
      return readNbib(segment.text, segment.line)
    case 'csl':
      return readCsl(segment.text, segment.line)
    case 'words':
      return readWords(segment)
  }
}

/**
 * Reads a text in any mix of formats, in order. Calls `onProgress` with the number of finished entries and the line of the next
 * one.
 */
export const parseCitationText = (
  text: string,
  onProgress: (done: number, line: number) => void = () => undefined,
): ParsedCitationItem[] => {
  const found: ParsedCitationItem[] = []
  for (const segment of splitByCitationFormat(text.replace(/^\ufeff/, ''))) {
    const before = found.length
    onProgress(before, segment.line)
    for (const each of readSegment(segment, (done, line) => onProgress(before + done, line))) {
      found.push(each)
    }
  }
  return found
}
