import { type HtmlTag, replaceHtmlTags } from '../text/html-tags.ts'
import { splitAtPreformatted } from '../text/preformatted.ts'

const blockElements =
  'p|div|ul|ol|li|h[1-6]|table|thead|tbody|tfoot|tr|td|th|blockquote|figure|figcaption|section|article|aside|header|footer|hr|dl|dt|dd|details|summary'
const block = new RegExp(
  `^\\s*</?(?:${blockElements}|pre|form|iframe|script|style|video|audio|object)\\b`,
  'i',
)

const blockName = new RegExp(`^(?:${blockElements})$`)

/** A URL alone on a line, which WordPress replaces with a player. */
const urlOnLine = /^[ \t]*(https?:\/\/[^\s<>"[\]]+)[ \t]*$/gm
/** Shortcodes with which older editors embedded the content of a URL, such as a video. */
const embedShortcodes = [
  /\[embed\b[^\][]{0,500}\]\s*(https?:\/\/[^\s<>"[\]]+)\s*\[\/embed\]/gi,
  /\[(?:youtube|vimeo)[\s=]+"?(https?:\/\/[^\s<>"[\]]+)[^\][]{0,500}\]/gi,
]

/** Adds blank lines, because block elements start and end paragraphs even without one. */
const separateBlocks = (text: string, { name, isEnd }: HtmlTag): string => {
  if (!blockName.test(name)) return text
  return isEnd ? `${text}\n\n` : `\n\n${text}`
}

const paragraphs = (html: string): string =>
  replaceHtmlTags(
    embedShortcodes
      .reduce((text, shape) => text.replaceAll(shape, '\n$1\n'), html)
      .replaceAll(urlOnLine, '<a href="$1">$1</a>'),
    separateBlocks,
  )
    .split(/\n[ \t]*\n\s*/)
    .map((part) => {
      if (part.trim() === '') return ''
      return block.test(part) ? part : `<p>${part.trim().replaceAll('\n', '<br>\n')}</p>`
    })
    .join('\n\n')

/** Converts blank lines to paragraphs and line breaks to `<br>`, as WordPress does. */
export const addParagraphs = (html: string): string =>
  splitAtPreformatted(
    // Replaces comments of the block editor with paragraph breaks. Line breaks in attributes are no paragraphs.
    replaceHtmlTags(html.replaceAll(/\r\n?/g, '\n'), (text, { name }) =>
      name === '' ? '\n\n' : text.replaceAll('\n', ' '),
    ),
  )
    .map((part, at) => (at % 2 === 1 ? `\n\n${part}\n\n` : paragraphs(part)))
    .join('')
