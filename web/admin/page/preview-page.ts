import { type Block, blockAttributes, isBlockName, readParts } from '#contract/blocks.ts'
import { blockHere, pageBlockMenu } from '#web/content/page-block-menu.ts'
import { blockProblem } from '#web/content/page-blocks.ts'
import { previewProse } from '#web/prose/in-browser.ts'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'

const paragraph = (className: string, text: string): ProseTree => [
  { tag: 'p', attributes: { className }, content: [text] },
]

/** What is wrong with a block, as far as its own line tells. */
export const problemsOf = ({ name, label, attributes }: Block): string[] => {
  if (!isBlockName(name)) return [blockProblem.unknown(name)]
  const known: readonly string[] = blockAttributes[name]
  return [
    ...Object.keys(attributes)
      .filter((each) => !known.includes(each))
      .map((each) => blockProblem.badAttribute(name, each)),
    ...(name === 'question' && label === '' ? [blockProblem.noQuestion] : []),
  ]
}

const menuNameOf = (block: Block): string =>
  pageBlockMenu.find(({ insert }) => insert.replaceAll(':', '').startsWith(block.name))?.name ??
  block.name

const previewBlock = async (block: Block): Promise<ProseTree> => {
  const about = [block.label, ...Object.values(block.attributes)].filter(Boolean).join(', ')
  const problems = problemsOf(block)
  return [
    ...(isBlockName(block.name)
      ? paragraph('prose-block', blockHere(menuNameOf(block), about))
      : []),
    ...problems.flatMap((text) => paragraph('prose-problem', text)),
    ...(block.content === '' ? [] : await previewProse(block.content)),
  ]
}

/** A page's text beside its form: Markdown as visitors see it, a sign in the place of each block. */
export const previewPage = async (text: string): Promise<ProseTree> => {
  const parts = await Promise.all(
    readParts(text).map((part) =>
      typeof part === 'string' ? previewProse(part) : previewBlock(part),
    ),
  )
  return parts.flat()
}
