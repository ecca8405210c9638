import { toAttributeValue } from '#contract/text/attributes.ts'
import { insertMarkdownBlock, type MarkdownCommand, type TextEdit } from './markdown-edit.ts'

/** A value that is requested in a dialog before the block is inserted. */
export interface SnippetField {
  /** Attribute that the value is written to. Empty for the text after the block's name. */
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly type?: 'text' | 'number' | 'date' | 'url' | 'picture'
  /** Name of the list whose items are suggested as values. */
  readonly choices?: string
  readonly required?: true
}

export interface MarkdownSnippet {
  readonly name: string
  /** Further search terms. */
  readonly words: string
  readonly insert: string
  /** Part of the inserted text that is selected afterwards. */
  readonly select?: string
  /** Values to ask for before inserting. */
  readonly fields?: readonly SnippetField[]
}

/** Writes values into a snippet as attributes of its block. Omits empty values. */
export const fillSnippet = (
  { fields = [], ...chosen }: MarkdownSnippet,
  answers: Readonly<Record<string, string>>,
): MarkdownSnippet => {
  const written = fields.flatMap(({ name }) => {
    const answer = toAttributeValue(answers[name] ?? '')
    if (answer === '') return []
    return [name === '' ? answer : `${name}="${answer}"`]
  })
  const [first, ...others] = chosen.insert.split('\n')
  return { ...chosen, insert: [[first, ...written].join(' '), ...others].join('\n') }
}

const selecting = (edit: TextEdit, { insert, select = '' }: MarkdownSnippet): TextEdit => {
  const from = edit.insert.indexOf(insert)
  const start = edit.start + from + Math.max(0, insert.indexOf(select))
  const end = select === '' ? edit.start + from + insert.length : start + select.length
  return { ...edit, select: [select === '' ? end : start, end] }
}

/** Inserts a snippet on lines of its own below the selection. */
export const insertSnippetBelow =
  (chosen: MarkdownSnippet): MarkdownCommand =>
  (selected) =>
    selecting(insertMarkdownBlock(chosen.insert)(selected), chosen)

/**
 * Returns the text between a slash at the start of the line and the caret. Null if the line does not start
 * with a slash.
 */
export const readSlashQuery = (text: string, caret: number): string | null =>
  /(?:^|\n)\/([\p{L} ]{0,30})$/u.exec(text.slice(0, caret))?.[1] ?? null

/** Replaces the slash and the text after it with a snippet. */
export const insertSnippetForSlash =
  (chosen: MarkdownSnippet): MarkdownCommand =>
  ({ text, end }) => {
    const start = end - (readSlashQuery(text, end)?.length ?? 0) - 1
    const { insert } = chosen
    const after = text.slice(end).startsWith('\n') ? '' : '\n'
    return selecting({ start, end, insert: insert + after, select: [start, start] }, chosen)
  }

export const matchSnippets = (
  inserts: readonly MarkdownSnippet[],
  query: string,
): readonly MarkdownSnippet[] => {
  const typed = query.toLowerCase().split(' ').filter(Boolean)
  return inserts.filter((each) =>
    typed.every((word) => `${each.name} ${each.words}`.toLowerCase().includes(word)),
  )
}
