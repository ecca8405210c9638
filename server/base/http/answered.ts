export interface Answered {
  readonly id: string
  readonly method: string
  /**
   * Path pattern of the route instead of the URL: query strings may hold data that must not be
   * logged.
   */
  readonly route: string | undefined
  readonly status: number
  readonly ms: number
  readonly ip: string | undefined
}

export interface Answers {
  tell(answered: Answered): void
  listen(listener: (answered: Answered) => void): void
}

export const createAnswers = (): Answers => {
  const listeners: ((answered: Answered) => void)[] = []
  return {
    tell: (answered) => {
      for (const listener of listeners) listener(answered)
    },
    listen: (listener) => {
      listeners.push(listener)
    },
  }
}
