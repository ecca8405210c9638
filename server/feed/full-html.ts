import { fieldTypeBehaviorOf } from '#server/base/field-types/values-of.ts'
import { escapeHtml } from '#server/base/text/escape-html.ts'
import { langAttributes } from '#server/base/text/lang-attributes.ts'
import type { FeedEntry } from './feed-entries.ts'

interface Place {
  /** Prefix of file URLs. */
  readonly publicUrl: string
  /** Prefix of page URLs. */
  readonly root: string
  readonly main: string
}

const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => `<p>${escapeHtml(each)}</p>`)
    .join('\n')

/**
 * Renders an entry's full texts as HTML with absolute URLs and posters instead of figures. Empty for entries
 * with only a summary.
 */
export const renderFeedEntryHtml = async ({ full }: FeedEntry, place: Place): Promise<string> => {
  const parts: string[] = []
  for (const { field, value, isUntranslated } of full) {
    const { toHtml = paragraphs } = fieldTypeBehaviorOf(field)
    const html = value.trim() && (await toHtml(value, { ...place, isStyled: false }))
    const isMarked = html && isUntranslated
    parts.push(isMarked ? `<div ${langAttributes(place.main)}>${html}</div>` : html)
  }
  return parts.filter(Boolean).join('\n')
}
