export interface Run {
  readonly text: string
  readonly isItalic: boolean
}

export type Rich = readonly Run[]

/** Building block of a text. Empty parts are skipped. */
export type Part = string | Rich | false

const runsOf = (part: Part): Rich => {
  if (part === false || part === '') return []
  return typeof part === 'string' ? [{ text: part, isItalic: false }] : part
}

/** Joins parts to a text. Merges neighbours in the same typeface. */
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

export const italic = (text: string): Rich => (text === '' ? [] : [{ text, isItalic: true }])

export const plainOf = (part: Part): string =>
  runsOf(part)
    .map(({ text }) => text)
    .join('')

const join = (between: string, parts: readonly Part[]): Rich => {
  const said = parts.filter((part) => plainOf(part) !== '')
  return joined(said.flatMap((part, index) => (index === 0 ? [part] : [between, part])))
}

export const sentence = (...parts: readonly Part[]): Rich => join(' ', parts)

export const commas = (...parts: readonly Part[]): Rich => join(', ', parts)

/** Ends a text with a full stop, unless it already ends with punctuation. */
export const stopped = (part: Part): Rich => {
  const text = plainOf(part)
  return text === '' || /[.?!]["”’]?$/.test(text) ? rich(part) : rich(part, '.')
}

export const inBrackets = (part: Part): Rich => (plainOf(part) === '' ? [] : rich('(', part, ')'))
