/** What is known of a request once it has been answered. */
export interface Answered {
  readonly id: string
  readonly method: string
  /** The route's pattern, not the address: a query may carry what no log should keep. */
  readonly route: string | undefined
  readonly status: number
  readonly ms: number
  readonly ip: string | undefined
}

/** Tells logs and metrics of answers, whichever way they were made. */
export interface Answers {
  tell(answered: Answered): void
  listen(listener: (answered: Answered) => void): void
}

/** A way from those who answer to those who count. */
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
