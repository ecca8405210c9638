import { splitMarkdownLines } from '#contract/figure/figure-line.ts'
import { findFigureProblems, findFigures } from '#contract/figure/figure-problems.ts'
import { isPageBlockName, pageBlockNameOfLine } from '#contract/page/blocks.ts'
import { blockProblemStrings } from '#web/content/block-problem-strings.ts'
import {
  describeFigureProblem,
  describeMissingFigure,
} from '#web/content/figure-problem-strings.ts'

/** A problem in one line of a text. */
export interface MarkdownProblem {
  readonly line: number
  readonly text: string
}

const requests = new Map<string, Promise<boolean>>()

/**
 * Whether the files of a figure exist. Each URL is requested only once. If a request fails, the
 * files are assumed to exist.
 */
const isThere = (address: string): Promise<boolean> => {
  const request =
    requests.get(address) ??
    fetch(address, { method: 'HEAD' }).then(
      ({ status }) => status !== 404,
      () => true,
    )
  requests.set(address, request)
  return request
}

const missingFigures = async (markdown: string): Promise<MarkdownProblem[]> => {
  const notes = await Promise.all(
    findFigures(markdown).map(async ({ line, figure: { address } }) =>
      (await isThere(address)) ? [] : [{ line, text: describeMissingFigure(address) }],
    ),
  )
  return notes.flat()
}

/** Finds page blocks in a text that is not a custom page, because such blocks only work on custom pages. */
const strayBlocks = (markdown: string): MarkdownProblem[] =>
  splitMarkdownLines(markdown).flatMap(({ text, isCode }, at) => {
    const name = isCode ? null : pageBlockNameOfLine(text)
    if (name === null) return []
    const tell = isPageBlockName(name)
      ? blockProblemStrings.onPagesOnly
      : blockProblemStrings.notHere
    return [{ line: at + 1, text: tell(name) }]
  })

/** Finds problems of figures and blocks in a text, line by line. On custom pages, the preview shows problems of blocks. */
export const findMarkdownProblems = async (
  markdown: string,
  isPage: boolean,
): Promise<MarkdownProblem[]> => {
  if (!markdown.includes('::')) return []
  const notes = [
    ...findFigureProblems(markdown).map((each) => ({
      line: each.line,
      text: describeFigureProblem(each),
    })),
    ...(isPage ? [] : strayBlocks(markdown)),
    ...(await missingFigures(markdown)),
  ]
  return notes.toSorted((one, other) => one.line - other.line)
}
