import type { BrandColor } from '#contract/site/default-brand.ts'
import type { neutralColors } from './neutrals.ts'

type Color = BrandColor | keyof typeof neutralColors

/** A colour on a background, with the minimum contrast (WCAG 2.2 AA, more for long texts). */
export type ContrastRequirement = readonly [front: Color, back: Color, least: number]

const grounds = ['paper', 'surface', 'sunk', 'signalSoft'] as const
const on = (front: Color, backs: readonly Color[], least: number): ContrastRequirement[] =>
  backs.map((back) => [front, back, least])

/** All pairs of text and background on the pages that depend on the accent colour. */
export const contrastRequirements: readonly ContrastRequirement[] = [
  ...on('signal', grounds, 4.5),
  ...on('signalStrong', ['paper', 'surface'], 7),
  ...on('signalStrong', ['sunk', 'signalSoft'], 4.5),
  ...on('trace', grounds, 3),
  ...on('signalFill', ['paper', 'surface', 'sunk'], 3),
  ...on('signalFillStrong', ['paper', 'surface', 'sunk'], 3),
  ...on('onSignal', ['signalFill', 'signalFillStrong'], 4.5),
  ...on('ink', ['signalSoft'], 7),
  ...on('inkSoft', ['signalSoft'], 4.5),
  ...on('inkFaint', ['signalSoft'], 4.5),
]
