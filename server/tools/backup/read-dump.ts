import { createReadStream } from 'node:fs'
import { OperatorError } from '#server/base/process/operator-error.ts'
import { type DumpState, stateAfter } from './dump-grammar.ts'

/** A line of a statement, or rows as they are; one character is one byte. */
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
  /** Of the one pair of `\restrict` and `\unrestrict`, around all statements. */
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
    /** Returns the line as psql may have it, without the pair, which older versions of psql do not know. */
    read: (line: string): string => {
      const next = stateAfterLine(line)
      if (next === null) {
        const shown = line.slice(0, 100).replaceAll(/[^ -~]/g, '?')
        throw refused(`holds the line “${shown}”`)
      }
      state = next
      hasBegun ||= !isBlank(line)
      return line.startsWith('\\') ? '' : line
    },
    end: () => {
      if (state !== 'statement' || (key !== undefined && !isOver)) throw refused('is cut off')
    },
  }
}

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
    let text = rest + chunk
    while (true) {
      if (lines.isInRows()) {
        // They begin with the end of the line before, so that a table without any is no exception.
        const end = text.indexOf(endOfRows)
        if (end === -1) break
        yield { isRows: true, text: text.slice(0, end + endOfRows.length) }
        text = text.slice(end + endOfRows.length)
        lines.endRows()
      } else {
        const end = text.indexOf('\n')
        if (end === -1) break
        const line = lines.read(text.slice(0, end))
        yield { isRows: false, text: lines.isInRows() ? line : `${line}\n` }
        text = text.slice(lines.isInRows() ? end : end + 1)
      }
    }
    rest = text
    if (lines.isInRows()) {
      const start = /(?:\n(?:\\\.?)?)?$/.exec(text.slice(-3))?.[0].length ?? 0
      yield { isRows: true, text: text.slice(0, text.length - start) }
      rest = text.slice(text.length - start)
    } else if (text.length > longestLine) throw refused('holds a line that is too long')
  }
  if (rest !== '' && !lines.isInRows()) yield { isRows: false, text: `${lines.read(rest)}\n` }
  lines.end()
}

/** Throws unless psql may be given a dump. */
export const checkDump = async (path: string): Promise<void> => {
  for await (const _ of readDump(path));
}
