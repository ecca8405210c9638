import { setImmediate } from 'node:timers/promises'
import type { LongMarkdownParser } from '#contract/lifecycle/render.ts'
import { isQuickToRender } from '#contract/text/markdown-load.ts'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import { isQuickToParse } from './parse-limits.ts'
import { markdownToProse, splitIntoParagraphs } from './to-prose.ts'
import type { ProseOptions } from './transform-elements.ts'

/**
 * Converts Markdown to a safe tree for `Prose`. Raw HTML becomes text, unsafe links and foreign images are
 * dropped, and too complicated Markdown is shown as typed.
 */
export type MarkdownConverter = (markdown: string, place: ProseOptions) => Promise<ProseTree>

/** Creates an LRU cache of trees, limited by characters of source. */
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

/**
 * Creates the Markdown converter for pages. It caches results and converts complicated texts in another
 * process, so that they cannot block the server.
 */
export const createMarkdownConverter = (readApart: LongMarkdownParser): MarkdownConverter => {
  const trees = keepTrees(1_500_000)
  const convert = async (markdown: string, place: ProseOptions): Promise<ProseTree> => {
    if (isQuickToRender(markdown)) return markdownToProse(markdown, place)
    const tree = isQuickToParse(markdown) ? await readApart({ markdown, place }) : null
    return Array.isArray(tree) ? tree : splitIntoParagraphs(markdown)
  }
  return async (markdown, place) => {
    const text = markdown.trim()
    if (text === '') return []
    const key = `${place.prefix} ${place.level} ${text}`
    const cached = trees.get(key)
    if (cached) return cached
    // Lets other requests run before each conversion.
    const tree = setImmediate().then(() => convert(text, place))
    trees.keep(key, tree)
    return tree.catch(() => {
      // A failed conversion, such as a timeout, may succeed next time and is not cached.
      trees.forget(key)
      return splitIntoParagraphs(text)
    })
  }
}
