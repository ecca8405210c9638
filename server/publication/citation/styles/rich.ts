/** A stretch of text in one typeface. */
export interface Run {
  readonly text: string
  readonly isItalic: boolean
}

/** A text with italics. */
export type Rich = readonly Run[]

/** What a text is put together from; nothing of what is empty. */
export type Part = string | Rich | false

const runsOf = (part: Part): Rich => {
  if (part === false || part === '') return []
  return typeof part === 'string' ? [{ text: part, isItalic: false }] : part
}

/** Puts texts together; neighbours in the same typeface become one. */
export const rich = (...parts: readonly Part[]): Rich => joined(parts)

const joined = (parts: readonly Part[]): Rich => {
  const runs: Run[] = []
  for (const run of parts.flatMap(runsOf)) {
    const last = runs.at(-1)
    if (last?.isItalic === run.isItalic) {
      runs[runs.length - 1] = { ...last, text: last.text + run.text }
    } else runs.push(run)
  }
  return runs
}

/** A text in italics. */
export const italic = (text: string): Rich => (text === '' ? [] : [{ text, isItalic: true }])

/** The text alone. */
export const plainOf = (part: Part): string =>
  runsOf(part)
    .map(({ text }) => text)
    .join('')

const join = (between: string, parts: readonly Part[]): Rich => {
  const said = parts.filter((part) => plainOf(part) !== '')
  return joined(said.flatMap((part, index) => (index === 0 ? [part] : [between, part])))
}

/** Joins what is there, with a blank between. */
export const sentence = (...parts: readonly Part[]): Rich => join(' ', parts)

/** Joins what is there, with a comma between. */
export const commas = (...parts: readonly Part[]): Rich => join(', ', parts)

/** Ends a text with a full stop, unless it ends with a mark of its own. */
export const stopped = (part: Part): Rich => {
  const text = plainOf(part)
  return text === '' || /[.?!]["”’]?$/.test(text) ? rich(part) : rich(part, '.')
}

/** What stands in round brackets, if it says something. */
export const inBrackets = (part: Part): Rich => (plainOf(part) === '' ? [] : rich('(', part, ')'))
