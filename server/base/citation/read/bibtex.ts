import type { Entry } from '@retorquere/bibtex-parser'
import { blocksOf } from './bibtex-blocks.ts'
import { readMacros } from './bibtex-macros.ts'
import { first, toWork } from './bibtex-work.ts'
import { type Parsed, type Prepared, parseChunk } from './parse-bibtex.ts'
import { withoutPlainAbstract } from './plain-abstract.ts'
import { checked, type Reading } from './reading.ts'

/** Entries at once: enough to spare the parser's start, few enough to show progress. */
const chunkSize = 25

const crossref = ({ fields }: Entry) => first(fields, 'crossref', 'xdata').toLowerCase()

const hasCreators = ({ fields: { author = [], editor = [] } }: Entry) =>
  author.length + editor.length > 0

/** Reads a BibTeX text entry by entry; `onChunk` hears how many are read, and the line where the next begin. */
export const readBibtex = (
  text: string,
  firstLine = 1,
  onChunk: (done: number, line: number) => void = () => undefined,
): Reading[] => {
  const blocks = blocksOf(text, firstLine)
  const macros = readMacros(blocks)
  const entries: Prepared[] = blocks
    .filter(({ kind }) => !/^(?:string|comment|preamble)$/.test(kind))
    .map((block) => ({ ...block, ...withoutPlainAbstract(block.text) }))
  const parsed: Parsed[] = []
  for (let at = 0; at < entries.length; at += chunkSize) {
    const chunk = entries.slice(at, at + chunkSize)
    parsed.push(...parseChunk(chunk, macros.usedIn(chunk.map(({ text }) => text))))
    onChunk(parsed.length, entries[parsed.length]?.line ?? firstLine)
  }
  const byKey = new Map(
    parsed.flatMap(({ entry }) => (entry?.key ? [[entry.key.toLowerCase(), entry] as const] : [])),
  )
  const parents = new Set(parsed.flatMap(({ entry }) => (entry ? [crossref(entry)] : [])))
  const isOnlyNamed = ({ entry }: Parsed) =>
    entry?.key && parents.has(entry.key.toLowerCase()) && !hasCreators(entry)
  const own = parsed.filter((each) => !isOnlyNamed(each))
  const tooLong = macros.tooLong.map(({ line }) => ({
    ...{ line, reason: 'This abbreviation stands for more text than can be read' },
  }))
  const readings = own.map(({ block, entry, error, warning }) =>
    entry
      ? checked(block.line, toWork(entry, byKey.get(crossref(entry)), block.abstract), warning)
      : { line: block.line, reason: error ?? 'It cannot be read' },
  )
  return [...tooLong, ...readings]
}
