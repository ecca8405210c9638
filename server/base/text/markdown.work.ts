import type { ConfinedTask } from '#server/base/confine/confine.ts'
import { type MarkdownRenderOptions, type RenderedText, renderMarkdown } from './markdown.ts'

export interface MarkdownTask {
  readonly markdown: string
  readonly place: MarkdownRenderOptions
}

export const work: ConfinedTask<MarkdownTask, RenderedText, never> = ({ markdown, place }) =>
  renderMarkdown(markdown, place)
