import { escapeHtml } from '#server/base/text/escape-html.ts'
import { langAttributes } from '#server/base/text/lang-attributes.ts'
import { readMarkdown } from '#server/base/text/read-markdown.ts'
import type { FeedEntry, FullText } from './feed-entries.ts'

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

const toHtml = async ({ kind, value }: FullText, place: Place): Promise<string> => {
  if (value.trim() === '') return ''
  if (kind === 'picture') return `<p><img src="${escapeHtml(place.publicUrl + value)}" alt=""></p>`
  if (kind !== 'markdown') return paragraphs(value)
  return (await readMarkdown(value, { ...place, isStyled: false })).html
}

/** All that an entry says as HTML with addresses in full, figures as their still pictures; empty where it has a summary alone. */
export const fullHtml = async ({ full }: FeedEntry, place: Place): Promise<string> => {
  const parts: string[] = []
  for (const text of full) {
    const html = await toHtml(text, place)
    const isMarked = html && text.isUntranslated
    parts.push(isMarked ? `<div ${langAttributes(place.main)}>${html}</div>` : html)
  }
  return parts.filter(Boolean).join('\n')
}
