export interface CitationTextRun {
  readonly text: string
  readonly isItalic: boolean
}

export type RichText = readonly CitationTextRun[]

/** Building block of a text. Empty parts are skipped. */
export type RichTextPart = string | RichText | false

const runsOf = (part: RichTextPart): RichText => {
  if (part === false || part === '') return []
  return typeof part === 'string' ? [{ text: part, isItalic: false }] : part
}

/** Joins parts to one text. Merges adjacent parts that are both italic or both upright. */
export const joinRichText = (...parts: readonly RichTextPart[]): RichText => joined(parts)

const joined = (parts: readonly RichTextPart[]): RichText => {
  const runs: CitationTextRun[] = []
  for (const run of parts.flatMap(runsOf)) {
    const last = runs.at(-1)
    if (last?.isItalic === run.isItalic) {
      runs[runs.length - 1] = { ...last, text: last.text + run.text }
    } else runs.push(run)
  }
  return runs
}

export const italicText = (text: string): RichText =>
  text === '' ? [] : [{ text, isItalic: true }]

export const richToPlainText = (part: RichTextPart): string =>
  runsOf(part)
    .map(({ text }) => text)
    .join('')

const join = (between: string, parts: readonly RichTextPart[]): RichText => {
  const said = parts.filter((part) => richToPlainText(part) !== '')
  return joined(said.flatMap((part, index) => (index === 0 ? [part] : [between, part])))
}

export const joinWithSpaces = (...parts: readonly RichTextPart[]): RichText => join(' ', parts)

export const joinWithCommas = (...parts: readonly RichTextPart[]): RichText => join(', ', parts)

/** Ends a text with a full stop, unless it already ends with punctuation. */
export const withFullStop = (part: RichTextPart): RichText => {
  const text = richToPlainText(part)
  return text === '' || /[.?!]["”’]?$/.test(text) ? joinRichText(part) : joinRichText(part, '.')
}

export const inParentheses = (part: RichTextPart): RichText =>
  richToPlainText(part) === '' ? [] : joinRichText('(', part, ')')
