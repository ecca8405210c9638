import type { BrandColor } from '#contract/site/default-brand.ts'
import type { neutrals } from './neutrals.ts'

type Color = BrandColor | keyof typeof neutrals

/** One colour on another, and the least contrast there must be (WCAG 2.2 AA; more for running text). */
export type Pair = readonly [front: Color, back: Color, least: number]

const grounds = ['paper', 'surface', 'sunk', 'signalSoft'] as const
const on = (front: Color, backs: readonly Color[], least: number): Pair[] =>
  backs.map((back) => [front, back, least])

/** Every pair in which the pages show a colour that follows the accent. */
export const pairs: readonly Pair[] = [
  // Small texts, and the outline of what has the focus.
  ...on('signal', grounds, 4.5),
  // Links in running text.
  ...on('signalStrong', ['paper', 'surface'], 7),
  ...on('signalStrong', ['sunk', 'signalSoft'], 4.5),
  // The line that is the brand, and marks on a time line.
  ...on('trace', grounds, 3),
  // Buttons against the page, and the words on them.
  ...on('signalFill', ['paper', 'surface', 'sunk'], 3),
  ...on('signalFillStrong', ['paper', 'surface', 'sunk'], 3),
  ...on('onSignal', ['signalFill', 'signalFillStrong'], 4.5),
  // Texts on what is selected or marked.
  ...on('ink', ['signalSoft'], 7),
  ...on('inkSoft', ['signalSoft'], 4.5),
  ...on('inkFaint', ['signalSoft'], 4.5),
]
