import { escapeHtml } from '#server/base/text/escape-html.ts'
import type { FieldTypeBehavior } from './field-values.ts'

export const picture: FieldTypeBehavior = {
  parts: (url) => ({ pictures: [{ url }] }),
  toHtml: (url, { publicUrl }) => `<p><img src="${escapeHtml(publicUrl + url)}" alt=""></p>`,
}
