export interface SentResponse {
  readonly id: string
  readonly method: string
  /**
   * Path pattern of the route. The URL is not used, because its query string may hold data that
   * must not be logged.
   */
  readonly route: string | undefined
  readonly status: number
  readonly ms: number
  readonly ip: string | undefined
}

export interface SentResponseEvents {
  tell(answered: SentResponse): void
  listen(listener: (answered: SentResponse) => void): void
}

export const createSentResponseEvents = (): SentResponseEvents => {
  const listeners: ((answered: SentResponse) => void)[] = []
  return {
    tell: (answered) => {
      for (const listener of listeners) listener(answered)
    },
    listen: (listener) => {
      listeners.push(listener)
    },
  }
}
