import { setImmediate } from 'node:timers/promises'
import type { ReadApart } from '#contract/lifecycle/render.ts'
import { isLight } from '#contract/text/markdown-load.ts'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import { isReadable } from './limits.ts'
import { asTyped, proseOf } from './to-prose.ts'
import type { ProsePlace } from './transform-elements.ts'

let readApart: ReadApart = async ({ markdown, place }) => proseOf(markdown, place)

/** Says who reads texts that take long; until then they are read here. */
export const readLongTextsWith = (reader: ReadApart): void => {
  readApart = reader
}

const convert = async (markdown: string, place: ProsePlace): Promise<ProseTree> => {
  if (isLight(markdown)) return proseOf(markdown, place)
  const tree = isReadable(markdown) ? await readApart({ markdown, place }) : null
  return Array.isArray(tree) ? tree : asTyped(markdown)
}

const mostKept = 1_500_000
const kept = new Map<string, Promise<ProseTree>>()
let keptCharacters = 0

const forget = (key: string): void => {
  if (kept.delete(key)) keptCharacters -= key.length
}

const keep = (key: string, tree: Promise<ProseTree>): void => {
  kept.set(key, tree)
  keptCharacters += key.length
  for (const oldest of kept.keys()) {
    if (keptCharacters <= mostKept) return
    forget(oldest)
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
  const tree = setImmediate().then(() => convert(text, place))
  keep(key, tree)
  return tree.catch(() => {
    // It could not be read this time, through no fault of its own.
    forget(key)
    return asTyped(text)
  })
}
