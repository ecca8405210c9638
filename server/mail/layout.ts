import { escapeHtml } from '#server/escape-html.ts'

/** A mail's paragraphs; a code is set large. */
export type Block = { readonly text: string } | { readonly code: string }

/** A mail's HTML around what it says, in colours of its own, so that it stays readable in a dark mail program. */
export const mailHtml = (body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:32px;background:#f9f7f2;color:#12211f;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:34em">
${body}
</div>
</body></html>
`

/** Sets paragraphs as plain text and as plain HTML that any mail program shows. */
export const layOut = (blocks: readonly Block[]): { text: string; html: string } => {
  const text = blocks
    .map((block) => ('code' in block ? `    ${block.code}` : block.text))
    .join('\n\n')
  const html = blocks
    .map((block) =>
      'code' in block
        ? `<p style="font:600 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:0.2em;margin:24px 0">${escapeHtml(block.code)}</p>`
        : `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`,
    )
    .join('\n')
  return { text: `${text}\n`, html: mailHtml(html) }
}
