import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { toRecord } from './values.ts'

export class UnreadableFileError extends Error {}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]?.replace(/:$/, '') ??
  ''

/** Parses YAML into plain values. Ignores custom tags. Throws if aliases would expand to a huge size. */
export const parseYamlValues = (text: string): unknown => {
  try {
    return parseYaml(text, {
      schema: 'core',
      // Real files repeat keys, and their systems use the last one.
      uniqueKeys: false,
      maxAliasCount: 100,
      merge: true,
      logLevel: 'error',
      prettyErrors: true,
    })
  } catch (error) {
    throw new UnreadableFileError(`It is no YAML that can be read: ${firstLine(error)}`)
  }
}

export const parseTomlValues = (text: string): unknown => {
  try {
    // The TOML parser returns date objects, which this converts to their original text.
    return JSON.parse(JSON.stringify(parseToml(text)))
  } catch (error) {
    throw new UnreadableFileError(`It is no TOML that can be read: ${firstLine(error)}`)
  }
}

export interface FrontMatterDocument {
  readonly data: Readonly<Record<string, unknown>>
  readonly body: string
}

const fences: readonly (readonly [string, (text: string) => unknown])[] = [
  ['---', parseYamlValues],
  ['+++', parseTomlValues],
]

/** Reads JSON front matter of Hugo. Returns undefined if the text merely starts with a brace. */
const readJsonHead = (text: string): FrontMatterDocument | undefined => {
  const end = text.startsWith('{') ? /\n\}[ \t]*(?:\n|$)/.exec(text) : null
  if (!end) return undefined
  const at = end.index + end[0].length
  try {
    return { data: toRecord(JSON.parse(text.slice(0, at))), body: text.slice(at) }
  } catch {
    return undefined
  }
}

/** Splits a file into front matter and body. Front matter in a language other than YAML, TOML or JSON stays part of the body. */
export const parseFrontMatter = (source: string): FrontMatterDocument => {
  const text = source.replaceAll(/\r\n?/g, '\n')
  for (const [fence, read] of fences) {
    // Jekyll and Hugo accept blanks after a fence.
    const start = text.startsWith(fence) ? /^[ \t]*(?=\n)/.exec(text.slice(fence.length)) : null
    if (!start) continue
    const rest = text.slice(fence.length + start[0].length)
    const end = new RegExp(`\\n\\${fence[0]}{3}[ \\t]*(?:\\n|$)`).exec(rest)
    if (!end) break
    return {
      data: toRecord(read(rest.slice(0, end.index))),
      body: rest.slice(end.index + end[0].length),
    }
  }
  return readJsonHead(text) ?? { data: {}, body: text }
}
