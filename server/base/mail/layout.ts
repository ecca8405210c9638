import { escapeHtml } from '#server/base/text/escape-html.ts'
import { langAttributes } from '#server/base/text/lang-attributes.ts'
import type { Mail } from './mail.ts'

/** A paragraph of a mail. Codes are printed large. */
export type MailParagraph = { readonly text: string } | { readonly code: string }

/** Colours for dark mode. Mail clients without style sheets use the light ones or invert them. */
const dark =
  'body{background:#0f1b1b!important;color:#eceae3!important}a{color:#6ed8ba!important}*{border-color:#3a4a49!important}pre{background:#1c2a2a!important}.soft{color:#aebab5!important}'

/**
 * Wraps the body of a mail in HTML with light and dark colours. Some mail clients show only the
 * body, others also the title.
 */
export const renderMailHtml = (title: string, body: string, lang = 'en'): string => `<!doctype html>
<html ${langAttributes(lang)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${dark}}</style></head>
<body style="margin:0;padding:32px 20px;background:#f9f7f2;color:#12211f;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div ${langAttributes(lang)} style="max-width:34em;margin:0 auto;overflow-wrap:break-word">
${body}
</div>
</body></html>
`

export const renderMailLink = (url: string, text: string, style = ''): string =>
  `<a href="${escapeHtml(url)}" style="color:#0b5d52${style && `;${style}`}">${escapeHtml(text)}</a>`

const address = /(https?:\/\/\S*[^\s.,;:!?)])/

const linked = (text: string): string =>
  text
    .split(address)
    .map((part, at) => (at % 2 === 1 ? renderMailLink(part, part) : escapeHtml(part)))
    .join('')

export const renderMail = (
  subject: string,
  blocks: readonly MailParagraph[],
  lang = 'en',
): Pick<Mail, 'subject' | 'text' | 'html'> => {
  const text = blocks
    .map((block) => ('code' in block ? `    ${block.code}` : block.text))
    .join('\n\n')
  const html = blocks
    .map((block) =>
      'code' in block
        ? `<p style="font:600 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:0.2em;margin:24px 0">${escapeHtml(block.code)}</p>`
        : `<p style="margin:0 0 16px">${linked(block.text)}</p>`,
    )
    .join('\n')
  return { subject, text: `${text}\n`, html: renderMailHtml(subject, html, lang) }
}
