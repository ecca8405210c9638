import { isQuickToRender, tooComplexLine } from '#contract/text/markdown-load.ts'
import { confine, TooMuchError } from '#server/base/confine/confine.ts'
import { escapeHtml } from './escape-html.ts'
import type { Outside, OutsideText } from './markdown.ts'
import type { MarkdownInput } from './markdown.work.ts'

const read = confine<MarkdownInput, OutsideText>({
  source: './server/base/text/markdown.work.ts',
  processorMs: 3_000,
  memoryMb: 256,
})

const asTyped = (markdown: string): OutsideText => ({
  html: `<p style="margin:0 0 16px;white-space:pre-wrap">${escapeHtml(markdown)}</p>`,
  text: markdown,
})

/**
 * Renders Markdown for mails and feeds. Long texts are rendered in another process. Texts that are
 * too complex are returned as plain text.
 */
export const readMarkdown = async (markdown: string, place: Outside): Promise<OutsideText> => {
  if (isQuickToRender(markdown)) {
    // Loaded on first use, because many servers never need it.
    const { markdownOutside } = await import('./markdown.ts')
    return markdownOutside(markdown, place)
  }
  try {
    if (tooComplexLine(markdown) === 0) return await read({ markdown, place })
  } catch (error) {
    if (!(error instanceof TooMuchError)) throw error
  }
  return asTyped(markdown)
}
