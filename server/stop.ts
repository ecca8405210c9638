import type { Logger } from 'pino'

const patienceMs = 10_000

/** On SIGTERM or SIGINT finishes what is in flight and exits with 0; on an error nobody caught, with 1. */
export const stopGracefully = (log: Logger, stop: () => Promise<void>): void => {
  let stopping = false
  const onSignal = (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'Stopping')
    setTimeout(() => process.exit(0), patienceMs).unref()
    stop().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'Stopping failed')
        process.exit(1)
      },
    )
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
