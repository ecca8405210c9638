import { type Document, isScalar, parseDocument, visit } from 'yaml'
import {
  createUnreadableFileError,
  firstLineOf,
  type UnreadableFileError,
} from './unreadable-file.ts'
import { indentContinuedYaml } from './yaml-indent.ts'

/** Plain words for errors of the YAML library, by its code and message. The first match wins. */
const causes: readonly (readonly [RegExp, string])[] = [
  [/Missing closing .quote/, 'a quotation mark is not closed'],
  [/end with a [\]}]/, 'a bracket is not closed'],
  [/^TAB_AS_INDENT/, 'a tab indents it, where only spaces are allowed'],
  [
    /^BAD_SCALAR_START|^BAD_ALIAS|Unresolved alias/,
    'a value that starts with a special character needs quotation marks',
  ],
  [/^BAD_DQ_ESCAPE/, 'a backslash between double quotation marks must be doubled'],
  [/Nested mappings|on same line with key/, 'a value with a colon or a dash needs quotation marks'],
  [/^BAD_INDENT/, 'its indentation does not match the lines above'],
  [/at node end|Not a YAML token/, 'text follows the end of a value'],
  [/Comments must be separated/, 'a # needs a space before it'],
  [/Implicit (?:map )?keys/, 'it has no colon followed by a space'],
  [/^MULTIPLE_DOCS/, 'a second document starts'],
  [/^RESOURCE_EXHAUSTION|call stack/, 'it is nested too deeply'],
  [/Excessive alias count/, 'its references make it too large'],
]

const describeProblem = (problem: string): string =>
  causes.find(([pattern]) => pattern.test(problem))?.[1] ?? problem.replace(/^[A-Z_]+ /, '')

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

const errorOf = (
  yaml: string,
  { errors: [first, second] }: Document,
): UnreadableFileError | undefined => {
  if (!first) return undefined
  const isValueAbove =
    first.code === 'BLOCK_AS_IMPLICIT_KEY' && second?.code === 'MULTILINE_IMPLICIT_KEY'
  const line = lineOf(yaml, first.pos[0])
  return isValueAbove
    ? createUnreadableFileError(
        'YAML',
        line + 1,
        'it is indented, but the line above has a value already',
      )
    : createUnreadableFileError(
        'YAML',
        line,
        describeProblem(`${first.code} ${firstLineOf(first)}`),
      )
}

/** Keeps numbers as they were written, such as `0171` or `1.10`. Returns names of repeated keys. */
const keepNumbersAndListRepeatedKeys = (document: Document): string[] => {
  const repeated = new Set<string>()
  visit(document, {
    Scalar: (_, node) => {
      const { value, source } = node
      if (typeof value === 'number' && source !== undefined && String(value) !== source)
        node.value = source
    },
    Map: (_, { items }) => {
      const seen = new Set<unknown>()
      for (const { key } of items) {
        const name = isScalar(key) ? key.value : undefined
        if (name !== '<<' && name !== undefined && seen.has(name)) repeated.add(String(name))
        seen.add(name)
      }
    },
  })
  return [...repeated]
}

export interface ReadYaml {
  readonly values: unknown
  readonly notes: readonly string[]
}

/**
 * Reads YAML as Hugo and Jekyll do: values may continue at any column, and the last of repeated keys wins.
 * Ignores custom tags. Throws an `UnreadableFileError`, also if aliases would expand to a huge size.
 */
export const readYaml = (source: string): ReadYaml => {
  const { text, unclosed } = indentContinuedYaml(source.replaceAll(/\r\n?/g, '\n'))
  const document = parseDocument(text, {
    schema: 'core',
    uniqueKeys: false,
    merge: true,
    logLevel: 'silent',
    prettyErrors: false,
  })
  const error = errorOf(text, document)
  if (error)
    throw unclosed ? createUnreadableFileError('YAML', unclosed.line, unclosed.cause) : error
  const repeated = keepNumbersAndListRepeatedKeys(document).slice(0, 20)
  try {
    const values: unknown = document.toJS({ maxAliasCount: 100 })
    return {
      values,
      notes:
        repeated.length > 0
          ? [`Given more than once, the last one counts: ${repeated.join(', ')}`]
          : [],
    }
  } catch (problem) {
    throw createUnreadableFileError('YAML', 0, describeProblem(firstLineOf(problem)))
  }
}
