import { valuesOf } from '#server/base/field-types/index.ts'
import { escapeHtml } from '#server/base/text/escape-html.ts'
import { langAttributes } from '#server/base/text/lang-attributes.ts'
import type { FeedEntry } from './feed-entries.ts'

/** Where a feed is read. */
interface Place {
  /** URLs of files begin with this. */
  readonly publicUrl: string
  /** URLs of pages begin with this. */
  readonly root: string
  /** The code of the site's main language. */
  readonly main: string
}

const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => `<p>${escapeHtml(each)}</p>`)
    .join('\n')

/** All that an entry says as HTML with addresses in full, figures as their still pictures; empty where it has a summary alone. */
export const fullHtml = async ({ full }: FeedEntry, place: Place): Promise<string> => {
  const parts: string[] = []
  for (const { field, value, isUntranslated } of full) {
    const { toHtml = paragraphs } = valuesOf(field)
    const html = value.trim() && (await toHtml(value, { ...place, isStyled: false }))
    const isMarked = html && isUntranslated
    parts.push(isMarked ? `<div ${langAttributes(place.main)}>${html}</div>` : html)
  }
  return parts.filter(Boolean).join('\n')
}
