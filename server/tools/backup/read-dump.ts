import { createReadStream } from 'node:fs'
import { OperatorError } from '#server/base/process/operator-error.ts'
import { type DumpState, stateAfter } from './dump-grammar.ts'

/** Lines of statements, or rows as they are; one character is one byte. */
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

/** Creates a reader of the lines outside of rows. */
const createLineReader = () => {
  let state: DumpState = 'statement'
  /** The key of the one `\restrict` and `\unrestrict` pair around all statements. */
  let key: string | undefined
  let hasBegun = false
  let isOver = false

  const stateAfterLine = (line: string): DumpState | null => {
    if (state === 'rows' || (isOver && !isBlank(line))) return null
    const [, command, given] = /^\\(restrict|unrestrict) ([A-Za-z0-9]+)$/.exec(line) ?? []
    if (command === 'restrict' && !hasBegun) key = given
    else if (command === 'unrestrict' && state === 'statement' && given === key) isOver = true
    else return stateAfter(state, line)
    return state
  }

  return {
    isInRows: () => state === 'rows',
    endRows: () => {
      state = 'statement'
    },
    /** Whether psql is given the line: not the pair, which older versions of psql do not know. */
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

/** How many characters at the end of some rows may be the beginning of what ends them. */
const startOfEnd = (rows: string): number =>
  /(?:\n(?:\\\.?)?)?$/.exec(rows.slice(-3))?.[0].length ?? 0

/**
 * Reads a dump in parts, in linear time and whatever its size; throws unless pg_dump writes each line outside of rows
 * of tables like those of Salus.
 */
export async function* readDump(path: string): AsyncGenerator<DumpPart> {
  const lines = createLineReader()
  let rest = ''
  for await (const chunk of createReadStream(path, {
    encoding: 'latin1',
    highWaterMark: 1 << 20,
  })) {
    // pg_dump escapes one and PostgreSQL holds no other; psql would end a line there that PostgreSQL goes on with.
    if (/[\0\r]/.test(chunk)) throw refused('holds bytes that pg_dump does not write')
    const text = rest + chunk
    /** Where the next line begins, and what has not been passed on yet. */
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
      // Rows begin with the end of the line before, so that a table without any is no exception.
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

/** Throws unless psql may be given a dump. */
export const checkDump = async (path: string): Promise<void> => {
  for await (const _ of readDump(path));
}
