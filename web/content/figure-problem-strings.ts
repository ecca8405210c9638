import type { FigureProblem } from '#contract/figure/figure-problems.ts'
import { blockProblemStrings } from './block-problem-strings.ts'

const usable: Readonly<Record<string, string>> = {
  plane: 'axial, coronal or sagittal',
  slice: 'the number of a slice, from 1',
  from: 'a number of seconds',
  seconds: 'a number of seconds above 0',
  legend: 'such as “1: Tumour, 2: Oedema”',
}

const describe: Readonly<Record<FigureProblem['what'], (problem: FigureProblem) => string>> = {
  address: ({ kind, written }) =>
    written === ''
      ? `The figure “${kind}” has no address. Visitors see nothing here.`
      : `“${written}” is no ${kind} of this site. Visitors see nothing here.`,
  alt: ({ kind }) =>
    `The figure “${kind}” has no alt="…": people who cannot see it learn nothing of it.`,
  attribute: ({ kind, name }) => blockProblemStrings.badAttribute(kind, name),
  words: ({ kind, written }) => blockProblemStrings.badWords(kind, written),
  value: ({ name, written }) =>
    `“${written}” is no ${name}: it has to be ${usable[name] ?? 'something else'}. The figure begins as usual.`,
  inLine: ({ kind }) =>
    `The figure “${kind}” has to begin its line. Visitors see these words as they are typed.`,
}

/** Describes a problem of a figure to an editor. */
export const describeFigureProblem = (problem: FigureProblem): string =>
  describe[problem.what](problem)

/** Reports to an editor that the files of a figure are gone. */
export const describeMissingFigure = (address: string): string =>
  `“${address}” is not on this site any more. Visitors see its words alone.`
