import { setImmediate } from 'node:timers/promises'
import type { ReadApart } from '#contract/lifecycle/render.ts'
import { isLight } from '#contract/text/markdown-load.ts'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import { isReadable } from './parse-limits.ts'
import { asTyped, proseOf } from './to-prose.ts'
import type { ProsePlace } from './transform-elements.ts'

/**
 * Makes Markdown a safe tree for `Prose`: raw HTML stays words, links and pictures lead only where they
 * may, and a text made to take long is shown as it was typed.
 */
export type ToProse = (markdown: string, place: ProsePlace) => Promise<ProseTree>

/** The trees of the last texts, by what they were made of. */
const keepTrees = (mostCharacters: number) => {
  const kept = new Map<string, Promise<ProseTree>>()
  let characters = 0
  const forget = (key: string): void => {
    if (kept.delete(key)) characters -= key.length
  }
  const keep = (key: string, tree: Promise<ProseTree>): void => {
    kept.set(key, tree)
    characters += key.length
    for (const oldest of kept.keys()) {
      if (characters <= mostCharacters) return
      forget(oldest)
    }
  }
  return { get: (key: string) => kept.get(key), keep, forget }
}

/** Reads the texts of pages, each once while it is remembered, and has those read apart that take long. */
export const createProseReader = (readApart: ReadApart): ToProse => {
  const trees = keepTrees(1_500_000)
  const convert = async (markdown: string, place: ProsePlace): Promise<ProseTree> => {
    if (isLight(markdown)) return proseOf(markdown, place)
    const tree = isReadable(markdown) ? await readApart({ markdown, place }) : null
    return Array.isArray(tree) ? tree : asTyped(markdown)
  }
  return async (markdown, place) => {
    const text = markdown.trim()
    if (text === '') return []
    const key = `${place.prefix} ${place.level} ${text}`
    const known = trees.get(key)
    if (known) return known
    // A page has many texts; others are served between them.
    const tree = setImmediate().then(() => convert(text, place))
    trees.keep(key, tree)
    return tree.catch(() => {
      // It could not be read this time, through no fault of its own.
      trees.forget(key)
      return asTyped(text)
    })
  }
}
