import { readToml } from './toml.ts'
import { createUnreadableFileError, firstLineOf } from './unreadable-file.ts'
import { toRecord } from './values.ts'
import { readYaml } from './yaml.ts'

export interface FrontMatterDocument {
  readonly data: Readonly<Record<string, unknown>>
  readonly body: string
  /** Notes on how the front matter was read, for the report. */
  readonly notes?: readonly string[]
}

interface Fence {
  readonly format: string
  readonly start: RegExp
  readonly end: RegExp
  readonly firstKey: RegExp
  readonly read: (text: string) => { values: unknown; notes: readonly string[] }
}

// Jekyll and Hugo accept blanks after a fence.
const fences: readonly Fence[] = [
  {
    format: 'YAML',
    start: /^---[ \t]*(?=\n)/,
    end: /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/,
    firstKey: /^\s*[\w-]+:(?:\s|$)/,
    read: readYaml,
  },
  {
    format: 'TOML',
    start: /^\+\+\+[ \t]*(?=\n)/,
    end: /\n\+{3}[ \t]*(?:\n|$)/,
    firstKey: /^\s*[\w-]+\s*=/,
    read: (text) => ({ values: readToml(text), notes: [] }),
  },
]

const readFenced = (text: string, { format, start, end, firstKey, read }: Fence) => {
  const opening = start.exec(text)?.[0]
  if (opening === undefined) return undefined
  const rest = text.slice(opening.length)
  const closing = end.exec(rest)
  if (!closing) {
    if (!firstKey.test(rest)) return undefined
    throw createUnreadableFileError(format, 1, 'the front matter that starts here has no end')
  }
  // The text keeps the line break after the opening fence, so its lines are counted as in the file.
  const { values, notes } = read(rest.slice(0, closing.index))
  // Two horizontal rules with text between them are no front matter.
  if (values !== null && values !== undefined && typeof values !== 'object') return undefined
  return { data: toRecord(values), body: rest.slice(closing.index + closing[0].length), notes }
}

const findEndOfJson = (text: string): number => {
  let depth = 0
  let isText = false
  for (const { 0: sign, index } of text.matchAll(/\\[\s\S]|["{}]/g)) {
    if (sign === '"') isText = !isText
    else if (!isText && sign === '{') depth++
    else if (!isText && sign === '}' && --depth === 0) return index + 1
  }
  return text.length
}

/** Reads JSON front matter of Hugo. Returns undefined if the text merely starts with a brace. */
const readJson = (text: string): FrontMatterDocument | undefined => {
  if (!/^\{\s*"/.test(text)) return undefined
  const end = findEndOfJson(text)
  try {
    return {
      data: toRecord(JSON.parse(text.slice(0, end))),
      body: text.slice(end).replace(/^[ \t]*\n/, ''),
    }
  } catch (error) {
    const [, problem = '', line = '0'] =
      /^(.*?)(?: at position.*?line (\d+).*)?$/.exec(firstLineOf(error)) ?? []
    throw createUnreadableFileError('JSON', Number(line), problem.replace(/ in JSON$/, ''))
  }
}

/**
 * Splits a file into front matter and body. Front matter in a language other than YAML, TOML or JSON stays part of the
 * body. Throws an `UnreadableFileError` that names the line in the file.
 */
export const parseFrontMatter = (source: string): FrontMatterDocument => {
  const text = source.replaceAll(/\r\n?/g, '\n')
  for (const fence of fences) {
    const found = readFenced(text, fence)
    if (found) return found
  }
  return readJson(text) ?? { data: {}, body: text }
}
