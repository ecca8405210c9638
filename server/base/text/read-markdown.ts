import { findTooComplexLine, isQuickToRender } from '#contract/text/markdown-load.ts'
import { ConfinedWorkLimitError, createConfinedRunner } from '#server/base/confine/confine.ts'
import { escapeHtml } from './escape-html.ts'
import type { MarkdownRenderOptions, RenderedText } from './markdown.ts'
import type { MarkdownTask } from './markdown.work.ts'

const read = createConfinedRunner<MarkdownTask, RenderedText>({
  source: './server/base/text/markdown.work.ts',
  processorMs: 3_000,
  memoryMb: 256,
})

const asTyped = (markdown: string): RenderedText => ({
  html: `<p style="margin:0 0 16px;white-space:pre-wrap">${escapeHtml(markdown)}</p>`,
  text: markdown,
})

/**
 * Renders Markdown for mails and feeds. Long texts are rendered in another process. Texts that are
 * too complex are returned as plain text.
 */
export const renderMarkdownSafely = async (
  markdown: string,
  place: MarkdownRenderOptions,
): Promise<RenderedText> => {
  if (isQuickToRender(markdown)) {
    // Loaded on first use, because many servers never need it.
    const { renderMarkdown: markdownOutside } = await import('./markdown.ts')
    return markdownOutside(markdown, place)
  }
  try {
    if (findTooComplexLine(markdown) === 0) return await read({ markdown, place })
  } catch (error) {
    if (!(error instanceof ConfinedWorkLimitError)) throw error
  }
  return asTyped(markdown)
}
