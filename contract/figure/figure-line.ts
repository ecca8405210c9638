import { readAttributes } from '#contract/text/attributes.ts'
import { createCodeReader } from '#contract/text/code-lines.ts'
import { type FigureKind, figureFacts, figureKinds } from './figure-file.ts'

/** The options that each kind of figure takes in a text. */
export const figureAttributes = {
  volume: ['address', 'alt', 'caption', 'plane', 'slice', 'legend'],
  trace: ['address', 'alt', 'caption', 'from', 'seconds'],
} as const satisfies Record<FigureKind, readonly string[]>

/** A figure as a line of a text names it. */
export interface FigureBlock {
  readonly kind: FigureKind
  readonly address: string
  readonly still: string
  readonly alt: string
  readonly caption: string
  /** Further options, such as where it begins. */
  readonly more: Readonly<Record<string, string>>
}

const line = new RegExp(`^::(${figureKinds.join('|')})[ \\t]+(\\S.*)$`)

/** Whether a line is a figure, however wrong its address may be. */
export const isFigureLine = (text: string): boolean => line.test(text.trim())

/** What a line says that is a figure: its attributes, and what else is written in it; null for all others. */
export const readFigureLine = (text: string) => {
  const [, kind, rest = ''] = line.exec(text.trim()) ?? []
  if (kind !== 'volume' && kind !== 'trace') return null
  const { attributes, words } = readAttributes(rest)
  return { kind, given: attributes, words } as const
}

/** The figure that a line of a text names; null when it names none, or none of this site. */
export const readFigure = (text: string): FigureBlock | null => {
  const read = readFigureLine(text)
  if (!read) return null
  const { kind, given } = read
  const {
    address = '',
    alt = '',
    caption = '',
    ...more
  } = Object.fromEntries(figureAttributes[kind].map((name) => [name, given.get(name) ?? '']))
  const facts = figureFacts(address)
  if (facts?.kind !== kind) return null
  const said = Object.entries(more).filter(([, value]) => value !== '')
  return { kind, address, still: facts.still, alt, caption, more: Object.fromEntries(said) }
}

/** The lines of a text, each with whether it stands in a code block, where nothing is a figure. */
export const linesOf = (
  markdown: string,
): { readonly text: string; readonly isCode: boolean }[] => {
  const isCode = createCodeReader()
  return markdown.split('\n').map((text) => ({ text, isCode: isCode(text) }))
}

const withFiguresAs = (markdown: string, write: (figure: FigureBlock) => string): string => {
  if (!markdown.includes('::')) return markdown
  return linesOf(markdown)
    .map(({ text, isCode }) => {
      if (isCode || !isFigureLine(text)) return text
      const figure = readFigure(text)
      return figure ? write(figure) : ''
    })
    .join('\n')
}

const inBrackets = (text: string): string => text.replaceAll(/[[\]\\]/g, ' ')

/** A text in which figures are their still pictures, for readers without script: mail and feeds. */
export const withStills = (markdown: string): string =>
  withFiguresAs(markdown, ({ alt, still, caption }) => {
    const picture = `\n![${inBrackets(alt)}](${still})\n`
    return caption ? `${picture}\n${caption}\n` : picture
  })

/** A text in which figures are their captions, for whoever wants the words alone. */
export const withCaptions = (markdown: string): string =>
  withFiguresAs(markdown, ({ caption }) => caption)
