import type { Block } from './bibtex-blocks.ts'

/** A `@string`: its name, how long a text it stands for, and which others stand in it. */
interface Macro {
  readonly block: Block
  readonly name: string
  readonly length: number
  readonly uses: readonly string[]
}

/** Longer than the name of any journal. */
const longest = 10_000

const head = /@[ \t]*string[ \t]*[{(]\s*([^\s={}()"#,%]+)\s*=/iy
const word = /[^\s={}()"#,%]+/gy

/** Where a text in quotation marks or braces ends. */
const endOf = (text: string, from: number): number => {
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

const readMacro = (block: Block, lengths: ReadonlyMap<string, number>): Macro | null => {
  const { text } = block
  head.lastIndex = text.indexOf('@')
  const found = head.exec(text)
  if (!found) return null
  const uses: string[] = []
  let length = 0
  for (let at = head.lastIndex; at < text.length; at++) {
    if (text[at] === '"' || text[at] === '{') {
      const end = endOf(text, at)
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

/** The `@string`s of a text. Each stands for little, however often they name each other. */
export const readMacros = (blocks: readonly Block[]) => {
  const lengths = new Map<string, number>()
  const macros: Macro[] = []
  const tooLong: Block[] = []
  for (const block of blocks) {
    if (block.kind !== 'string') continue
    const macro = readMacro(block, lengths)
    if (!macro) continue
    lengths.set(macro.name, macro.length)
    if (macro.length > longest) tooLong.push(block)
    else macros.push(macro)
  }

  /** Those that some entries name, for the parser to read before them: reading all before each would take the square. */
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
