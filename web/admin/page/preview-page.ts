import { type Block, blockAttributes, isBlockName, readParts } from '#contract/blocks.ts'
import { pictureFacts } from '#contract/picture.ts'
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

const menuEntryOf = (block: Block) =>
  pageBlockMenu.find(({ insert }) => insert.replaceAll(':', '').startsWith(block.name))

/** The sign that stands for a block; a figure is its picture. */
const signOf = async (block: Block): Promise<ProseTree> => {
  const { picture = '', alt = '', caption = '' } = block.attributes
  if (block.name === 'figure' && pictureFacts(picture))
    return previewProse(`![${alt}](${picture})\n\n${caption}`)
  const about = [block.label, ...Object.values(block.attributes)].filter(Boolean).join(', ')
  const { name = block.name, shows = '' } = menuEntryOf(block) ?? {}
  return paragraph('prose-block', blockHere(name, about, shows))
}

const previewBlock = async (block: Block): Promise<ProseTree> => {
  const problems = problemsOf(block)
  return [
    ...(isBlockName(block.name) ? await signOf(block) : []),
    ...problems.flatMap((text) => paragraph('prose-problem', text)),
    ...(block.content === '' ? [] : await previewProse(block.content)),
  ]
}

/** A page's text beside its form: Markdown as visitors see it, and what each block will show. */
export const previewPage = async (text: string): Promise<ProseTree> => {
  const parts = await Promise.all(
    readParts(text).map((part) =>
      typeof part === 'string' ? previewProse(part) : previewBlock(part),
    ),
  )
  return parts.flat()
}
