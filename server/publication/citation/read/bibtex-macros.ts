import type { BibtexBlock } from './bibtex-blocks.ts'

interface Macro {
  readonly block: BibtexBlock
  readonly name: string
  readonly length: number
  readonly uses: readonly string[]
}

const maxExpandedLength = 10_000

const head = /@[ \t]*string[ \t]*[{(]\s*([^\s={}()"#,%]+)\s*=/iy
const word = /[^\s={}()"#,%]+/gy

const endOfText = (text: string, from: number): number => {
  const isQuoted = text[from] === '"'
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\\') at++
    else if (sign === '{') depth++
    else if (sign === '}') depth--
    if (at === from) continue
    if (isQuoted ? sign === '"' && depth <= 0 : depth === 0) return at
  }
  return text.length
}

const readMacro = (block: BibtexBlock, lengths: ReadonlyMap<string, number>): Macro | null => {
  const { text } = block
  head.lastIndex = text.indexOf('@')
  const found = head.exec(text)
  if (!found) return null
  const uses: string[] = []
  let length = 0
  for (let at = head.lastIndex; at < text.length; at++) {
    if (text[at] === '"' || text[at] === '{') {
      const end = endOfText(text, at)
      length += end - at
      at = end
      continue
    }
    word.lastIndex = at
    const name = word.exec(text)?.[0]?.toLowerCase()
    if (name === undefined) continue
    uses.push(name)
    length += lengths.get(name) ?? name.length
    at = word.lastIndex - 1
  }
  return { block, name: (found[1] ?? '').toLowerCase(), length, uses }
}

/** Reads the `@string` macros of a text. Limits their expanded length, because macros can contain each other. */
export const readBibtexMacros = (blocks: readonly BibtexBlock[]) => {
  const lengths = new Map<string, number>()
  const macros: Macro[] = []
  const tooLong: BibtexBlock[] = []
  for (const block of blocks) {
    if (block.kind !== 'string') continue
    const macro = readMacro(block, lengths)
    if (!macro) continue
    lengths.set(macro.name, macro.length)
    if (macro.length > maxExpandedLength) tooLong.push(block)
    else macros.push(macro)
  }

  /** Returns the macros that some entries use. Parsing all macros with every chunk would take quadratic time. */
  const usedIn = (texts: readonly string[]): string => {
    if (macros.length === 0) return ''
    const used = new Set<string>()
    for (const text of texts) {
      for (const [name] of text.matchAll(/[^\s={}()"#,%]+/g)) used.add(name.toLowerCase())
    }
    const needed: string[] = []
    for (const { name, uses, block } of macros.toReversed()) {
      if (!used.has(name)) continue
      for (const each of uses) used.add(each)
      needed.push(`${block.text.trim()}\n`)
    }
    return needed.toReversed().join('')
  }

  return { tooLong, usedIn }
}
