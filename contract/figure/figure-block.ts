import { type FigureKind, figureFacts, figureKinds } from './figure-file.ts'

/** What can be said of each kind of figure in a text. */
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
  /** What else is said of it, such as where it begins. */
  readonly more: Readonly<Record<string, string>>
}

const line = new RegExp(`^::(${figureKinds.join('|')})[ \\t]+(\\S.*)$`)
// Telephones put in curly quotes by themselves.
const attribute = /(?<![a-z])([a-z]+)=["“”„]([^"“”„]*)["“”]/g

/** Whether a line is a figure, however wrong its address may be. */
export const isFigureLine = (text: string): boolean => line.test(text.trim())

/** The figure that a line of a text stands for; null when it is none, or none of ours. */
export const readFigure = (text: string): FigureBlock | null => {
  const [, kind, rest = ''] = line.exec(text.trim()) ?? []
  if (kind !== 'volume' && kind !== 'trace') return null
  const given = new Map(
    Array.from(rest.matchAll(attribute), ([, name = '', value = '']) => [name, value.trim()]),
  )
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

const inBrackets = (text: string): string => text.replaceAll(/[[\]\\]/g, ' ')

/** A text in which figures are their still pictures, for readers without script: mail and feeds. */
export const withStills = (markdown: string): string => {
  if (!markdown.includes('::')) return markdown
  let isCode = false
  return markdown
    .split('\n')
    .map((each) => {
      if (/^ {0,3}(```|~~~)/.test(each)) isCode = !isCode
      if (isCode || !isFigureLine(each)) return each
      const figure = readFigure(each)
      if (!figure) return ''
      const still = `\n![${inBrackets(figure.alt)}](${figure.still})\n`
      return figure.caption ? `${still}\n${figure.caption}\n` : still
    })
    .join('\n')
}
