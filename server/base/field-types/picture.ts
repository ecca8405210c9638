import { escapeHtml } from '#server/base/text/escape-html.ts'
import type { FieldType } from './field-type.ts'

export const picture: FieldType = {
  parts: (url) => ({ pictures: [{ url }] }),
  toHtml: (url, { publicUrl }) => `<p><img src="${escapeHtml(publicUrl + url)}" alt=""></p>`,
}
