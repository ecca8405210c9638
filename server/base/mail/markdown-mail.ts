import { isLight, tooComplicatedAt } from '#contract/text/markdown-load.ts'
import { confine, TooMuchError } from '#server/base/confine/confine.ts'
import { escapeHtml } from '#server/base/text/escape-html.ts'
import type { MarkdownMail } from './markdown.ts'

const read = confine<{ markdown: string; publicUrl: string }, MarkdownMail>({
  source: './server/base/mail/markdown.work.ts',
  processorMs: 3_000,
  memoryMb: 256,
})

const asTyped = (markdown: string): MarkdownMail => ({
  html: `<p style="margin:0 0 16px;white-space:pre-wrap">${escapeHtml(markdown)}</p>`,
  text: markdown,
})

/** Markdown for a mail, as it was typed where it is too complicated to read. Long ones are read apart from the server. */
export const readMarkdownMail = async (
  markdown: string,
  publicUrl: string,
): Promise<MarkdownMail> => {
  if (isLight(markdown)) {
    // Read when the first issue goes out: a server that sends none need not hold it.
    const { markdownMail } = await import('./markdown.ts')
    return markdownMail(markdown, publicUrl)
  }
  try {
    if (tooComplicatedAt(markdown) === 0) return await read({ markdown, publicUrl })
  } catch (error) {
    if (!(error instanceof TooMuchError)) throw error
  }
  return asTyped(markdown)
}
