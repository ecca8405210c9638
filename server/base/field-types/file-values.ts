import { parseUploadedFileUrl } from '#contract/media/uploaded-file.ts'
import { escapeHtml } from '#server/base/text/escape-html.ts'
import type { FieldTypeBehavior } from './field-values.ts'

export const file: FieldTypeBehavior = {
  parts: (url) => ({ links: [url] }),
  toHtml: (url, { publicUrl }) => {
    const uploaded = parseUploadedFileUrl(url)
    const href = uploaded ? publicUrl + url : url
    return `<p><a href="${escapeHtml(href)}">${escapeHtml(uploaded?.name ?? url)}</a></p>`
  },
}
