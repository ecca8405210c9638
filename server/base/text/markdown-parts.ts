import { appendAll } from '#contract/list/any-length.ts'
import { parseAttributes, toAttributeValue } from '#contract/text/attributes.ts'
import { createCodeLineDetector } from '#contract/text/code-lines.ts'

export interface MarkdownImage {
  readonly url: string
  readonly alt?: string
}

export interface MarkdownParts {
  readonly links: readonly string[]
  readonly pictures: readonly MarkdownImage[]
  readonly skipped: string
}

const heading = /^(#{1,6})[ \t]+(.+)$/
const image = /!\[([^[\]\n]*)\]\(\s*<?([^\s()<>]+)/g
const link = /(?<!!)\[[^[\]\n]*\]\(\s*<?([^\s()<>]+)/g
const block = /^:{2,3}(?:figure|volume|trace)\b/

const blockPicture = (line: string): MarkdownImage[] => {
  if (!block.test(line)) return []
  const { attributes } = parseAttributes(line)
  const url = attributes.get('picture') ?? attributes.get('address')
  return url ? [{ url, alt: attributes.get('alt') ?? '' }] : []
}

const proseLines = (text: string): string[] => {
  const isCode = createCodeLineDetector()
  return text.split('\n').filter((line) => !isCode(line))
}

/** Finds links, images and skipped headings in Markdown. Takes linear time. */
export const findMarkdownParts = (text: string): MarkdownParts => {
  const links: string[] = []
  const pictures: MarkdownImage[] = []
  let level = 0
  let skipped = ''
  for (const line of proseLines(text)) {
    const [, signs = '', title = ''] = heading.exec(line) ?? []
    if (signs !== '') {
      if (level > 0 && signs.length > level + 1) skipped ||= title.trim()
      level = signs.length
    }
    for (const [, alt = '', url = ''] of line.matchAll(image)) pictures.push({ url, alt })
    for (const [, url = ''] of line.matchAll(link)) links.push(url)
    appendAll(pictures, blockPicture(line))
  }
  return { links, pictures, skipped }
}

export const setFirstMissingAlt = (text: string, alt: string): string => {
  const plain = toAttributeValue(alt.replaceAll(/[[\]]/g, ' '))
  let isDone = false
  return text
    .split('\n')
    .map((line) => {
      if (isDone) return line
      const [picture] = blockPicture(line)
      const isBare = picture?.alt === ''
      const described = isBare
        ? `${line.replace(/\s*(?<![a-z])alt=["“”„][^"“”„]*["“”]/, '')} alt="${plain}"`
        : line.replace(/!\[\s*\]\(/, `![${plain}](`)
      isDone = described !== line
      return described
    })
    .join('\n')
}
