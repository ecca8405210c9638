import type { Entry } from '@retorquere/bibtex-parser'
import { appendAll } from '#contract/list/any-length.ts'
import { normaliseAuthorSeparators } from './bibtex-authors.ts'
import { splitBibtexBlocks } from './bibtex-blocks.ts'
import { renameBibtexKeywordField } from './bibtex-keywords.ts'
import { readBibtexMacros } from './bibtex-macros.ts'
import { protectLiteralCharacters, restoreLiteralCharacters } from './bibtex-signs.ts'
import { readFirstBibtexField, workFromBibtex } from './bibtex-work.ts'
import { findBraceProtectedWords } from './braced-words.ts'
import {
  type ParsedBibtexEntry,
  type PreparedBibtexEntry,
  parseBibtexChunk,
} from './parse-bibtex.ts'
import { extractPlainAbstract } from './plain-abstract.ts'
import { checkParsedWork, type EntryParseResult } from './reading.ts'

/** Number of entries that are parsed together: enough to save the parser's startup time, few enough to report progress. */
const chunkSize = 25

const crossref = ({ fields }: Entry) =>
  readFirstBibtexField(fields, 'crossref', 'xdata').toLowerCase()

const hasCreators = ({ fields: { author = [], editor = [] } }: Entry) =>
  author.length + editor.length > 0

const restoredValue = (value: unknown): unknown => {
  if (typeof value === 'string') return restoreLiteralCharacters(value)
  if (Array.isArray(value)) return value.map(restoredValue)
  return typeof value === 'object' && value !== null ? restoredFields(value) : value
}

const restoredFields = <T extends object>(fields: T): T => {
  const pairs = Object.entries(fields).map(([name, value]) => [name, restoredValue(value)])
  return Object.fromEntries(pairs)
}

const restored = (parsed: ParsedBibtexEntry): ParsedBibtexEntry =>
  parsed.entry
    ? { ...parsed, entry: { ...parsed.entry, fields: restoredFields(parsed.entry.fields) } }
    : parsed

/** Removes spaces from the citation key of an entry. People type them, although BibTeX forbids them. */
const withoutBlanksInKey = (text: string): string =>
  text.replace(
    /^(\s*@\s*[a-z]+\s*[{(]\s*)([^\s,={}"()]+(?:[^\S\n]+[^\s,={}"()]+){1,20})(?=\s*,)/i,
    (_, start: string, key: string) => start + key.replaceAll(/\s+/g, '_'),
  )

/** Parses a BibTeX text in chunks. Calls `onChunk` with the number of finished entries and the line of the next one. */
export const readBibtex = (
  text: string,
  firstLine = 1,
  onChunk: (done: number, line: number) => void = () => undefined,
): EntryParseResult[] => {
  const blocks = splitBibtexBlocks(text, firstLine).map((block) => ({
    ...block,
    text: protectLiteralCharacters(withoutBlanksInKey(block.text)),
  }))
  const macros = readBibtexMacros(blocks)
  const entries: PreparedBibtexEntry[] = blocks
    .filter(({ kind }) => !/^(?:string|comment|preamble)$/.test(kind))
    .map((block) => {
      const { text, ...abstract } = extractPlainAbstract(block.text)
      return { ...block, ...normaliseAuthorSeparators(renameBibtexKeywordField(text)), ...abstract }
    })
  const parsed: ParsedBibtexEntry[] = []
  for (let at = 0; at < entries.length; at += chunkSize) {
    const chunk = entries.slice(at, at + chunkSize)
    const used = macros.usedIn(chunk.map((entry) => entry.text))
    appendAll(parsed, parseBibtexChunk(chunk, used).map(restored))
    onChunk(parsed.length, entries[parsed.length]?.line ?? firstLine)
  }
  const byKey = new Map(
    parsed.flatMap(({ entry }) => (entry?.key ? [[entry.key.toLowerCase(), entry] as const] : [])),
  )
  const parents = new Set(parsed.flatMap(({ entry }) => (entry ? [crossref(entry)] : [])))
  const isOnlyNamed = ({ entry }: ParsedBibtexEntry) =>
    entry?.key && parents.has(entry.key.toLowerCase()) && !hasCreators(entry)
  const own = parsed.filter((each) => !isOnlyNamed(each))
  const tooLong = macros.tooLong.map(({ line }) => ({
    line,
    reason: 'This abbreviation stands for more text than can be read',
  }))
  const readings = own.map(({ block, entry, error, warning = '' }) => {
    if (!entry) return { line: block.line, reason: error ?? 'It cannot be read' }
    const abstract = block.abstract && restoreLiteralCharacters(block.abstract)
    const { work, warnings } = workFromBibtex(entry, byKey.get(crossref(entry)), abstract)
    const properNouns = findBraceProtectedWords(restoreLiteralCharacters(block.text), work.title)
    return checkParsedWork(
      block.line,
      { ...work, properNouns },
      warning,
      block.warning,
      ...warnings,
    )
  })
  return [...tooLong, ...readings]
}
