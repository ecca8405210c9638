import { attributeValue } from '#contract/text/attributes.ts'
import { block, type Command, type Edit } from './markdown-edit.ts'

/** What is asked before a text is put in. */
export interface InsertField {
  /** The attribute it becomes; empty: what stands behind the block's name. */
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly type?: 'text' | 'number' | 'date' | 'url' | 'picture'
  /** Which list of names it is chosen from. */
  readonly choices?: string
  readonly required?: true
}

/** A text that can be put in by name. */
export interface Insert {
  readonly name: string
  /** Further words by which it is found. */
  readonly words: string
  readonly insert: string
  /** The part of it that is typed next. */
  readonly select?: string
  /** What is asked first, to stand in its first line. */
  readonly fields?: readonly InsertField[]
}

/** A text to put in with what was answered; an answer that is empty is left out. */
export const filledIn = (
  { fields = [], ...chosen }: Insert,
  answers: Readonly<Record<string, string>>,
): Insert => {
  const written = fields.flatMap(({ name }) => {
    const answer = attributeValue(answers[name] ?? '')
    if (answer === '') return []
    return [name === '' ? answer : `${name}="${answer}"`]
  })
  const [first, ...others] = chosen.insert.split('\n')
  return { ...chosen, insert: [[first, ...written].join(' '), ...others].join('\n') }
}

const selecting = (edit: Edit, { insert, select = '' }: Insert): Edit => {
  const from = edit.insert.indexOf(insert)
  const start = edit.start + from + Math.max(0, insert.indexOf(select))
  const end = select === '' ? edit.start + from + insert.length : start + select.length
  return { ...edit, select: [select === '' ? end : start, end] }
}

/** Puts something on lines of its own below the selection, ready to be filled in. */
export const insertBelow =
  (chosen: Insert): Command =>
  (selected) =>
    selecting(block(chosen.insert)(selected), chosen)

/** What was typed behind a slash that begins the line; null where there is none. */
export const slashQuery = (text: string, caret: number): string | null =>
  /(?:^|\n)\/([\p{L} ]{0,30})$/u.exec(text.slice(0, caret))?.[1] ?? null

/** Puts something in the place of a slash and what was typed behind it. */
export const insertForSlash =
  (chosen: Insert): Command =>
  ({ text, end }) => {
    const start = end - (slashQuery(text, end)?.length ?? 0) - 1
    const { insert } = chosen
    const after = text.slice(end).startsWith('\n') ? '' : '\n'
    return selecting({ start, end, insert: insert + after, select: [start, start] }, chosen)
  }

/** Those of some whose names or words hold all that was typed. */
export const matching = (inserts: readonly Insert[], query: string): readonly Insert[] => {
  const typed = query.toLowerCase().split(' ').filter(Boolean)
  return inserts.filter((each) =>
    typed.every((word) => `${each.name} ${each.words}`.toLowerCase().includes(word)),
  )
}
