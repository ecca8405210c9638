import { setImmediate } from 'node:timers/promises'
import type { ProseTree } from '#web/ui/prose-tree.ts'
import { inTime } from './limits.server.ts'
import { parseMarkdown } from './parse.server.ts'
import { type ProsePlace, shape } from './shape.server.ts'
import { toHast } from './to-hast.server.ts'
import { toTree } from './to-tree.server.ts'

// As typed, paragraph by paragraph: for what cannot be read as Markdown.
const asTyped = (text: string): ProseTree =>
  text.split(/\n{2,}/).map((content) => ({
    tag: 'p',
    attributes: { className: 'verbatim' },
    content: [content],
  }))

const convert = (markdown: string, place: ProsePlace): ProseTree => {
  try {
    return inTime(markdown, () => {
      const root = parseMarkdown(markdown)
      return root ? toTree(shape(toHast.runSync(root), place)) : asTyped(markdown)
    })
  } catch {
    return asTyped(markdown)
  }
}

const mostKept = 1_500_000
const kept = new Map<string, ProseTree>()
let keptCharacters = 0

const keep = (key: string, tree: ProseTree): void => {
  kept.set(key, tree)
  keptCharacters += key.length
  for (const oldest of kept.keys()) {
    if (keptCharacters <= mostKept) return
    kept.delete(oldest)
    keptCharacters -= oldest.length
  }
}

/**
 * Markdown as a safe tree for `Prose`: raw HTML stays words, links and pictures lead only where they
 * may, and a text made to take long is shown as it was typed.
 */
export const toProse = async (markdown: string, place: ProsePlace): Promise<ProseTree> => {
  const text = markdown.trim()
  if (text === '') return []
  const key = `${place.prefix} ${place.level} ${text}`
  const known = kept.get(key)
  if (known) return known
  // A page has many texts; others are served between them.
  await setImmediate()
  const tree = convert(text, place)
  keep(key, tree)
  return tree
}
