import { escapeHtml } from '#server/base/text/escape-html.ts'
import { readMarkdown } from '#server/base/text/read-markdown.ts'
import type { FeedEntry, FullText } from './feed-entries.ts'

/** Where a feed is read: the addresses of files and of pages begin with these. */
interface Place {
  readonly publicUrl: string
  readonly root: string
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
  for (const text of full) parts.push(await toHtml(text, place))
  return parts.filter(Boolean).join('\n')
}
