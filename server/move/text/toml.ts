import { parse, TomlError } from 'smol-toml'
import { createUnreadableFileError, firstLineOf } from './unreadable-file.ts'

/** Plain words for errors of the TOML library. The first match wins. */
const causes: readonly (readonly [RegExp, string])[] = [
  [/unfinished string|control characters are not allowed/, 'a quotation mark is not closed'],
  [/unfinished array|end of structure/, 'a bracket is not closed'],
  [/invalid value/, 'a text needs quotation marks'],
  [/redefine/, 'a name is given more than once'],
]

/** Reads TOML as plain values. Throws an `UnreadableFileError`. */
export const readToml = (text: string): unknown => {
  try {
    // The TOML parser returns date objects, which this converts to their original text.
    return JSON.parse(JSON.stringify(parse(text)))
  } catch (error) {
    const problem = firstLineOf(error).replace(/^Invalid TOML document: /, '')
    const cause = causes.find(([pattern]) => pattern.test(problem))?.[1] ?? problem
    throw createUnreadableFileError('TOML', error instanceof TomlError ? error.line : 0, cause)
  }
}
