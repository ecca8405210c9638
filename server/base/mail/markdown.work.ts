import type { Work } from '#server/base/confine/confine.ts'
import { type MarkdownMail, markdownMail } from './markdown.ts'

/** Reads one text for a mail, in a process whose time and memory are limited. */
export const work: Work<{ markdown: string; publicUrl: string }, MarkdownMail, never> = ({
  markdown,
  publicUrl,
}) => markdownMail(markdown, publicUrl)
