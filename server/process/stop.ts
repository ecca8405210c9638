import type { Logger } from 'pino'

const maxStopMs = 10_000

export interface StopOptions {
  announce(): void
  /** How long to serve after the announcement. */
  readonly delayMs: number
  stop(): Promise<void>
}

/**
 * Stops on SIGTERM: announces the stop, serves for a delay, finishes open requests and exits with 0. SIGINT or a second signal
 * skips the delay. An uncaught error exits with 1.
 */
export const stopGracefully = (log: Logger, { announce, delayMs, stop }: StopOptions): void => {
  let delay: NodeJS.Timeout | undefined
  let stopping = false
  const stopNow = () => {
    if (stopping) return
    stopping = true
    clearTimeout(delay)
    setTimeout(() => process.exit(0), maxStopMs).unref()
    stop().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'Stopping failed')
        process.exit(1)
      },
    )
  }
  const onSignal = (signal: string) => {
    log.info({ signal }, 'Stopping')
    announce()
    if (signal === 'SIGINT' || delay) stopNow()
    else delay = setTimeout(stopNow, delayMs)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  const onUncaught = (error: unknown) => {
    log.fatal({ err: error }, 'An error nobody caught')
    process.exit(1)
  }
  process.on('uncaughtException', onUncaught)
  process.on('unhandledRejection', onUncaught)
}
