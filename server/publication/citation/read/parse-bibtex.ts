import { type Entry, parse } from '@retorquere/bibtex-parser'
import type { Block } from './bibtex-blocks.ts'
import { linkFields } from './links.ts'
import { withoutLongFields } from './long-fields.ts'
import { plain } from './plain.ts'

/** A longer entry is parsed alone, because the parser slows down with the length of a text. */
const maxTogether = 20_000

/** Longer than any entry without its long fields; the parser would take minutes. */
const maxEntry = 100_000

/** An entry as it is parsed: its abstract apart, if that needs no parser, and what has to be told of its authors. */
export type Prepared = Block & { readonly abstract?: string; readonly warning: string }

/** An entry that was read, or why it could not be. */
export interface Parsed {
  readonly block: Prepared
  readonly entry?: Entry
  readonly error?: string
  readonly warning?: string
}

/** An address is read as it stands. */
const options = { sentenceCase: false, verbatimFields: linkFields } as const

const shortReason = (error: string): string =>
  /unterminated|brace|quot|token mismatch/i.test(error)
    ? 'A comma, brace or quotation mark is missing'
    : plain(error)
        .replace(/ at line .*$/, '')
        .slice(0, 200)

const parseAlone = (block: Prepared, text: string, macros: string): Parsed => {
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

const parseOne = (whole: Prepared, macros: string): Parsed => {
  const { text, dropped } = withoutLongFields(whole.text)
  if (text.length > maxEntry) return { block: whole, error: 'It is too long to be read' }
  if (dropped.length > 0) {
    const parsed = parseAlone(whole, text, macros)
    return { ...parsed, warning: `Too long and left out: ${dropped.join(', ')}` }
  }
  return parseWithCommas(whole, macros)
}

const parseWithCommas = (block: Prepared, macros: string): Parsed => {
  const asItStands = parseAlone(block, block.text, macros)
  if (asItStands.entry) return asItStands
  const withCommas = block.text.replaceAll(/([}"\d])(\s+)(?=[a-z]+\s*=\s*["{\d])/gi, '$1,$2')
  if (withCommas === block.text) return asItStands
  const mended = parseAlone(block, withCommas, macros)
  return mended.entry ? { ...mended, warning: 'A comma was missing and is added' } : asItStands
}

/** Parses some entries together, and one by one when they do not come out as many as they went in. */
export const parseChunk = (blocks: readonly Prepared[], macros: string): Parsed[] => {
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
  } catch {
    // One of them is broken; which, is found out below.
  }
  return blocks.map((block) => parseOne(block, macros))
}
