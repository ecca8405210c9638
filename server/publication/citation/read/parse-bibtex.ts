import { type Entry, parse } from '@retorquere/bibtex-parser'
import type { BibtexBlock } from './bibtex-blocks.ts'
import { bibtexLinkFields } from './links.ts'
import { withoutLongBibtexFields } from './long-fields.ts'
import { stripMarkup } from './plain.ts'

/**
 * Maximum length of an entry that is parsed together with others. The parser's time grows faster than the
 * length.
 */
const maxTogether = 20_000

/** Maximum length of an entry, in characters. The parser would take minutes for a longer one. */
const maxEntry = 100_000

/** An entry that is ready for the parser. `abstract` is set if it was extracted before. */
export type PreparedBibtexEntry = BibtexBlock & {
  readonly abstract?: string
  readonly warning: string
}

export interface ParsedBibtexEntry {
  readonly block: PreparedBibtexEntry
  readonly entry?: Entry
  readonly error?: string
  readonly warning?: string
}

const options = { sentenceCase: false, verbatimFields: bibtexLinkFields } as const

const shortReason = (error: string): string =>
  /unterminated|brace|quot|token mismatch/i.test(error)
    ? 'A comma, brace or quotation mark is missing'
    : stripMarkup(error)
        .replace(/ at line .*$/, '')
        .slice(0, 200)

const parseAlone = (
  block: PreparedBibtexEntry,
  text: string,
  macros: string,
): ParsedBibtexEntry => {
  try {
    const { entries, errors } = parse(macros + text, options)
    const entry = entries.at(-1)
    const problem = errors.find(({ error }) => !/macro|string/i.test(error))
    if (problem) return { block, error: shortReason(problem.error) }
    return entry ? { block, entry } : { block, error: 'It cannot be read' }
  } catch (error) {
    return { block, error: shortReason(String(error)) }
  }
}

const parseOne = (whole: PreparedBibtexEntry, macros: string): ParsedBibtexEntry => {
  const { text, dropped } = withoutLongBibtexFields(whole.text)
  if (text.length > maxEntry) return { block: whole, error: 'It is too long to be read' }
  if (dropped.length > 0) {
    const parsed = parseAlone(whole, text, macros)
    return { ...parsed, warning: `Too long and left out: ${dropped.join(', ')}` }
  }
  return parseWithCommas(whole, macros)
}

const parseWithCommas = (block: PreparedBibtexEntry, macros: string): ParsedBibtexEntry => {
  const asItStands = parseAlone(block, block.text, macros)
  if (asItStands.entry) return asItStands
  const withCommas = block.text.replaceAll(/([}"\d])(\s+)(?=[a-z]+\s*=\s*["{\d])/gi, '$1,$2')
  if (withCommas === block.text) return asItStands
  const mended = parseAlone(block, withCommas, macros)
  return mended.entry ? { ...mended, warning: 'A comma was missing and is added' } : asItStands
}

/** Parses entries together. If the number of results differs, parses them one by one. */
export const parseBibtexChunk = (
  blocks: readonly PreparedBibtexEntry[],
  macros: string,
): ParsedBibtexEntry[] => {
  if (blocks.some((block) => block.text.length > maxTogether)) {
    return blocks.map((block) => parseOne(block, macros))
  }
  try {
    const text = macros + blocks.map((block) => block.text).join('\n')
    const { entries, errors } = parse(text, options)
    if (errors.length === 0 && entries.length === blocks.length) {
      return blocks.map((block, index) => {
        const entry = entries[index]
        return entry ? { block, entry } : { block }
      })
    }
  } catch {}
  return blocks.map((block) => parseOne(block, macros))
}
