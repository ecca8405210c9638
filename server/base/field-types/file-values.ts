import { absoluteFileUrl, parseUploadedFileUrl } from '#contract/media/uploaded-file.ts'
import { escapeHtml } from '#server/base/text/escape-html.ts'
import type { FieldTypeBehavior } from './field-values.ts'

export const file: FieldTypeBehavior = {
  parts: (url) => ({ links: [url] }),
  toHtml: (url, { publicUrl }) => {
    const uploaded = parseUploadedFileUrl(url)
    const href = escapeHtml(absoluteFileUrl(url, publicUrl))
    return `<p><a href="${href}">${escapeHtml(uploaded?.name ?? url)}</a></p>`
  },
}
