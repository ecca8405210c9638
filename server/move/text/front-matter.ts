import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { recordOf } from './values.ts'

/** What cannot be read of a file, in a sentence. */
export class Unreadable extends Error {}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]?.replace(/:$/, '') ??
  ''

/** Reads YAML: plain values alone, no tags that make anything else, and few aliases. */
export const readYaml = (text: string): unknown => {
  try {
    return parseYaml(text, {
      schema: 'core',
      // Real files repeat keys; the last one counts, as it does for their systems.
      uniqueKeys: false,
      maxAliasCount: 100,
      merge: true,
      logLevel: 'error',
      prettyErrors: true,
    })
  } catch (error) {
    throw new Unreadable(`It is no YAML that can be read: ${firstLine(error)}`)
  }
}

/** Reads TOML. */
export const readToml = (text: string): unknown => {
  try {
    // Dates come as objects that are written as they stood there.
    return JSON.parse(JSON.stringify(parseToml(text)))
  } catch (error) {
    throw new Unreadable(`It is no TOML that can be read: ${firstLine(error)}`)
  }
}

/** A text file with what stands before its text. */
export interface Document {
  readonly data: Readonly<Record<string, unknown>>
  readonly body: string
}

const heads: readonly (readonly [string, (text: string) => unknown])[] = [
  ['---', readYaml],
  ['+++', readToml],
]

/** A head that Hugo reads as JSON; undefined where a text only begins with a brace. */
const readJsonHead = (text: string): Document | undefined => {
  const end = text.startsWith('{') ? /\n\}[ \t]*(?:\n|$)/.exec(text) : null
  if (!end) return undefined
  const at = end.index + end[0].length
  try {
    return { data: recordOf(JSON.parse(text.slice(0, at))), body: text.slice(at) }
  } catch {
    return undefined
  }
}

/** A file in its two parts. Only YAML, TOML and JSON are read: a head in any other language stays a part of the text. */
export const readDocument = (source: string): Document => {
  const text = source.replaceAll(/\r\n?/g, '\n')
  for (const [fence, read] of heads) {
    // Jekyll and Hugo take a fence with blanks behind it too.
    const start = text.startsWith(fence) ? /^[ \t]*(?=\n)/.exec(text.slice(fence.length)) : null
    if (!start) continue
    const rest = text.slice(fence.length + start[0].length)
    const end = new RegExp(`\\n\\${fence[0]}{3}[ \\t]*(?:\\n|$)`).exec(rest)
    if (!end) break
    return {
      data: recordOf(read(rest.slice(0, end.index))),
      body: rest.slice(end.index + end[0].length),
    }
  }
  return readJsonHead(text) ?? { data: {}, body: text }
}
