import type { Work } from '#server/base/confine/confine.ts'
import { markdownOutside, type Outside, type OutsideText } from './markdown.ts'

export interface MarkdownInput {
  readonly markdown: string
  readonly place: Outside
}

export const work: Work<MarkdownInput, OutsideText, never> = ({ markdown, place }) =>
  markdownOutside(markdown, place)
