import { splitMarkdownLines } from '#contract/figure/figure-line.ts'
import { findFigureProblems, findFigures } from '#contract/figure/figure-problems.ts'
import { blockNameIn, isBlockName } from '#contract/page/blocks.ts'
import { figureMissing, tellFigureProblem } from '#web/content/figure-problem-words.ts'
import { blockProblem } from '#web/content/page-block-problems.ts'

/** What an editor is to know of a line of a text. */
export interface TextNote {
  readonly line: number
  readonly text: string
}

const asked = new Map<string, Promise<boolean>>()

/** Whether a figure's files are there; asked once. Who cannot be asked is not gone. */
const isThere = (address: string): Promise<boolean> => {
  const known =
    asked.get(address) ??
    fetch(address, { method: 'HEAD' }).then(
      ({ status }) => status !== 404,
      () => true,
    )
  asked.set(address, known)
  return known
}

const missingFigures = async (markdown: string): Promise<TextNote[]> => {
  const notes = await Promise.all(
    findFigures(markdown).map(async ({ line, figure: { address } }) =>
      (await isThere(address)) ? [] : [{ line, text: figureMissing(address) }],
    ),
  )
  return notes.flat()
}

/** Blocks in a text that is no page of the group's own, where nobody reads them as such. */
const strayBlocks = (markdown: string): TextNote[] =>
  splitMarkdownLines(markdown).flatMap(({ text, isCode }, at) => {
    const name = isCode ? null : blockNameIn(text)
    if (name === null) return []
    const tell = isBlockName(name) ? blockProblem.onPagesOnly : blockProblem.notHere
    return [{ line: at + 1, text: tell(name) }]
  })

/** What is wrong with the figures and blocks of a text, line by line. On pages of one's own the preview tells of other blocks. */
export const findTextNotes = async (markdown: string, isPage: boolean): Promise<TextNote[]> => {
  if (!markdown.includes('::')) return []
  const notes = [
    ...findFigureProblems(markdown).map((each) => ({
      line: each.line,
      text: tellFigureProblem(each),
    })),
    ...(isPage ? [] : strayBlocks(markdown)),
    ...(await missingFigures(markdown)),
  ]
  return notes.toSorted((one, other) => one.line - other.line)
}
