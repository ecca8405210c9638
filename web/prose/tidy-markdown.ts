import { appendAll } from '#contract/list/any-length.ts'
import type { MarkdownNode } from './markdown-node.ts'

const marks = new Set(['emphasis', 'strong', 'delete'])
const lines = new Set(['paragraph', 'heading', 'tableCell'])
const blocks = new Set(['paragraph', 'heading', 'blockquote', 'list', 'listItem'])

const text = (value: string): MarkdownNode => ({ type: 'text', value })
const wordsIn = (node: MarkdownNode | undefined): string =>
  node?.type === 'text' ? (node.value ?? '') : ''

const isMark = (node: MarkdownNode | undefined): boolean => marks.has(node?.type ?? '')
const isAround = (node: MarkdownNode): boolean => isMark(node) || node.type === 'link'
const isEmpty = (node: MarkdownNode): boolean =>
  (isAround(node) || blocks.has(node.type)) && node.children?.length === 0

const isSpace = (sign: string): boolean => /^\s$/.test(sign)
// Without surrogate pairs: Markdown parsers compare UTF-16 code units, too.
const isNoWord = (sign = ' '): boolean => /^[\s\p{P}\p{S}]$/u.test(sign)

/** Joins adjacent text nodes, and adjacent bold or italic nodes with only spaces between them. */
const join = (nodes: readonly MarkdownNode[]): MarkdownNode[] => {
  const joined: MarkdownNode[] = []
  const longer = new Set<MarkdownNode>()
  for (const node of nodes) {
    const last = joined.at(-1)
    const space = last?.type === 'text' && !last.value?.trim() ? [last] : []
    const before = joined.at(-1 - space.length)
    if (node.type === 'text' && last?.type === 'text') {
      joined[joined.length - 1] = text(wordsIn(last) + wordsIn(node))
    } else if (isMark(node) && before?.type === node.type && before.children) {
      joined.length -= space.length
      appendAll(before.children, [...space, ...(node.children ?? [])])
      longer.add(before)
    } else if (node.type !== 'text' || node.value) joined.push(node)
  }
  for (const mark of longer) mark.children = join(mark.children ?? [])
  return joined
}

/** Cuts leading or trailing characters off the first or last node if it is text. Returns the removed text. */
const cutEdge = (
  nodes: MarkdownNode[],
  at: 0 | -1,
  isCut: (sign: string) => boolean,
): MarkdownNode[] => {
  const signs = wordsIn(nodes.at(at)).split('')
  const isKept = (sign: string) => !isCut(sign)
  const kept = at === 0 ? signs.findIndex(isKept) : signs.findLastIndex(isKept)
  const end = kept === -1 ? signs.length : kept
  const [start, rest] = at === 0 ? [signs.splice(0, end), signs] : [signs.splice(kept + 1), signs]
  if (start.length === 0) return []
  nodes.splice(at, 1, ...(rest.length > 0 ? [text(rest.join(''))] : []))
  return [text(start.join(''))]
}

/** Removes spaces and line breaks at the start or end of the nodes. Returns the removed nodes in order. */
const cutSpace = (nodes: MarkdownNode[], at: 0 | -1): MarkdownNode[] => {
  const taken: MarkdownNode[] = []
  for (;;) {
    const isBreak = nodes.at(at)?.type === 'break'
    const [found] = isBreak ? nodes.splice(at, 1) : cutEdge(nodes, at, isSpace)
    if (!found) return at === 0 ? taken : taken.reverse()
    taken.push(found)
  }
}

/** Moves leading and trailing spaces out of a bold, italic or link node. */
const moveSpace = (mark: MarkdownNode): MarkdownNode[] => {
  const inner = mark.children ?? []
  const [before, after] = [cutSpace(inner, 0), cutSpace(inner, -1)]
  return [...before, ...(inner.length > 0 ? [mark] : []), ...after]
}

