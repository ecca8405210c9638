import { setImmediate } from 'node:timers/promises'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import { inTime } from './in-time.server.ts'
import type { ProsePlace } from './shape.ts'
import { asTyped, proseOf } from './to-prose.ts'

const convert = (markdown: string, place: ProsePlace): ProseTree => {
  try {
    return inTime(markdown, () => proseOf(markdown, place))
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
