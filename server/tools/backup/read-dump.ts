import { createReadStream } from 'node:fs'
import { OperatorError } from '#server/base/process/operator-error.ts'
import { type DumpParserState, nextDumpParserState } from './dump-grammar.ts'

/** Part of a dump: either statements or rows, with one character per byte. */
export interface DumpPart {
  readonly isRows: boolean
  readonly text: string
}

const longestLine = 1 << 16
const endOfRows = '\n\\.\n'

const isBlank = (line: string): boolean => line === '' || line.startsWith('--')

const refused = (what: string): OperatorError =>
  new OperatorError(
    `The backup cannot be restored: its database.sql ${what}. Nothing was changed.\nOnly what pg_dump writes of the tables of Salus is handed to psql. If something of your own is in the schema public, move it to another schema and make a new backup.`,
  )

/** Creates a validating reader of the lines outside of rows. */
const createLineReader = () => {
  let state: DumpParserState = 'statement'
  /**
   * Key of the `\restrict` line at the start of the dump. The `\unrestrict` line at the end must
   * have the same key.
   */
  let key: string | undefined
  let hasBegun = false
  let isOver = false

  const stateAfterLine = (line: string): DumpParserState | null => {
    if (state === 'rows' || (isOver && !isBlank(line))) return null
    const [, command, given] = /^\\(restrict|unrestrict) ([A-Za-z0-9]+)$/.exec(line) ?? []
    if (command === 'restrict' && !hasBegun) key = given
    else if (command === 'unrestrict' && state === 'statement' && given === key) isOver = true
    else return nextDumpParserState(state, line)
    return state
  }

  return {
    isInRows: () => state === 'rows',
    endRows: () => {
      state = 'statement'
    },
    /**
     * Whether psql gets the line. Omits the `\restrict` pair, unknown to older versions. Throws if pg_dump writes no such line.
     */
    read: (line: string): boolean => {
      if (line === '' && state === 'statement') return true
      const next = stateAfterLine(line)
      if (next === null) {
        const shown = line.slice(0, 100).replaceAll(/[^ -~]/g, '?')
        throw refused(`holds the line “${shown}”`)
      }
      state = next
      hasBegun ||= !isBlank(line)
      return !line.startsWith('\\')
    },
    end: () => {
      if (state !== 'statement' || (key !== undefined && !isOver)) throw refused('is cut off')
    },
  }
}

/** Counts the characters at the end of `rows` that may be the start of the end marker. */
const startOfEnd = (rows: string): number =>
  /(?:\n(?:\\\.?)?)?$/.exec(rows.slice(-3))?.[0].length ?? 0

/**
 * Reads a dump of any size in parts, in linear time. Throws if a line outside of rows is not one that pg_dump writes for tables
 * like those of Salus.
 */
export async function* readPostgresDump(path: string): AsyncGenerator<DumpPart> {
  const lines = createLineReader()
  let rest = ''
  for await (const chunk of createReadStream(path, {
    encoding: 'latin1',
    highWaterMark: 1 << 20,
  })) {
    // pg_dump escapes `\r`, and PostgreSQL stores no `\0`. At either, psql would end a line that PostgreSQL continues.
    if (/[\0\r]/.test(chunk)) throw refused('holds bytes that pg_dump does not write')
    const text = rest + chunk
    /** Start of the next line. `from` is the start of the text that was not yielded yet. */
    let at = 0
    let from = 0
    while (true) {
      const isRows = lines.isInRows()
      const end = text.indexOf(isRows ? endOfRows : '\n', at)
      if (end === -1) break
      if (isRows) {
        at = end + endOfRows.length
        yield { isRows, text: text.slice(from, at) }
        from = at
        lines.endRows()
        continue
      }
      const isGiven = lines.read(text.slice(at, end))
      // Rows start with the line break before them, so that an empty table needs no special case.
      if (!isGiven || lines.isInRows()) {
        yield { isRows, text: text.slice(from, isGiven ? end : at) }
        from = isGiven ? end : end + 1
      }
      at = lines.isInRows() ? end : end + 1
    }
    if (lines.isInRows()) at = text.length - startOfEnd(text)
    else if (text.length - at > longestLine) throw refused('holds a line that is too long')
    yield { isRows: lines.isInRows(), text: text.slice(from, at) }
    rest = text.slice(at)
  }
  if (rest !== '' && !lines.isInRows() && lines.read(rest)) {
    yield { isRows: false, text: `${rest}\n` }
  }
  lines.end()
}

/** Throws unless a dump is safe to pass to psql. */
export const requireSafePostgresDump = async (path: string): Promise<void> => {
  for await (const _ of readPostgresDump(path));
}