/**
 * Moves punctuation at the edges out of a bold or italic node, because Markdown would not parse its marks
 * next to a word. Returns only the children if the marks could not be parsed anyway.
 */
const settleMark = (
  mark: MarkdownNode,
  before: MarkdownNode | undefined,
  after: MarkdownNode | undefined,
  isNested: boolean,
): MarkdownNode[] => {
  const inner = mark.children ?? []
  const opensAtWord = before?.type === 'text' && !isNoWord(wordsIn(before).at(-1))
  const closesAtWord = after?.type === 'text' && !isNoWord(wordsIn(after)[0])
  const isEdge = (beside: MarkdownNode | undefined) => isMark(beside) || (isNested && !beside)
  if (closesAtWord && (isEdge(before) || inner.at(-1)?.type !== 'text')) return inner
  if (opensAtWord && (isEdge(after) || inner[0]?.type !== 'text')) return inner
  const start = opensAtWord ? cutEdge(inner, 0, isNoWord) : []
  const end = closesAtWord ? cutEdge(inner, -1, isNoWord) : []
  return [...start, ...moveSpace(mark), ...end]
}

/**
 * Maximum number of attempts, because dropping a mark may make its neighbour unparsable. After this, all
 * adjacent marks are dropped.
 */
const maxRounds = 8

const dropRows = (nodes: readonly MarkdownNode[]): MarkdownNode[] =>
  nodes.flatMap((node, at) => {
    const isInRow = isMark(nodes[at - 1]) || isMark(nodes[at + 1])
    return isMark(node) && isInRow ? (node.children ?? []) : [node]
  })

const tidyWords = (
  nodes: readonly MarkdownNode[],
  isNested: boolean,
  rounds = 0,
): MarkdownNode[] => {
  const spaced = join(nodes.flatMap((node) => (isAround(node) ? moveSpace(node) : [node])))
  let isDropped = false
  const settled = spaced.flatMap((node, at) => {
    const parts = isMark(node) ? settleMark(node, spaced[at - 1], spaced[at + 1], isNested) : [node]
    isDropped ||= parts === node.children
    return parts
  })
  // Marks inside a dropped mark now touch a word, so they are checked again.
  if (!isDropped) return join(settled)
  return tidyWords(rounds < maxRounds ? settled : dropRows(settled), isNested, rounds + 1)
}

const tidyNode = (
  node: MarkdownNode,
  notes: MarkdownNode[],
  around: readonly string[] = [],
): void => {
  if (!node.children) return
  const within = isMark(node) ? [...around, node.type] : around
  for (const child of node.children) tidyNode(child, notes, within)
  const isNote = ({ type }: MarkdownNode) => type === 'footnoteDefinition'
  appendAll(notes, node.children.filter(isNote))
  const kept = node.children
    .filter((child) => !isNote(child) && !isEmpty(child))
    .flatMap((child) => (within.includes(child.type) ? (child.children ?? []) : [child]))
  node.children = lines.has(node.type) || isAround(node) ? tidyWords(kept, isMark(node)) : kept
  if (node.type === 'listItem')
    node.spread = kept.filter(({ type }) => type === 'paragraph').length > 1
  if (node.type === 'list') node.spread = kept.some(({ spread }) => spread)
  if (!lines.has(node.type)) return
  cutSpace(node.children, 0)
  cutSpace(node.children, -1)
}

/**
 * Moves spaces out of bold, italic and link nodes, drops empty nodes and moves footnotes to the end.
 * Otherwise the written Markdown would contain character references such as `&#x20;`.
 */
export const tidyMarkdown = (root: MarkdownNode): void => {
  const notes: MarkdownNode[] = []
  // One pass per type of mark, because moving text out of a mark affects the marks around it.
  for (const _ of marks) tidyNode(root, notes)
  const children = root.children ?? []
  // Word and Google Docs write a line above footnotes, which Markdown does not need.
  if (notes.length > 0 && children.at(-1)?.type === 'thematicBreak') children.pop()
  appendAll(children, notes)
}
