import type { FigureKind } from './figure-file.ts'
import {
  type FigureMarkdown,
  figureAttributes,
  isFigureLine,
  parseFigureLine,
  parseValidFigureLine,
  splitMarkdownLines,
} from './figure-line.ts'
import { volumePlanes } from './volume-facts.ts'

export interface FigureProblem {
  readonly line: number
  readonly kind: FigureKind
  /**
   * `address`: the URL is not a figure of this site. `alt`: no alternative text. `attribute`:
   * unknown attribute. `words`: text outside attributes. `value`: invalid value. `inLine`: not on a
   * line of its own.
   */
  readonly what: 'address' | 'alt' | 'attribute' | 'words' | 'value' | 'inLine'
  readonly name: string
  readonly written: string
}

const isPlane = (value: string) => volumePlanes.some((plane) => plane === value)
const isMoment = (value: string) => /^\d{1,9}(?:\.\d{1,9})?$/.test(value)

const isUsable: Readonly<Record<string, (value: string) => boolean>> = {
  plane: isPlane,
  slice: (value) => /^[1-9]\d{0,4}$/.test(value),
  from: isMoment,
  seconds: (value) => isMoment(value) && Number(value) > 0,
  legend: (value) => value.split(',').every((each) => /^\s*\d+\s*:.*\S/.test(each)),
}

type Found = Pick<FigureProblem, 'what'> & Partial<Pick<FigureProblem, 'name' | 'written'>>

const problemsOf = (
  text: string,
  { kind, given, words }: NonNullable<ReturnType<typeof parseFigureLine>>,
): Found[] => {
  const allowed: readonly string[] = figureAttributes[kind]
  const problems: Found[] = parseValidFigureLine(text)
    ? []
    : [{ what: 'address', written: given.get('address') ?? '' }]
  if (words !== '') problems.push({ what: 'words', written: words })
  for (const [name, written] of given) {
    if (!allowed.includes(name)) problems.push({ what: 'attribute', name, written })
    else if (written !== '' && isUsable[name]?.(written) === false)
      problems.push({ what: 'value', name, written })
  }
  if ((given.get('alt') ?? '') === '') problems.push({ what: 'alt' })
  return problems
}

// Requires an attribute, so that prose may mention `::volume` without a warning.
const inlineFigure = /(.?)::(volume|trace)[ \t]+[a-z]+=["“”„]/u

const misplaced = (text: string): { kind: FigureKind; found: Found }[] => {
  const [, before = '', kind] = inlineFigure.exec(text) ?? []
  const isFigure = kind === 'volume' || kind === 'trace'
  return isFigure && before !== '`' && before !== ':' ? [{ kind, found: { what: 'inLine' } }] : []
}

export const findFigureProblems = (markdown: string): FigureProblem[] =>
  markdown.includes('::')
    ? splitMarkdownLines(markdown).flatMap(({ text, isCode }, at) => {
        if (isCode) return []
        const read = parseFigureLine(text)
        const all = read
          ? problemsOf(text, read).map((found) => ({ kind: read.kind, found }))
          : misplaced(text)
        return all.map((each) => ({
          line: at + 1,
          kind: each.kind,
          name: '',
          written: '',
          ...each.found,
        }))
      })
    : []

/** Finds all valid figures in Markdown with their line numbers. */
export const findFigures = (
  markdown: string,
): { readonly line: number; readonly figure: FigureMarkdown }[] =>
  markdown.includes('::')
    ? splitMarkdownLines(markdown).flatMap(({ text, isCode }, at) => {
        const figure = isCode || !isFigureLine(text) ? null : parseValidFigureLine(text)
        return figure ? [{ line: at + 1, figure }] : []
      })
    : []
