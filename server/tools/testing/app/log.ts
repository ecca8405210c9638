import { type Logger, pino } from 'pino'

interface Line {
  readonly level: number
  readonly msg: string
}

export interface TestLog {
  readonly log: Logger
  /** Returns everything that was logged, as JSON lines. */
  logged(): string
  /** Returns the messages of errors since its last call. */
  takeErrors(): string[]
  forget(): void
}

const errorLevel = 50

/** Creates a log in memory, down to the debug level. */
export const createTestLog = (): TestLog => {
  const lines: string[] = []
  let taken = 0
  return {
    log: pino({ level: 'debug' }, { write: (line) => void lines.push(line) }),
    forget: () => {
      lines.length = 0
      taken = 0
    },
    logged: () => lines.join(''),
    takeErrors: () => {
      const fresh = lines.slice(taken).map((line): Line => JSON.parse(line))
      taken = lines.length
      return fresh.filter(({ level }) => level >= errorLevel).map(({ msg }) => msg)
    },
  }
}
