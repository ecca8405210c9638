import { defaultMaxValues } from '#contract/call/json-text.ts'
import { requestBodyLimits } from '#server/base/http/body.ts'

/** Limits of a call, and its attacked field. Undefined for the top of the body. */
interface Target {
  readonly field: string | undefined
  readonly bytes: number
  /** Maximum number of names and list items. */
  readonly maxValues: number
}

/** A way to make a request body hostile. */
export interface Shape {
  readonly type: string
  /**
   * Whether to try the shape on every field. Bodies that exceed a limit are rejected before any field is
   * read.
   */
  readonly isForFields: boolean
  readonly write: (target: Target) => Iterable<string>
}

const chunkChars = 64 * 1024

/** Repeats pieces until a number of characters or pieces is reached, with `between` after each. */
function* repeat(
  chars: number,
  piece: (at: number) => string,
  between = '',
  most = mostPieces,
): Generator<string> {
  let chunk = ''
  let written = 0
  for (let at = 0; written < chars && at < most; at++) {
    const next = (at === 0 ? '' : between) + piece(at)
    written += next.length
    chunk += next
    if (chunk.length < chunkChars) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

const slack = 1_024
const megabyte = 1024 * 1024
const manyEqual = 48
/** Maximum number of texts of a megabyte in a form. */
const takenTexts = requestBodyLimits.texts / megabyte - 1
const slackValues = 10
const mostPieces = Number.POSITIVE_INFINITY

const json = (
  open: string,
  piece: (at: number) => string,
  between: string,
  close: string | ((pieces: number) => string),
  isForFields = false,
  valuesPerPiece = 0,
): Shape => ({
  type: 'application/json',
  isForFields,
  *write({ field, bytes, maxValues }) {
    let pieces = 0
    const counted = (at: number) => {
      pieces = at + 1
      return piece(at)
    }
    if (field !== undefined) yield `{${JSON.stringify(field)}:`
    yield open
    // Leaves space for closing characters. Objects must not have more names than usual.
    const isObject = open.endsWith('{') && valuesPerPiece > 0
    const most = Math.min(maxValues / valuesPerPiece, isObject ? defaultMaxValues : mostPieces)
    const chars = (bytes - slack - open.length) / (typeof close === 'string' ? 1 : 2)
    yield* repeat(chars, counted, between, most - slackValues)
    yield typeof close === 'string' ? close : close(pieces)
    if (field !== undefined) yield '}'
  },
})

const form = (
  pair: (field: string, at: number) => string,
  between = '&',
  start = '',
  isForFields = false,
  valuesPerPair = 0,
): Shape => ({
  type: 'application/x-www-form-urlencoded',
  isForFields,
  *write({ field = 'a', bytes }) {
    yield start.replace('a', field)
    const most = (defaultMaxValues - slackValues) / valuesPerPair
    yield* repeat(bytes - slack, (at) => pair(field, at), between, most)
  },
})

const partsOf = (
  head: (field: string, at: number) => string,
  text: (at: number) => string,
  textChars = 0,
  most = mostPieces,
): Shape => ({
  type: 'multipart/form-data; boundary=b',
  isForFields: most < manyEqual,
  *write({ field = 'a', bytes }) {
    let written = slack
    for (let at = 0; at < most; at++) {
      const before = `--b\r\n${head(field, at)}\r\n\r\n`
      const chars = before.length + textChars
      if (written + chars > bytes) break
      written += chars + 2
      yield before
      if (textChars > 0) yield* repeat(textChars - 64, text)
      yield '\r\n'
    }
    yield '--b--\r\n'
  },
})

const named = (name: string) => `content-disposition: form-data; name="${name}"`
const nothing = () => ''
/** Equal to the parser's limit. */
const longName = 'n'.repeat(79 * 1024)

/** All shapes of bodies by name: many names, deep nesting, many parts, many escapes. */
export const shapes: Readonly<Record<string, Shape>> = {
  'JSON, names': json('{', (at) => `"k${at}":0`, ',', '}'),
  'JSON, numbers as names': json('{', (at) => `"${at * 7}":0`, ',', '}'),
  'JSON, equal names': json('{', () => '"a":{}', ',', '}'),
  'JSON, long names': json('{', (at) => `"${'n'.repeat(2_000)}${at}":[{}]`, ',', '}'),
  'JSON, one long name over a list': json(`{"${'n'.repeat(400_000)}":[`, () => '{}', ',', ']}'),
  'JSON, lists': json('[', () => '[]', ',', ']'),
  'JSON, numbers': json('[', () => '0', ',', ']'),
  'JSON, lists of lists': json('[', () => `[${'{},'.repeat(490)}0]`, ',', ']'),
  'JSON, depth': json(
    '',
    () => '[',
    '',
    (pieces) => ']'.repeat(pieces),
  ),
  'JSON, deep names': json(
    '',
    () => '{"a":',
    '',
    (pieces) => `0${'}'.repeat(pieces)}`,
  ),
  'JSON, as many names as are taken': json('{', (at) => `"k${at}":0`, ',', '}', true, 1),
  'JSON, as many lists as are taken': json('{', (at) => `"k${at}":[[]]`, ',', '}', true, 3),
  'JSON, as many entries as are taken': json(
    '[',
    () => `[${'{},'.repeat(98)}{}]`,
    ',',
    ']',
    true,
    201,
  ),
  'JSON, escapes': json('"', () => '\\u0061\\n', '', '"', true),
  'JSON, escaped names': json('{', (at) => `"\\u0061\\u0062${at}":"\\u0061"`, ',', '}'),
  'JSON, a text of JSON names': json('"{', (at) => `\\"k${at}\\":0`, ',', '}"', true),
  'JSON, a text of as many names as are taken': json(
    '"{',
    (at) => `\\"k${at}\\":0`,
    ',',
    '}"',
    true,
    1,
  ),
  'JSON, a text of JSON lists': json('"[', () => '[]', ',', ']"', true),
  'JSON, a text of JSON depth': json(
    '"',
    () => '[',
    '',
    (pieces) => `${']'.repeat(pieces)}"`,
    true,
  ),
  'form, names': form((_, at) => `k${at}`),
  'form, equal names': form((field) => field),
  'form, names in brackets': form((field, at) => `${field}[k${at}]=`),
  'form, numbers in brackets': form((field, at) => `${field}[${at}]=`),
  'form, as many names as are taken': form((field, at) => `${field}[k${at}]=`, '&', '', true, 1),
  'form, as many rows as are taken': form(
    (field, at) => `${field}[${at % 500}][k${at}]=`,
    '&',
    '',
    true,
    1,
  ),
  'form, depth': form(() => '[b]', '', 'a'),
  'form, escaped names': form((_, at) => `%61%62${at}=%61`),
  'form, escaped brackets': form((field, at) => `${field}%5Bk${at}%5D=%C3%A9`),
  'form, escapes': form(() => '%61%C3%A9', '', 'a=', true),
  'form, escapes apart': form(() => '%61a', '', 'a='),
  'form, a text of JSON lists': form(() => '%5B%5D%2C', '', 'a=%5B'),
  'form, a text of JSON names': form((_, at) => `"k${at}":0`, ',', 'a={'),
  'multipart, parts': partsOf((_, at) => named(`k${at}`), nothing),
  'multipart, equal names': partsOf((field) => named(field), nothing),
  'multipart, lines': partsOf(
    (field) => named(field),
    () => '\r\n',
    megabyte - 1,
    manyEqual,
  ),
  'multipart, texts': partsOf(
    (field) => named(field),
    () => 'é ',
    megabyte / 2,
    manyEqual * 2,
  ),
  'multipart, texts of JSON lists': partsOf(
    (field) => named(field),
    (at) => (at === 0 ? '[[]' : ',[]'),
    megabyte - 1,
    manyEqual,
  ),
  'multipart, as many texts as are taken': partsOf(
    (field) => named(field),
    (at) => (at === 0 ? '[[]' : ',[]'),
    megabyte - 1,
    takenTexts,
  ),
  'multipart, long equal names': partsOf(() => named(longName), nothing, 0, manyEqual),
  'multipart, long equal names to the end': partsOf(() => named(longName), nothing),
  'multipart, deep names': partsOf((field) => named(`${field}${'[a]'.repeat(26_000)}`), nothing),
  'multipart, equal header lines': partsOf(
    (field) => `${named(field)}${`\r\n${'h'.repeat(800)}: ${'v'.repeat(800)}`.repeat(manyEqual)}`,
    nothing,
  ),
  'multipart, escaped file names': partsOf(
    (field) => `${named(field)}; filename*=UTF-8''${'%61%C3%A9'.repeat(8_000)}`,
    nothing,
  ),
}
