import { escapeHtml } from '#server/base/text/escape-html.ts'
import type { FieldValues } from './field-values.ts'

export const picture: FieldValues = {
  parts: (url) => ({ pictures: [{ url }] }),
  toHtml: (url, { publicUrl }) => `<p><img src="${escapeHtml(publicUrl + url)}" alt=""></p>`,
}
