import { parseAttributes } from '#contract/text/attributes.ts'
import { createCodeLineDetector } from '#contract/text/code-lines.ts'
import { type FigureKind, figureKinds, parseFigureUrl } from './figure-file.ts'

/** Attributes that a figure line in Markdown may have, by kind. */
export const figureAttributes = {
  volume: ['address', 'alt', 'caption', 'plane', 'slice', 'legend'],
  trace: ['address', 'alt', 'caption', 'from', 'seconds'],
} as const satisfies Record<FigureKind, readonly string[]>

export interface FigureMarkdown {
  readonly kind: FigureKind
  readonly address: string
  readonly still: string
  readonly alt: string
  readonly caption: string
  readonly more: Readonly<Record<string, string>>
}

const line = new RegExp(`^::(${figureKinds.join('|')})[ \\t]+(\\S.*)$`)

/** Whether a line has the syntax of a figure, even if its URL is wrong. */
export const isFigureLine = (text: string): boolean => line.test(text.trim())

/** Parses a figure line into its attributes and any text outside them. Returns null for other lines. */
export const parseFigureLine = (text: string) => {
  const [, kind, rest = ''] = line.exec(text.trim()) ?? []
  if (kind !== 'volume' && kind !== 'trace') return null
  const { attributes, words } = parseAttributes(rest)
  return { kind, given: attributes, words } as const
}

/** Parses a figure line. Returns null if the line is not a figure or its URL is not a figure of this site. */
export const parseValidFigureLine = (text: string): FigureMarkdown | null => {
  const read = parseFigureLine(text)
  if (!read) return null
  const { kind, given } = read
  const {
    address = '',
    alt = '',
    caption = '',
    ...more
  } = Object.fromEntries(figureAttributes[kind].map((name) => [name, given.get(name) ?? '']))
  const facts = parseFigureUrl(address)
  if (facts?.kind !== kind) return null
  const extra = Object.entries(more).filter(([, value]) => value !== '')
  return { kind, address, still: facts.still, alt, caption, more: Object.fromEntries(extra) }
}

/** Splits Markdown into lines and marks those in code blocks, where figure syntax has no meaning. */
export const splitMarkdownLines = (
  markdown: string,
): { readonly text: string; readonly isCode: boolean }[] => {
  const isCode = createCodeLineDetector()
  return markdown.split('\n').map((text) => ({ text, isCode: isCode(text) }))
}

const withFiguresAs = (markdown: string, write: (figure: FigureMarkdown) => string): string => {
  if (!markdown.includes('::')) return markdown
  return splitMarkdownLines(markdown)
    .map(({ text, isCode }) => {
      if (isCode || !isFigureLine(text)) return text
      const figure = parseValidFigureLine(text)
      return figure ? write(figure) : ''
    })
    .join('\n')
}

const inBrackets = (text: string): string => text.replaceAll(/[[\]\\]/g, ' ')

/** Replaces figures with their poster images, for mail and feeds, which run no scripts. */
export const replaceFiguresWithPosters = (markdown: string): string =>
  withFiguresAs(markdown, ({ alt, still, caption }) => {
    const picture = `\n![${inBrackets(alt)}](${still})\n`
    return caption ? `${picture}\n${caption}\n` : picture
  })

/** Replaces figures with their captions, for plain text. */
export const replaceFiguresWithCaptions = (markdown: string): string =>
  withFiguresAs(markdown, ({ caption }) => caption)
