import { splitAtPreformatted } from '../text/preformatted.ts'

const blockElements =
  'p|div|ul|ol|li|h[1-6]|table|thead|tbody|tfoot|tr|td|th|blockquote|figure|figcaption|section|article|aside|header|footer|hr|dl|dt|dd|details|summary'
const block = new RegExp(
  `^\\s*</?(?:${blockElements}|pre|form|iframe|script|style|video|audio|object)\\b`,
  'i',
)

/** Block elements start and end paragraphs even without a blank line. */
const blockEdge = new RegExp(
  `(<(?:${blockElements})\\b[^>]{0,3000}>)|</(?:${blockElements})>`,
  'gi',
)

/** A URL alone on a line, which WordPress replaces with a player. */
const urlOnLine = /^[ \t]*(https?:\/\/[^\s<>"[\]]+)[ \t]*$/gm
/** Shortcodes with which older editors embedded the content of a URL, such as a video. */
const embedShortcodes = [
  /\[embed\b[^\][]{0,500}\]\s*(https?:\/\/[^\s<>"[\]]+)\s*\[\/embed\]/gi,
  /\[(?:youtube|vimeo)[\s=]+"?(https?:\/\/[^\s<>"[\]]+)[^\][]{0,500}\]/gi,
]

const paragraphs = (html: string): string =>
  embedShortcodes
    .reduce((text, shape) => text.replaceAll(shape, '\n$1\n'), html)
    .replaceAll(urlOnLine, '<a href="$1">$1</a>')
    .replaceAll(blockEdge, (tag, open) => (open ? `\n\n${tag}` : `${tag}\n\n`))
    .split(/\n[ \t]*\n\s*/)
    .map((part) => {
      if (part.trim() === '') return ''
      return block.test(part) ? part : `<p>${part.trim().replaceAll('\n', '<br>\n')}</p>`
    })
    .join('\n\n')

/** Converts blank lines to paragraphs and line breaks to `<br>`, as WordPress does. */
export const addParagraphs = (html: string): string =>
  splitAtPreformatted(
    html
      // Replaces comments of the block editor with paragraph breaks.
      .replaceAll(/<!--[\s\S]{0,5000}?-->/g, '\n\n')
      .replaceAll(/\r\n?/g, '\n'),
  )
    .map((part, at) => (at % 2 === 1 ? `\n\n${part}\n\n` : paragraphs(part)))
    .join('')
