import { type Logger, pino } from 'pino'

interface Line {
  readonly level: number
  readonly msg: string
}

/** A real log that is kept in memory. */
export interface TestLog {
  readonly log: Logger
  /** Everything that was logged, as it would stand in the file. */
  logged(): string
  /** The messages of errors since the last time this was asked. */
  takeErrors(): string[]
  forget(): void
}

const errorLevel = 50

/** A log of everything down to the debug level. */
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
