import { setImmediate } from 'node:timers'

/** How long work may go on before whoever waits for the event loop has a turn, in milliseconds. */
const longestMs = 15

const nextTurn = (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  setImmediate(resolve)
  return promise
}

/** When work began in the turn of the event loop that it is; undefined before any has. */
let began: number | undefined

/**
 * Waits for the next turn of the event loop when this one has lasted long enough. What the embedded database answers
 * is there at once, so that a loop of queries alone would never let anyone else have a turn.
 */
export const takeTurns = async (): Promise<void> => {
  const now = performance.now()
  if (began === undefined) {
    began = now
    setImmediate(() => {
      began = undefined
    })
  } else if (now - began > longestMs) await nextTurn()
}
