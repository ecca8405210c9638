import type { ConfinedTask } from '#server/base/confine/confine.ts'
import { type RenderedText, type RenderTarget, renderMarkdown } from './markdown.ts'

export interface MarkdownTask {
  readonly markdown: string
  readonly place: RenderTarget
}

export const work: ConfinedTask<MarkdownTask, RenderedText, never> = ({ markdown, place }) =>
  renderMarkdown(markdown, place)
