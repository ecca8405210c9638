import type { Work } from '#server/base/confine/confine.ts'
import { markdownOutside, type Outside, type OutsideText } from './markdown.ts'

/** What is to be read, and for where. */
export interface MarkdownInput {
  readonly markdown: string
  readonly place: Outside
}

/** Reads one text for a mail or a feed, in a process whose time and memory are limited. */
export const work: Work<MarkdownInput, OutsideText, never> = ({ markdown, place }) =>
  markdownOutside(markdown, place)
